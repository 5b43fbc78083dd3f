extension AllergyDraft {
    /// What the allergy, once it is noted, says against a medicine.
    package func issue(with medication: CodeableConcept) -> DetectedIssue? {
        AllergyIntolerance(
            id: "draft", type: type, criticality: criticality,
            code: CodeableConcept(codings: substance.codings, text: trimmedSubstance), patient: nil,
            reactions: trimmedReaction.isEmpty
                ? [] : [.init(manifestations: [CodeableConcept(text: trimmedReaction)])]
        ).issue(with: medication)
    }
}
