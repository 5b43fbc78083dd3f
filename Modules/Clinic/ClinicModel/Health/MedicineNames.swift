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
        var seen: Set<String> = []
        return Array((beginning + near).filter { seen.insert($0).inserted }.prefix(limit))
    }

    /// A name that is written almost as was typed, with what else was typed, and without its strength where another was;
    /// nil if it is another.
    private func corrected(_ typed: String, to name: String) -> String? {
        let own = name.searchWords
        guard typed.searchWords.contains(where: { word in own.contains { word.isNear($0) } }) else { return nil }
        let others = parts(of: typed, besides: name)
        guard others.contains(where: { $0.contains(where: \.isNumber) }) else {
            return ([name] + others).joined(separator: " ")
        }
        let words = name.split(separator: " ")
        let bare = (words.prefix(1) + words.dropFirst().prefix { $0.first?.isNumber == false }).joined(separator: " ")
        return ([bare] + parts(of: typed, besides: bare)).joined(separator: " ")
    }

    /// What was typed that a name has neither so nor almost so.
    private func parts(of typed: String, besides name: String) -> [String] {
        let own = name.searchWords
        return typed.split(separator: " ").filter { part in
            !part.searchWords.allSatisfy { word in own.contains { $0 == word || word.isNear($0) } }
        }.map(String.init)
    }

    /// Whether a name needs no correction: by the first word that names what is in it, it was prescribed, or is known.
    package func knows(_ medicine: CodeableConcept) -> Bool {
        let ingredients = medicine.ingredientWords
        guard let first = medicine.display.searchWords.first(where: ingredients.contains) else { return false }
        let concept = CodeableConcept(text: first)
        return concept.canBeCompared || names.contains { CodeableConcept(text: $0).sharesIngredient(with: concept) }
    }
}
