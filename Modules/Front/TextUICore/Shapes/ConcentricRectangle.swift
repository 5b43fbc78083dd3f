/// A rectangle whose corners follow those of the shape around it. As SwiftUI's `ConcentricRectangle`; a container in text
/// has no round corners to follow, so that a corner has its own radius, or its least.
nonisolated public struct ConcentricRectangle: InsettableShape {
    private let radii: RectangleCornerRadii

    /// Creates a rectangle whose four corners are alike.
    public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
    }

    /// Creates a rectangle of its corners.
    @_disfavoredOverload
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        radii = RectangleCornerRadii(
            topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
            bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
    }

    /// Creates a rectangle whose upper corners are alike, and whose lower ones are.
    @_disfavoredOverload
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformTopCorners, topTrailingCorner: uniformTopCorners,
            bottomLeadingCorner: uniformBottomCorners, bottomTrailingCorner: uniformBottomCorners)
    }

    /// Creates a rectangle whose leading corners are alike, and whose trailing ones are.
    @_disfavoredOverload
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner: uniformLeadingCorners, topTrailingCorner: uniformTrailingCorners,
            bottomLeadingCorner: uniformLeadingCorners, bottomTrailingCorner: uniformTrailingCorners)
    }

    /// The rectangle with its corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: radii) }
    /// A box, with round corners where one is round.
    public var _outline: _Outline { radii == RectangleCornerRadii() ? .rectangle : .rounded(self) }
    /// The rectangle itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> ConcentricRectangle { self }
}

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The way that a corner is round. As SwiftUI's `Edge.Corner.Style`.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            let radius: CGFloat

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
            /// As round as the shape around it: not round in text.
            public static var concentric: Style { Style(radius: 0) }
            /// As round as the shape around it, but no less than another corner.
            public static func concentric(minimum: Style) -> Style { minimum }

            private init(radius: CGFloat) {
                self.radius = radius
            }

            /// A radius in points.
            public init(floatLiteral value: Double) { self.init(radius: value) }
            /// A radius in points.
            public init(integerLiteral value: Int) { self.init(radius: CGFloat(value)) }
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose four corners are alike.
    nonisolated public static func rect(
        corners: Edge.Corner.Style = .concentric, isUniform: Bool = false
    ) -> Self { .init(corners: corners, isUniform: isUniform) }
}
