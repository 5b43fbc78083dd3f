/// A point in shares of a view's size, as SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width, 0 at the leading edge and 1 at the trailing edge.
    public var x: CGFloat
    /// The share of the height, 0 at the top and 1 at the bottom.
    public var y: CGFloat

    /// Creates a point of shares.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Creates the point at the top of the leading edge.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// The point at the top of the leading edge.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top corner of the leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top corner of the trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom corner of the leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom corner of the trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction of reading, as SwiftUI's `LayoutDirection`. The screen is mirrored where it goes from right to left.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, or from right to left.
    case leftToRight, rightToLeft
}
