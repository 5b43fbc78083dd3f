import Foundation

extension StringProtocol {
    /// Whether another word may have been meant: one letter is added, left out, changed or swapped with the next, in a
    /// long word two. Both words are `searchWords`.
    func isNear(_ other: some StringProtocol) -> Bool {
        let shorter = Swift.min(count, other.count)
        guard shorter >= 5, Swift.max(count, other.count) - shorter <= 2, self != other else { return false }
        let distance = editDistance(to: other)
        return distance == 1 || distance == 2 && shorter >= 8 && first == other.first
    }

    /// How many letters are added, left out, changed or swapped with the next to come to another word.
    package func editDistance(to other: some StringProtocol) -> Int {
        let (own, others) = (Array(self), Array(other))
        var (beforeLast, last, row) = ([Int](), [Int](), Array(0...others.count))
        for (i, letter) in own.enumerated() {
            (beforeLast, last, row) = (last, row, [i + 1])
            for (j, its) in others.enumerated() {
                var least = Swift.min(last[j] + (letter == its ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, letter == others[j - 1], own[i - 1] == its {
                    least = Swift.min(least, beforeLast[j - 1] + 1)
                }
                row.append(least)
            }
        }
        return row[others.count]
    }
}

extension CodeableConcept {
    /// The names of what is in another, of the common members of groups and of brands that are written almost as one in
    /// this. A word that is known itself is not taken for a brand.
    func nearNames(in other: CodeableConcept) -> [String] {
        let own = ingredientWords
        let unknown = own.filter { !KnownMedicines.has($0) }
        let substances = other.ingredientWords.union(MedicineGroup.memberWords).filter { name in
            own.contains { $0.isNear(name) }
        }
        let brands = KnownMedicines.ingredients.keys.filter { name in unknown.contains { $0.isNear(name) } }
        return substances.union(brands).sorted().map(\.capitalized)
    }

    /// The known substances, groups and brands that are written almost as a word of this that is not known, the nearest
    /// first.
    func nearSubstances() -> [String] {
        let unknown = ingredientWords.filter { !KnownMedicines.has($0) && !KnownAllergens.has($0) }
        guard !unknown.isEmpty else { return [] }
        let near = KnownMedicines.names.compactMap { name -> (distance: Int, name: String)? in
            guard let distance = unknown.filter({ $0.isNear(name) }).map({ $0.editDistance(to: name) }).min() else {
                return nil
            }
            return (distance: distance, name: name)
        }
        return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map { $0.name.capitalized }
    }
}
