import ClinicModel

/// What is typed of an allergy, until it is added.
package struct AllergyForm: Hashable, Sendable {
    package var substance = ""
    package var type = AllergyIntolerance.Kind.allergy
    package var criticality: AllergyIntolerance.Criticality?
    package var reaction = ""

    package init() {}

    /// Something that is typed.
    package enum Field: Hashable, Sendable {
        case substance, reaction
    }

    package var saysWhat: Bool { substance.contains { !$0.isWhitespace } }

    /// The field for which it is refused: the reaction where that alone is too long.
    package var firstFault: Field {
        let draft = draft(in: nil)
        return draft.hasFittingSubstance && !draft.hasFittingReaction ? .reaction : .substance
    }

    package func draft(in encounter: Encounter.ID?) -> AllergyDraft {
        AllergyDraft(
            substance: CodeableConcept(text: substance), type: type, criticality: criticality, reaction: reaction,
            encounter: encounter)
    }
}
