extension AllergyIntolerance {
    /// What it is to: what the allergy names, and what has caused its reactions.
    package var substances: [CodeableConcept] {
        guard !isNoneKnown else { return [] }
        return [code].compactMap(\.self) + reactions.compactMap(\.substance)
    }

    /// What it is to, as one says it; empty where nobody has said.
    package var words: Phrase {
        code?.words ?? Phrase(joining: reactions.compactMap { $0.substance?.words }, by: ", ")
    }

    /// Whether it says that no allergy is known, by the codes of SNOMED CT that R4's value set has for that.
    package var isNoneKnown: Bool {
        code?.codings.contains { $0.system == "http://snomed.info/sct" && Self.noneKnown.contains($0.code ?? "") }
            ?? false
    }

    private static let noneKnown: Set = [
        "716186003", "409137002", "428607008", "429625007", "716184000", "716185004", "428197003", "716220001",
    ]
}
