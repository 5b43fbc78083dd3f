/// A key that a view with the focus is told of. As SwiftUI's `KeyPress`: a terminal tells when a key goes down, and of
/// one that repeats as if it went down again.
public struct KeyPress: Sendable {
    /// As SwiftUI's `KeyPress.Phases`.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// Whether a key is taken, or goes on to the view around and to what the screen does with it.
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key writes.
    public let characters: String
    public let modifiers: EventModifiers

    /// A key by its name, as `SceneHost.key` takes it: `space`, `ctrl-s`, `A`; nil where there is no such key.
    init?(named name: String) {
        let normal = KeyboardShortcut.normalized(name)
        var rest = Substring(normal)
        var modifiers: EventModifiers = []
        for (prefix, modifier): (String, EventModifiers) in [
            ("ctrl-", .control), ("alt-", .option), ("shift-", .shift),
        ] where rest.hasPrefix(prefix) && rest.count > prefix.count {
            rest = rest.dropFirst(prefix.count)
            modifiers.insert(modifier)
        }
        guard let key = KeyEquivalent(named: String(rest)) else { return nil }
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
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let clear = KeyEquivalent("\u{F739}")

    private static let named: [String: KeyEquivalent] = Dictionary(
        uniqueKeysWithValues: [
            .return, .escape, .space, .tab, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow, .home, .end,
            .pageUp,
            .pageDown, .deleteForward,
        ].map { ($0.name, $0) })

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
