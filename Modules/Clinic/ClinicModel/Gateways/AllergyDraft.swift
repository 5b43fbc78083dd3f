/// An allergy or an intolerance that is to be noted.
package struct AllergyDraft: Hashable, Codable, Sendable {
    /// What must not be given.
    package var substance: CodeableConcept
    package var type: AllergyIntolerance.Kind
    package var criticality: AllergyIntolerance.Criticality?
    /// What happened, in words.
    package var reaction: String?
    /// The visit in which it is noted, which goes on.
    package var encounter: Encounter.ID?

    package init(
        substance: CodeableConcept, type: AllergyIntolerance.Kind = .allergy,
        criticality: AllergyIntolerance.Criticality? = nil, reaction: String? = nil, encounter: Encounter.ID? = nil
    ) {
        self.substance = substance
        self.type = type
        self.criticality = criticality
        self.reaction = reaction
        self.encounter = encounter
    }
}
