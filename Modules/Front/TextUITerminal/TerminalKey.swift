/// A key, with the keys that were held down beside it.
public struct TerminalKey: Hashable, Sendable {
    /// A key by itself.
    public enum Code: Hashable, Sendable {
        /// A key that writes a character; with `control`, the letter in lower case.
        case character(Character)
        case up, down, left, right, home, end, pageUp, pageDown
        case insert, delete, backspace, enter, tab, escape
        /// F1 to F24.
        case function(Int)
    }

    /// The keys held down beside another.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// The keys as bits.
        public let rawValue: UInt8
        /// Creates a set from bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Shift; a key that writes a character has it in the character.
        public static let shift = Modifiers(rawValue: 1)
        /// Alt, or Meta.
        public static let alt = Modifiers(rawValue: 2)
        /// Control.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The key.
    public var code: Code
    /// The keys held down beside it.
    public var modifiers: Modifiers

    /// Creates a key with others held down.
    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    /// Returns the key that writes a character.
    public static func character(_ character: Character) -> TerminalKey { TerminalKey(.character(character)) }
    /// Returns the key of a letter in lower case with Control held down.
    public static func control(_ character: Character) -> TerminalKey { TerminalKey(.character(character), .control) }
    /// Returns the key of a character with Alt held down.
    public static func alt(_ character: Character) -> TerminalKey { TerminalKey(.character(character), .alt) }
}
