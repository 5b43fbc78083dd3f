/// A key of the keyboard, as SwiftUI's `KeyEquivalent`.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character that the key types, or a private one for keys without a character.
    public var character: Character

    /// Creates the key that types `character`.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates a key from a literal of one character.
    public init(extendedGraphemeClusterLiteral value: Character) {
        character = value
    }

    /// The return key; `enter` as the json front's `key`.
    public static let `return` = KeyEquivalent("\r")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The backspace key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The up arrow.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow.
    public static let rightArrow = KeyEquivalent("\u{F703}")

    /// As `key` names it.
    package var name: String {
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

/// The keys held while another is pressed, as SwiftUI's `EventModifiers`. A terminal has no command key: control stands
/// for it.
public struct EventModifiers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The caps lock key, which a terminal does not tell.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key; a capital letter is that of its small one.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key, which terminals call alt.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key; control on a terminal.
    public static let command = EventModifiers(rawValue: 16)
    /// The numeric pad, which a terminal does not tell.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all = EventModifiers(rawValue: 63)
}

/// A key that presses a control, as SwiftUI's `KeyboardShortcut`. The json front names it in `key`: `ctrl-s` for
/// command and S.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The modifiers held with it.
    public var modifiers: EventModifiers

    /// How the key follows the keyboard of the language; a terminal sends what was typed.
    public var localization = Localization.automatic

    /// Creates a shortcut; the command key is held unless other modifiers are given.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// Creates a shortcut that follows the keyboard of the language in a way.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.init(key, modifiers: modifiers)
        self.localization = localization
    }

    /// As SwiftUI's `KeyboardShortcut.Localization`.
    public struct Localization: Sendable {
        /// By the direction of the language.
        public static let automatic = Localization()
        /// By the language, but not by its direction.
        public static let withoutMirroring = Localization()
        /// Not at all.
        public static let custom = Localization()
    }

    /// The return key alone: the key of a default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key alone: the key of a cancel button. The back command presses it in a sheet whose interactive
    /// dismissal is disabled.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether both are the same keys on a terminal, where command and control are one.
    public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool { a.name == b.name }
    /// Feeds the keys' name on a terminal to the hasher.
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
        ("ctrl-", .control), ("control-", .control), ("cmd-", .control), ("command-", .control),
        ("alt-", .option), ("option-", .option), ("shift-", .shift),
    ]

    private static let synonyms = [
        "return": "enter", "esc": "escape", "backspace": "delete", "backtab": "shift-tab", " ": "space",
    ]

    /// The name of a key as `name` has it, however it was written: `shift-cmd-S`.
    package static func normalized(_ name: String) -> String {
        let (key, modifiers) = parts(of: name)
        return Self.name(of: key, modifiers)
    }

    /// The key of a name and what is held with it, however it was written. Control stands for the command key.
    package static func parts(of name: String) -> (key: String, modifiers: EventModifiers) {
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
        return (synonyms[key] ?? key, modifiers)
    }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the controls inside the view, or nil.
    public package(set) var keyboardShortcut: KeyboardShortcut? {
        get { common.hasKeyboardShortcut ? self[ShortcutKey.self] : nil }
        set {
            self[ShortcutKey.self] = newValue
            common.hasKeyboardShortcut = newValue != nil
        }
    }
}

extension View {
    /// Sets the key that presses the control. Modifiers default to command, which is control on a terminal.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        setting(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the shortcut that presses the control, as it follows the keyboard of the language.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        setting(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the shortcut that presses the control.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        setting(\.keyboardShortcut, shortcut)
    }

    /// Sets the shortcut that presses the control; nil takes it away.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        setting(\.keyboardShortcut, shortcut)
    }
}
