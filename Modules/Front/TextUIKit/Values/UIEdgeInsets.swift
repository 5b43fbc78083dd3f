import TextUICore

/// Lengths at the four sides, in points. As UIKit's `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The length at the top, in points: sixteen to a row.
    public var top: CGFloat
    /// The length at the left, in points: eight to a column.
    public var left: CGFloat
    /// The length at the bottom, in points.
    public var bottom: CGFloat
    /// The length at the right, in points.
    public var right: CGFloat

    /// Makes insets of four lengths, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets of no length.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// No length at any side.
    public static let zero = UIEdgeInsets()
}

/// Lengths at the four sides, in points, in the direction of reading. As UIKit's `NSDirectionalEdgeInsets`.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The length at the top, in points: sixteen to a row.
    public var top: CGFloat
    /// The length at the side where lines begin, in points: eight to a column.
    public var leading: CGFloat
    /// The length at the bottom, in points.
    public var bottom: CGFloat
    /// The length at the side where lines end, in points.
    public var trailing: CGFloat

    /// Makes insets of four lengths, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of no length.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// No length at any side.
    public static let zero = NSDirectionalEdgeInsets()

    var insets: EdgeInsets { EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
}
