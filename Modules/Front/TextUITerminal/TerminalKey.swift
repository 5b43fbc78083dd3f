/// A key, with what was held down beside it.
public struct TerminalKey: Hashable, Sendable {
    public enum Code: Hashable, Sendable {
        /// What the key writes; with `control`, the letter in lower case.
        case character(Character)
        case up, down, left, right, home, end, pageUp, pageDown
        case insert, delete, backspace, enter, tab, escape
        /// F1 to F24.
        case function(Int)
    }

    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let shift = Modifiers(rawValue: 1)
        public static let alt = Modifiers(rawValue: 2)
        public static let control = Modifiers(rawValue: 4)
    }

    public var code: Code
    public var modifiers: Modifiers

    public init(_ code: Code, _ modifiers: Modifiers = []) {
        self.code = code
        self.modifiers = modifiers
    }

    public static func character(_ character: Character) -> TerminalKey { TerminalKey(.character(character)) }
    public static func control(_ character: Character) -> TerminalKey { TerminalKey(.character(character), .control) }
    public static func alt(_ character: Character) -> TerminalKey { TerminalKey(.character(character), .alt) }
}
