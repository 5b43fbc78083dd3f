/// The keys that a view asks to be told of.
package enum WantedKeys {
    case keys(Set<KeyEquivalent>)
    /// Those that type some of these.
    case characters(CharacterSet)
    case all

    func contains(_ press: KeyPress) -> Bool {
        switch self {
        case .keys(let keys): keys.contains(press.key)
        case .characters(let characters): press.characters.unicodeScalars.allSatisfy(characters.contains)
        case .all: true
        }
    }

    /// The names of the keys without a character of their own, and of the space bar.
    package var names: Set<String> {
        switch self {
        case .keys(let keys): Set(keys.map(\.name))
        case .characters(let characters): characters.contains(" ") ? [KeyEquivalent.space.name] : []
        case .all: KeyEquivalent.names
        }
    }

    /// Whether there are characters among them that no name stands for.
    package var hasCharacters: Bool { if case .keys = self { false } else { true } }
}
