/// The medicines that a clinic knows by name: those that were prescribed in it or imported, and the common members of the
/// groups that allergies are compared by.
package struct MedicineNames: Hashable, Codable, Sendable {
    /// As they were written, in the order of the alphabet.
    package let names: [String]

    package init(_ names: some Sequence<String>) {
        self.names = Set(names.filter { !$0.isEmpty }).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// Those that begin as was typed, word for word, and then those that are written almost so; none that is typed whole.
    package func suggestions(for typed: String, limit: Int = 5) -> [String] {
        let words = typed.searchWords
        guard !words.isEmpty else { return [] }
        let all = names + MedicineGroup.members.filter { !names.contains($0) }
        let others = all.filter { $0.searchWords != words }
        let beginning = others.filter { name in
            let own = name.searchWords
            return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
        }
        let near = others.filter { name in name.searchWords.contains { own in words.contains { $0.isNear(own) } } }
        return Array((beginning + near.filter { !beginning.contains($0) }).prefix(limit))
    }

    /// Whether a medicine, by the first word that names what is in it, is one of them or of a group.
    package func knows(_ medicine: CodeableConcept) -> Bool {
        let ingredients = medicine.ingredientWords
        guard let first = medicine.display.searchWords.first(where: ingredients.contains) else { return false }
        let concept = CodeableConcept(text: first)
        return !MedicineGroup.groups(of: concept).isEmpty
            || (names + MedicineGroup.members).contains { CodeableConcept(text: $0).sharesIngredient(with: concept) }
    }
}
