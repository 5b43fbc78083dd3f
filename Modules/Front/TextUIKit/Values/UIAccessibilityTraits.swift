/// What a view is to a person who does not see it. As UIKit's `UIAccessibilityTraits`; has no effect in text, where a
/// view's class says it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt64
    /// Makes traits of their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No trait.
    public static let none: UIAccessibilityTraits = []
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// A view that is chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// A view with a sound of its own.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Words that do not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// A summary of the screen.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// A view that takes no input.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// A view that often changes.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A field for words to search for.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// A beginning of sound or film.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// A value that goes up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// A view that is touched itself.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// A view that turns a page when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// A heading.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
    /// A bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 268_435_456)
}
