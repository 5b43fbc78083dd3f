/// A press of a key in a focused view, as SwiftUI's `KeyPress`. A terminal tells that a key goes down alone, and tells
/// a held key as one that goes down again and again.
public struct KeyPress: Sendable {
    /// The phases of a key press, as SwiftUI's `KeyPress.Phases`.
    public struct Phases: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The key goes down: the only phase in text.
        public static let down = Phases(rawValue: 1)
        /// The key is held. Never told in text.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key goes up. Never told in text.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The answer to a key press: `handled` ends it, `ignored` passes it on to the view around and then to the screen.
    public enum Result: Hashable, Sendable {
        /// The key is taken, or passed on.
        case handled, ignored
    }

    /// The phase; always `down` in text.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types, a capital letter with shift.
    public let characters: String
    /// The modifiers held with it.
    public let modifiers: EventModifiers

    /// A key by its name, as `SceneHost.key` takes it: `space`, `ctrl-s`, `A`; nil where there is no such key.
    package init?(named name: String) {
        let (name, modifiers) = KeyboardShortcut.parts(of: name)
        guard let key = KeyEquivalent(named: name) else { return nil }
        self.init(key: key, modifiers: modifiers)
    }

    init(key: KeyEquivalent, modifiers: EventModifiers) {
        phase = .down
        self.key = key
        self.modifiers = modifiers
        characters = modifiers.contains(.shift) ? String(key.character).uppercased() : String(key.character)
    }
}

extension KeyEquivalent {
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that deletes forward.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The clear key, which terminals do not have.
    public static let clear = KeyEquivalent("\u{F739}")

    private static let named: [String: KeyEquivalent] = Dictionary(
        uniqueKeysWithValues: [
            .return, .escape, .space, .tab, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
            .pageUp,
            .pageDown, .deleteForward,
        ].map { ($0.name, $0) })

    /// The names of the keys that have one beside their character.
    package static var names: Set<String> { Set(named.keys) }

    init?(named name: String) {
        if let key = Self.named[name] {
            self = key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }
}
