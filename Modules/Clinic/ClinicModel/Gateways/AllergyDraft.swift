import Foundation

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

    package static let longestSubstance = 200
    package static let longestReaction = 500

    package var hasFittingSubstance: Bool { trimmedSubstance.count <= Self.longestSubstance }
    package var hasFittingReaction: Bool { trimmedReaction.count <= Self.longestReaction }

    /// Without white space around it.
    var trimmedSubstance: String { substance.display.trimmed }
    var trimmedReaction: String { reaction?.trimmed ?? "" }
}
