/// A medicine that a patient must not take, as somebody has written it down.
package struct Prohibition: Hashable, Codable, Sendable, Identifiable {
    /// A FHIR reference to what says so.
    package let source: String
    package let medication: CodeableConcept

    package init(source: String, medication: CodeableConcept) {
        self.source = source
        self.medication = medication
    }

    package var id: String { source }
}

extension MedicationRequest {
    /// That the medicine must not be taken, for as long as the request stands.
    package var prohibition: Prohibition? {
        guard doNotPerform == true, [.active, .onHold, .unknown].contains(status), let medication else { return nil }
        return Prohibition(source: id.reference, medication: medication)
    }
}

extension MedicationStatement {
    /// That the medicine must not be taken, where it is not taken for such a reason rather than for one of taste or cost.
    package var prohibition: Prohibition? {
        guard status == .notTaken, statusReasons.contains(where: \.forbids), let medication else { return nil }
        return Prohibition(source: id.reference, medication: medication)
    }
}

extension CodeableConcept {
    /// SNOMED CT's reasons for which a medicine must not be taken: side effects, a contraindication, an interaction.
    private static let forbiddingCodes: Set = ["182864000", "395008009", "395009001", "407563006"]

    /// The beginnings of words that say the same, in English and in German.
    private static let forbiddingWords = [
        "allerg", "anaphyla", "contraindicat", "forbid", "intoleran", "prohibit", "interaction", "hypersensitiv",
        "toxic",
        "kontraindi", "unvertrag", "nebenwirk", "wechselwirk", "verboten", "uberempfind",
    ]

    /// Pairs of words that say it together, as in side effects, contra-indication and must not.
    private static let forbiddingPairs = [
        ("side", "effect"), ("adverse", "effect"), ("adverse", "reaction"), ("contra", "indicat"), ("must", "not"),
        ("not", "tolerat"), ("nicht", "vertrag"), ("darf", "nicht"), ("kontra", "indi"),
    ]

    /// Whether a reason not to take a medicine says that it must not be taken.
    fileprivate var forbids: Bool {
        let isCoded = codings.contains { coding in
            coding.system == "http://snomed.info/sct" && coding.code.map(Self.forbiddingCodes.contains) ?? false
        }
        if isCoded { return true }
        return ([text] + codings.map(\.display)).compactMap(\.self).contains { said in
            let words = said.searchWords
            return words.contains { word in Self.forbiddingWords.contains(where: word.hasPrefix) }
                || zip(words, words.dropFirst()).contains { first, second in
                    Self.forbiddingPairs.contains { $0.0 == first && second.hasPrefix($0.1) }
                }
        }
    }
}
