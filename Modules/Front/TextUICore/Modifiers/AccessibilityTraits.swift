/// The traits of an element. Those without a meaning in text are kept out of the frame.
public struct AccessibilityTraits: _BitSet {
    /// The traits as bits.
    public var _bits: UInt64 = 0
    /// Creates no traits.
    public init() {}
    /// A text with it has the role `button`.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// A text with it has the role `heading`.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// An element without a value has the value `selected`.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// An element with it has the role `link`.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// A search field. Has no effect in text.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// An image. Has no effect in text.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// A player of sound. Has no effect in text.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// A key of a keyboard. Has no effect in text.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// A text that does not change. Has no effect in text.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// A summary of the screen. Has no effect in text.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// Words that change, or a row of a list into which others come: a page has them read out. Has no effect in text.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// A start of media. Has no effect in text.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// A view that takes touches itself. Has no effect in text.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// A view that turns a page after it is read. Has no effect in text.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// A view that leaves no other reachable. Has no effect in text.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// A toggle. Has no effect in text.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// A bar of tabs. Has no effect in text.
    public static let isTabBar = AccessibilityTraits(bit: 16)
}
