/// The horizontal or the vertical direction, as SwiftUI's `Axis`.
public enum Axis: Int8, CaseIterable, Sendable {
    /// Along the columns.
    case horizontal
    /// Along the rows.
    case vertical

    package var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Along the columns.
        public static let horizontal = Set(rawValue: 1)
        /// Along the rows.
        public static let vertical = Set(rawValue: 2)
    }
}

nonisolated extension Axis: CustomStringConvertible {
    /// The name of the case: `horizontal` or `vertical`.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// A side of a rectangle, as SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
    /// A side; `leading` is left where the reading goes from left to right.
    case top, leading, bottom, trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int8
        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Creates a set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
        /// The top.
        public static let top = Set(.top)
        /// The side where reading begins.
        public static let leading = Set(.leading)
        /// The bottom.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// The leading and trailing sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four sides.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// The insets at the four sides, in points, as SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset at the top, in points.
    public var top: CGFloat
    /// The inset at the leading side, in points.
    public var leading: CGFloat
    /// The inset at the bottom, in points.
    public var bottom: CGFloat
    /// The inset at the trailing side, in points.
    public var trailing: CGFloat

    /// Creates insets of lengths in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
}
