/// The way in which a renderer makes pictures. As UIKit's `UIGraphicsRendererFormat`.
open class UIGraphicsRendererFormat {
    /// The rectangle of the picture, in points.
    open internal(set) var bounds = CGRect.zero

    /// Makes a format.
    public required init() {}

    /// Returns the format that a renderer has of its own.
    open class func `default`() -> Self { Self() }

    /// Returns the format that fits the screen best: the default one.
    open class func preferred() -> Self { Self() }
}

/// The way in which a renderer makes pictures of pixels. As UIKit's `UIGraphicsImageRendererFormat`.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels to a point: that of the screen by default, 1.
    open var scale: CGFloat = 1
    /// Whether the ground is black rather than transparent.
    open var opaque = false
    /// The range of the colours. Has no effect in text.
    open var preferredRange = Range.automatic

    /// A range of colours. Has no effect in text.
    public enum Range: Int, Sendable {
        case unspecified = -1
        case automatic, extended, standard
    }

    /// Makes a format.
    public required init() { super.init() }

    /// Makes a format for a screen's traits, which have no effect in text.
    public init(for traitCollection: UITraitCollection) { super.init() }
}
