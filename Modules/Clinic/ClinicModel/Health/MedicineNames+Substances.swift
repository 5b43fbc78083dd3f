extension MedicineNames {
    /// Whether it is known what an allergy of this name is to: a substance, a group or a medicine of the program's or of the
    /// clinic's, or what is no medicine. What is written almost as a known substance is taken for a slip.
    package func knows(substance: CodeableConcept) -> Bool {
        if substance.canBeCompared { return true }
        guard substance.nearSubstances().isEmpty else { return false }
        return knows(substance) || substance.display.searchWords.contains(where: KnownAllergens.has)
    }

    /// Substances, groups and brands that may be meant by the name of an allergy, where it is not known what that is to.
    package func substances(near name: String, limit: Int = 3) -> [String] {
        let substance = CodeableConcept(text: name)
        guard !knows(substance: substance) else { return [] }
        return Array(substance.nearSubstances().prefix(limit))
    }
}
