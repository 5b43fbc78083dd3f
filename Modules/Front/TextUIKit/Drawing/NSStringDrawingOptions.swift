/// A set of choices for drawing words. As UIKit's `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the choices.
    public let rawValue: Int
    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The words begin at the upper left corner and are wrapped; else they stand on one line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// The leading of the font counts. Has no effect in text.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The bounds are those of the drawn letters. Has no effect in text.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that is seen ends in an ellipsis. Has no effect in text.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The outcome of drawing words. As UIKit's `NSStringDrawingContext`; letters are never made smaller in text.
open class NSStringDrawingContext {
    /// The least share to which letters may be made smaller. Has no effect in text.
    open var minimumScaleFactor: CGFloat = 0
    /// The share to which letters were made smaller: 1.
    open var actualScaleFactor: CGFloat { 1 }

    /// Makes a context.
    public init() {}
}
