/// A line under or through words. As UIKit's `NSUnderlineStyle`; in text all look the same.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits of the style.
    public let rawValue: Int
    /// Makes a style of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    /// Dashes and dots in turn.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 768)
    /// A dash and two dots in turn.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 1024)
    /// No line under spaces.
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
}
