/// The medicines that a clinic suggests by name: those that were prescribed in it or imported, the common members of the
/// groups that allergies are compared by, and common brands. That a name was prescribed does not say what is in it; whether
/// that is known, ``CodeableConcept/canBeCompared`` says.
package struct MedicineNames: Hashable, Codable, Sendable {
    /// As they were written, in the order of the alphabet.
    package let names: [String]

    package init(_ names: some Sequence<String>) {
        self.names = Set(names.filter { !$0.isEmpty }).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// Those that begin as was typed, word for word; where none is known, those that are written almost so, with the
    /// strength that was typed. None that is typed whole.
    package func suggestions(for typed: String, limit: Int = 5) -> [String] {
        let words = typed.searchWords
        guard !words.isEmpty else { return [] }
        let all = names + (MedicineGroup.members + KnownMedicines.brandNames).filter { !names.contains($0) }
        let others = all.filter { $0.searchWords != words }
        let beginning = others.filter { name in
            let own = name.searchWords
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
        }
        guard !knows(CodeableConcept(text: typed)) else { return Array(beginning.prefix(limit)) }
        let near = others.filter { !beginning.contains($0) }.compactMap { corrected(typed, to: $0) }
        return Array((beginning + near).prefix(limit))
    }

    /// A name that is written almost as was typed, with what else was typed; nil if it is another.
    private func corrected(_ typed: String, to name: String) -> String? {
        let own = name.searchWords
        let others = typed.split(separator: " ").filter { part in
            !part.searchWords.allSatisfy { word in own.contains { $0 == word || word.isNear($0) } }
        }
        guard typed.searchWords.contains(where: { word in own.contains { word.isNear($0) } }) else { return nil }
        return ([name] + others.map(String.init)).joined(separator: " ")
    }

    /// Whether a name needs no correction: by the first word that names what is in it, it was prescribed, or is known.
    package func knows(_ medicine: CodeableConcept) -> Bool {
        let ingredients = medicine.ingredientWords
        guard let first = medicine.display.searchWords.first(where: ingredients.contains) else { return false }
        let concept = CodeableConcept(text: first)
        return concept.canBeCompared || names.contains { CodeableConcept(text: $0).sharesIngredient(with: concept) }
    }
}
