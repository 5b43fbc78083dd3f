import Foundation

extension HealthDesk {
    func addAllergy(_ draft: AllergyDraft, to id: Patient.ID) throws -> AllergyIntolerance.ID {
        _ = try principal.patient(id, in: records)
        let (substance, reaction) = (draft.trimmedSubstance, draft.trimmedReaction)
        guard !substance.isEmpty else { throw ClinicError.invalid("An allergy needs the name of a substance.") }
        guard draft.hasFittingSubstance else {
            throw ClinicError.invalid(
                "The substance’s name is longer than \(AllergyDraft.longestSubstance) characters.")
        }
        guard draft.hasFittingReaction else {
            throw ClinicError.invalid("The reaction is longer than \(AllergyDraft.longestReaction) characters.")
        }
        let known = try records.entries(AllergyIntolerance.self, of: id).filter(\.isActive)
        if known.contains(where: { $0.code?.display.lowercased() == substance.lowercased() }) {
            throw ClinicError.invalid("“\(substance)” is noted as an allergy of the patient’s already.")
        }
        if let encounter = draft.encounter {
            try records.checkRunning(
                encounter, of: id, by: principal,
                over: .notPossible("The visit is over: note the allergy without it."))
        }
        let code = CodeableConcept(codings: draft.substance.codings, text: substance)
        let allergy = AllergyIntolerance(
            id: .unique(), type: draft.type, criticality: draft.criticality, code: code, patient: id,
            encounter: draft.encounter, recorded: .instant(records.now), recorder: principal.reference,
            reactions: reaction.isEmpty ? [] : [.init(manifestations: [CodeableConcept(text: reaction)])])
        try records.store(allergy)
        return allergy.id
    }

    /// How sure it was before.
    func markAllergyInError(_ allergy: AllergyIntolerance.ID, of id: Patient.ID) throws -> VerificationStatus? {
        _ = try principal.patient(id, in: records)
        guard var found = try records.entry(allergy), found.patient == id, !found.isEnteredInError else {
            throw ClinicError.notFound("allergy \(allergy)")
        }
        let before = found.verificationStatus
        // R4: what was entered in error has no clinical status.
        (found.verificationStatus, found.clinicalStatus) = (.enteredInError, nil)
        try records.store(found)
        return before
    }
}
