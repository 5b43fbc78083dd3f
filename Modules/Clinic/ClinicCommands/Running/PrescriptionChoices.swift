import ClinicModel
import ClinicProgram

/// The prescriptions, or the requests for a refill, one of which a command is about.
struct PrescriptionChoices {
    private enum Kind {
        case prescription, request
    }

    private let kind: Kind
    /// Those that the name of the medicine names as well.
    private let named: [IDCandidate<MedicationRequest>]
    /// Those that an ID alone names.
    private let others: [IDCandidate<MedicationRequest>]

    /// Somebody's prescriptions, of which a name means an active one.
    init(_ prescriptions: PatientPrescriptions) {
        kind = .prescription
        named = prescriptions.active.map { IDCandidate(id: $0.id, words: $0.words) }
        others = prescriptions.past.map { IDCandidate(id: $0.id, words: $0.words) }
    }

    /// Requests that wait for an answer. For a practitioner they are named by the patient, too.
    init(_ refills: [Refill], for role: Principal.Role) {
        kind = .request
        named = refills.map { refill in
            IDCandidate(
                id: refill.id,
                words: role == .practitioner ? "\(refill.words), \(refill.patientName)" : refill.words)
        }
        others = []
    }

    /// The one with the ID that was typed, else the only one whose ID begins so, or else whose name has words that do.
    /// Throws where several are meant or none is, with those that there are.
    func meant(by typed: MedicationRequest.ID) throws -> MedicationRequest.ID {
        let all = named + others
        if all.contains(where: { $0.id == typed }) { return typed }
        if let begun = try typed.begun(among: all) { return begun }
        let found = typed.named(among: named)
        switch found.count {
        case 0: throw none(typed)
        case 1: return found[0].id
        default: throw ProgramError(.noInput, several(typed), advice: "name one by ID: \(found.names())")
        }
    }

    private func several(_ typed: MedicationRequest.ID) -> Phrase {
        switch kind {
        case .prescription: "“\(typed)” is more than one medicine"
        case .request: "“\(typed)” is more than one request"
        }
    }

    private func none(_ typed: MedicationRequest.ID) -> ProgramError {
        let there = named.sorted(byLikenessTo: typed.rawValue, \.name).names()
        let message: Phrase =
            switch kind {
            case .prescription: "“\(typed)” is none of the active medicines"
            case .request: "“\(typed)” is none of the requests that wait"
            }
        return ProgramError(.noInput, message, advice: named.isEmpty ? "there is none" : "name one of: \(there)")
    }
}
