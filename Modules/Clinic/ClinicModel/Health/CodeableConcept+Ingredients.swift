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
    private static let shortestStem = 6

    /// The words that name what is in a medicine, or what somebody is allergic to.
    package var ingredientWords: Set<String> {
        let texts = [text].compactMap(\.self) + codings.compactMap(\.display)
        let words = texts.flatMap(\.searchWords).filter { word in
            word.count >= Self.shortestWord && !word.contains(where: \.isNumber)
        }
        return Set(words).subtracting(Self.forms)
    }

    /// Whether both have a code in common, or a word that names an ingredient.
    package func sharesIngredient(with other: CodeableConcept) -> Bool {
        let hasCode = codings.contains { coding in
            coding.code != nil && other.codings.contains { $0.system == coding.system && $0.code == coding.code }
        }
        if hasCode { return true }
        let others = other.ingredientWords
        return ingredientWords.contains { word in others.contains { isSame(word, $0) } }
    }

    private func isSame(_ word: String, _ other: String) -> Bool {
        if word == other { return true }
        let stem = word.count < other.count ? word : other
        return stem.count >= Self.shortestStem && word.hasPrefix(stem) && other.hasPrefix(stem)
    }
}
