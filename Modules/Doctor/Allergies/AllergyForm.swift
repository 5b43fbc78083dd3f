import ClinicModel

/// What is typed of an allergy, until it is added.
package struct AllergyForm: Hashable, Sendable {
    package var substance = ""
    package var type = AllergyIntolerance.Kind.allergy
    package var criticality: AllergyIntolerance.Criticality?
    package var reaction = ""

    package init() {}

    package var saysWhat: Bool { substance.contains { !$0.isWhitespace } }

    package func draft(in encounter: Encounter.ID?) -> AllergyDraft {
        AllergyDraft(
            substance: CodeableConcept(text: substance), type: type, criticality: criticality, reaction: reaction,
            encounter: encounter)
    }
}
