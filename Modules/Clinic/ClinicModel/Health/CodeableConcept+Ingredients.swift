extension CodeableConcept {
    /// Words of a medicine's name that say in which form and strength it comes, or how it works, and not what is in it.
    private static let forms: Set<String> = [
        "acid", "agent", "agents", "antagonist", "antagonists", "blocker", "blockers", "capsule", "capsules",
        "coated", "cream", "disintegrating", "dose", "drops", "extended", "film", "gel", "hour", "hours",
        "hydrochloride", "inhalation", "inhaler", "inhibitor", "inhibitors", "injectable", "injection", "mesylate",
        "metered", "micrograms", "milligrams", "ointment", "oral", "patch", "powder", "product", "release", "sodium",
        "solution", "spray", "succinate", "sulfate", "suspension", "syrup", "system", "tablet", "tablets", "tartrate",
        "topical", "transdermal", "unit", "units", "with",
    ]
    private static let shortestWord = 4

    /// The words that name what is in a medicine, or what somebody is allergic to; of a known brand also its ingredients.
    package var ingredientWords: Set<String> {
        let written = writtenIngredientWords
        return written.union(written.flatMap { KnownMedicines.ingredients[$0] ?? [] })
    }

    private var writtenIngredientWords: Set<String> {
        let texts = [text].compactMap(\.self) + codings.compactMap(\.display)
        let words = texts.flatMap(\.searchWords).filter { word in
            word.count >= Self.shortestWord && !word.contains(where: \.isNumber)
        }
        return Set(words).subtracting(Self.forms)
    }

    /// Whether both have a code in common, or a word that names an ingredient.
    package func sharesIngredient(with other: CodeableConcept) -> Bool {
        if sharesCode(with: other) { return true }
        let others = other.ingredientWords
        return ingredientWords.contains { word in others.contains { word.isSameIngredient(as: $0) } }
    }

    /// Whether it is known what is in a medicine of this name or code, so that the comparison with allergies says something.
    package var canBeCompared: Bool {
        ingredientWords.contains(where: KnownMedicines.has) || !MedicineGroup.groups(of: self).isEmpty
    }

    /// Whether nobody but the practitioner can compare a medicine of this name with allergies: it is not known what is in
    /// it, and one of them may be to a medicine.
    package func isLeftToCompare(with allergies: [AllergyIntolerance]) -> Bool {
        !canBeCompared && allergies.contains(where: \.mayBeToMedicine)
    }
}

extension String {
    private static let shortestStem = 6

    /// Whether two words name one ingredient: they are the same, or one goes on where the other ends.
    func isSameIngredient(as other: String) -> Bool {
        if self == other { return true }
        let stem = count < other.count ? self : other
        return stem.count >= Self.shortestStem && hasPrefix(stem) && other.hasPrefix(stem)
    }

    /// A name without the vowel that tells the languages apart, as in doxycycline and Doxycyclin, amoxicillin and
    /// amoxicilline.
    var withoutLastVowel: Substring { hasSuffix("e") || hasSuffix("a") ? dropLast() : self[...] }
}
