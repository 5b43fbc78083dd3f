import Foundation

/// What the marks of inline Markdown mean for the words between them, as Foundation's type of this name on Apple's
/// systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The intents, a bit each, as Foundation has them.
    public let rawValue: UInt
    /// Makes a set of Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*Emphasized*`, drawn italic.
    public static let emphasized = Self(rawValue: 1 << 0)
    /// `**Strong**`, drawn bold.
    public static let stronglyEmphasized = Self(rawValue: 1 << 1)
    /// `` `Code` ``.
    public static let code = Self(rawValue: 1 << 2)
    /// `~~Struck~~`, drawn with a line through.
    public static let strikethrough = Self(rawValue: 1 << 5)
    /// The space that stands for the end of a line within a paragraph.
    public static let softBreak = Self(rawValue: 1 << 6)
    /// A new line that two spaces or a backslash at a line's end ask for.
    public static let lineBreak = Self(rawValue: 1 << 7)
    /// A tag of HTML among words. No Markdown gets it here: tags are words.
    public static let inlineHTML = Self(rawValue: 1 << 8)
    /// A block of HTML. No Markdown gets it here: tags are words.
    public static let blockHTML = Self(rawValue: 1 << 9)
}
