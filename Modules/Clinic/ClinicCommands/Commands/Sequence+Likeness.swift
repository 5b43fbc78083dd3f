import ClinicModel

extension Sequence {
    /// These, and first those whose names are written almost as a text.
    func sorted(byLikenessTo text: String, _ name: KeyPath<Element, String>) -> [Element] {
        let sought = text.soughtWords
        func isLike(_ element: Element) -> Bool {
            let known = element[keyPath: name].knownWords
            return sought.allSatisfy { word in known.contains(where: word.matches) }
        }
        return filter(isLike) + filter { !isLike($0) }
    }
}
