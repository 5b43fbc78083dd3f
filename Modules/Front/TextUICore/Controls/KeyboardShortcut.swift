/// A key. As SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    public static let `return` = KeyEquivalent("\r")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let space = KeyEquivalent(" ")
    public static let tab = KeyEquivalent("\t")
    public static let delete = KeyEquivalent("\u{8}")
    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")

    /// As `key` names it.
    var name: String {
        switch self {
        case .return: "enter"
        case .escape: "escape"
        case .space: "space"
        case .tab: "tab"
        case .delete: "delete"
        case .upArrow: "up"
        case .downArrow: "down"
        case .leftArrow: "left"
        case .rightArrow: "right"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageup"
        case .pageDown: "pagedown"
        default: String(character).lowercased()
        }
    }
}

/// Keys held while another is pressed. As SwiftUI's `EventModifiers`; a terminal has control for command.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all = EventModifiers(rawValue: 63)
}

/// A key that presses a control. As SwiftUI's `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// As `key` names it: `ctrl-s` for command and S.
    var name: String { Self.name(of: key.name, modifiers) }

    private static func name(of key: String, _ modifiers: EventModifiers) -> String {
        var name = key
        if modifiers.contains(.shift) { name = "shift-" + name }
        if modifiers.contains(.option) { name = "alt-" + name }
        if modifiers.contains(.command) || modifiers.contains(.control) { name = "ctrl-" + name }
        return name
    }

    private static let prefixes: [(String, EventModifiers)] = [
        ("ctrl-", .control), ("control-", .control), ("cmd-", .command), ("command-", .command),
        ("alt-", .option), ("option-", .option), ("shift-", .shift),
    ]

    private static let synonyms = [
        "return": "enter", "esc": "escape", "backspace": "delete", "backtab": "shift-tab", " ": "space",
    ]

    /// The name of a key as `name` has it, however it was written: `shift-cmd-S`.
    static func normalized(_ name: String) -> String {
        var key = name.count == 1 ? name : name.lowercased()
        var modifiers: EventModifiers = []
        while let (prefix, modifier) = prefixes.first(where: { key.hasPrefix($0.0) && key.count > $0.0.count }) {
            key.removeFirst(prefix.count)
            modifiers.insert(modifier)
        }
        // A capital letter is the shift key's.
        if key.count == 1, key != key.lowercased() {
            key = key.lowercased()
            modifiers.insert(.shift)
        }
        return Self.name(of: synonyms[key] ?? key, modifiers)
    }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// A key that presses the control.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        setting(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        setting(\.keyboardShortcut, shortcut)
    }

    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        setting(\.keyboardShortcut, shortcut)
    }
}
