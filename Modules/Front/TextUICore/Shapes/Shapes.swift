/// A rectangle. Filled it colours the cells of its frame, stroked it is a box of lines.
nonisolated public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public init() {}
    /// The whole rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// A rectangle of cells.
    public var _outline: _Outline { .rectangle }
    /// The rectangle itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rectangle with round corners. Stroked it is a box with round corners, `╭╮╰╯`; filled, corners are too small to be
/// seen in cells.
nonisolated public struct RoundedRectangle: InsettableShape {
    /// The size of the corners, in points; without effect on cells.
    public var cornerSize: CGSize
    /// The form of the corners; without effect in text.
    public var style: RoundedCornerStyle

    /// Creates a rectangle whose corners have a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a rectangle whose corners have a size in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// The rectangle with round corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
    /// A box with round corners.
    public var _outline: _Outline { .rounded(self) }
    /// The rectangle itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// A rectangle with a radius for each corner. In text all corners look the same.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points; without effect on cells.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners; without effect in text.
    public var style: RoundedCornerStyle

    /// Creates a rectangle of the radii of its corners.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle of the radii of the corners that are named; the others have none.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// The rectangle with its corners.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
    /// A box with round corners.
    public var _outline: _Outline { .rounded(self) }
    /// The rectangle itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}

/// A circle in the middle of its frame: as high as wide on the screen, where a cell is twice as high as wide. One of a
/// single row is `●`, or `○` as a line.
nonisolated public struct Circle: InsettableShape {
    /// Creates a circle.
    public init() {}
    /// The circle in the middle of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.middleSquare) }
    /// The greatest square within the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    /// A circle of cells.
    public var _outline: _Outline { .circle }
    /// The circle itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> Circle { self }
}

/// An ellipse that fills its frame.
nonisolated public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public init() {}
    /// The ellipse that fills the rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// An ellipse of cells.
    public var _outline: _Outline { .ellipse }
    /// The ellipse itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle with half circles at its ends.
nonisolated public struct Capsule: InsettableShape {
    /// The form of the ends; without effect in text.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    /// The rectangle with its ends.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }

    /// A capsule of cells.
    public var _outline: _Outline { .capsule }
    /// The capsule itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> Capsule { self }
}

/// The shape of the container around; in text a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public init() {}
    /// The whole rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// A rectangle of cells.
    public var _outline: _Outline { .rectangle }
    /// The shape itself: a line in cells lies within its frame.
    public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A shape whose type is hidden.
nonisolated public struct AnyShape: Shape {
    /// The outline of the hidden shape.
    public let _outline: _Outline
    private let shape: any Shape

    /// Hides the type of a shape.
    public init<S: Shape>(_ shape: S) {
        _outline = shape._outline
        self.shape = shape
    }

    /// The path of the hidden shape.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// The size of the hidden shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A way to fill a shape.
public struct FillStyle: Equatable, Sendable {
    /// Whether a part is filled by the number of lines around it, odd ones alone, or by their winding.
    public var isEOFilled: Bool
    /// Whether edges are smoothed; without effect in text, which fills whole cells.
    public var isAntialiased: Bool

    /// Creates a way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { .init() } }
extension Shape where Self == RoundedRectangle {
    /// A rectangle whose corners have a radius in points.
    nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerRadius: cornerRadius, style: style)
    }
}
extension Shape where Self == Circle { nonisolated public static var circle: Circle { .init() } }
extension Shape where Self == Ellipse { nonisolated public static var ellipse: Ellipse { .init() } }
extension Shape where Self == Capsule { nonisolated public static var capsule: Capsule { .init() } }
extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container around; in text a rectangle.
    nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

extension CGRect {
    /// The greatest square around the middle.
    var middleSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}
