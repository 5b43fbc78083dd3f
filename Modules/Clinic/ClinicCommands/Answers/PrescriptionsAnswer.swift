import ClinicModel
import ClinicProgram
import Foundation

/// What is prescribed to somebody, and the refills that were asked for.
package struct PrescriptionsAnswer: Answer {
    private struct Record: Encodable {
        let id: String
        let medicine: String
        let dosage: String
        let status: String
        let statusReason: String?
        let prescribed: DateTime?
        let prescriber: String?
        let lastsUntil: Date?
        let isRefillDue: Bool
        let openRefill: String?

        init(_ prescription: Prescription) {
            let request = prescription.request
            id = request.id.rawValue
            medicine = prescription.title
            dosage = request.dosageText
            status = request.status.rawValue
            statusReason = request.statusReason?.display
            prescribed = request.authored
            prescriber = prescription.prescriberName
            lastsUntil = request.supplyEnd
            isRefillDue = prescription.isRefillDue
            openRefill = prescription.openRefill?.rawValue
        }
    }

    private enum CodingKeys: CodingKey {
        case patient, patientName, active, past, refills
    }

    private let prescriptions: PatientPrescriptions

    package init(_ prescriptions: PatientPrescriptions) {
        self.prescriptions = prescriptions
    }

    package func lines(width: Int?) -> [String] {
        let parts = [
            section("Active", prescriptions.active, width), section("Past", prescriptions.past, width),
            RefillsAnswer(prescriptions.refills, namesPatients: false).lines(width: width),
        ]
        return Array(parts.joined(separator: [""]))
    }

    private func section(_ title: Phrase, _ prescriptions: [Prescription], _ width: Int?) -> [String] {
        guard !prescriptions.isEmpty else { return [("\(title): nothing is prescribed." as Phrase).said] }
        let table = TextTable(
            [
                .flexible(title), .flexible("Dosage"), .whole("Status"), .flexible("Reason"), .whole("Prescribed"),
                .id("ID"),
            ],
            rows: prescriptions.map { prescription in
                [
                    prescription.words.said, prescription.request.dosageWords.said, prescription.state.said,
                    prescription.endWords, prescription.request.authored?.words(in: self.prescriptions.zone).said ?? "",
                    prescription.id.rawValue,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(prescriptions.patient.id.rawValue, forKey: .patient)
        try container.encode(prescriptions.patient.name, forKey: .patientName)
        try container.encode(prescriptions.active.map(Record.init), forKey: .active)
        try container.encode(prescriptions.past.map(Record.init), forKey: .past)
        try container.encode(prescriptions.refills.map(RefillRecord.init), forKey: .refills)
    }
}

/// Refills, in the order given.
package struct RefillsAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case refills
    }

    private let refills: [Refill]
    /// Whether the text says who asks.
    private let namesPatients: Bool

    package init(_ refills: [Refill], namesPatients: Bool = true) {
        self.refills = refills
        self.namesPatients = namesPatients
    }

    package func lines(width: Int?) -> [String] {
        guard !refills.isEmpty else { return [("No refills are asked for." as Phrase).said] }
        let table = TextTable(
            [
                .flexible("Patient"), .flexible("Refill of"), .flexible("Note"), .whole("Status"), .flexible("Reason"),
                .whole("Asked for"), .id("ID"),
            ],
            rows: refills.map { refill in
                [
                    namesPatients ? "\(refill.patientName) (\(refill.patient))" : "", refill.words.said,
                    refill.request.note ?? "", refill.outcome.words.said, refill.request.statusReason?.text ?? "",
                    refill.request.authored?.words(in: refill.zone).said ?? "",
                    refill.id.rawValue,
                ]
            })
        return table.lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(refills.map(RefillRecord.init), forKey: .refills)
    }
}

private struct RefillRecord: Encodable {
    private struct Issue: Encodable {
        let code: String
        let implicated: String
        let detail: String
    }

    private let id: String
    private let prescription: String?
    private let patient: String
    private let patientName: String
    private let medicine: String
    private let dosage: String
    private let prescribedLast: DateTime?
    private let allergies: [String]
    private let outcome: String
    private let asked: DateTime?
    private let note: String?
    private let reason: String?
    private let issues: [Issue]

    init(_ refill: Refill) {
        id = refill.id.rawValue
        prescription = refill.request.prior?.rawValue
        patient = refill.patient.rawValue
        patientName = refill.patientName
        medicine = refill.title
        dosage = (refill.prior ?? refill.request).dosageText
        prescribedLast = refill.prior?.authored
        allergies = refill.allergies.compactMap { $0.code?.display }
        outcome = refill.outcome.rawValue
        asked = refill.request.authored
        note = refill.request.note
        reason = refill.request.statusReason?.text
        issues = refill.issues.map { Issue(code: $0.kind.rawValue, implicated: $0.implicated, detail: $0.detail) }
    }
}

extension MedicationRequest {
    fileprivate var dosageText: String {
        dosageWords.description
    }
}

extension Prescription {
    /// Why it has ended, where that is known.
    fileprivate var endWords: String { request.isActive ? "" : request.statusReason?.words.said ?? "" }

    fileprivate var state: Phrase {
        if openRefill != nil { return "refill asked for" }
        return isRefillDue ? "refill due" : request.standing ?? request.status.words
    }
}
