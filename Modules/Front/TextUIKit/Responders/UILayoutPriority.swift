/// The weight of a wish of layout. As UIKit's `UILayoutPriority`: a stack gives the room that is left to the views that
/// hug their content least, and a constraint that is not required gives way to those that count more.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The weight, from 0 to 1000.
    public let rawValue: Float

    /// Makes a priority of a weight.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority of a weight, without a label.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the wish has to be granted.
    public static let required = UILayoutPriority(1000)
    /// 750: the usual resistance to being compressed.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: the wish of a drag that may change the size of a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the wish for the size that a scene has.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: the wish of a drag that changes no size of a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the usual hugging of content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the wish for the least size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the wish counts more than the size of contents.
    var isStrong: Bool { rawValue > UILayoutPriority.defaultLow.rawValue }
}

extension UIView {
    /// Sets how much the view keeps to its content's size.
    ///
    /// A stack whose views differ in it stretches the one that keeps to it least.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
        superview?.setNeedsLayout()
    }

    /// Returns how much the view keeps to its content's size: `defaultLow` unless it was set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? .defaultLow
    }

    /// Sets how much the view resists being smaller than its content. Has no effect in text: narrow content keeps its
    /// width, and text wraps.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
    }

    /// Returns how much the view resists being smaller than its content: `defaultHigh` unless it was set.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }
}
