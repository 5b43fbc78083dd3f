/// An outline that can be filled and stroked. Filled it colours cells; stroked it is drawn in lines, or in dots where
/// it is not one of the usual shapes.
nonisolated public protocol Shape: Sendable, Animatable, View where Body == _ShapeView<ForegroundStyle> {
    /// Returns the outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// Returns the size, in points, that the shape takes of a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The part that the shape plays. Has no effect in text.
    static var role: ShapeRole { get }
    /// The outline as cells show it; only the front's own shapes are other than their path.
    var _outline: _Outline { get }
}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<ForegroundStyle> { _ShapeView(outline: _outline, style: ForegroundStyle()) }

    /// The path of the shape.
    nonisolated public var _outline: _Outline { .path(self) }

    /// Returns the proposal, with 10 points for a length that it leaves open.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// A shape that is filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// Fills the shape with a style.
    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<S> {
        _ShapeView(outline: _outline, style: content, isEvenOdd: style.isEOFilled)
    }

    /// Fills the shape with the foreground style.
    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<ForegroundStyle> {
        _ShapeView(outline: _outline, style: ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    /// Draws the line along the outline in a style. Its width has no effect in text, but 0 draws none.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(StrokeStyle(lineWidth: lineWidth)), style: content) }

    /// Draws the line along the outline in a style. Of the stroke style the dashes count in text, and a width of 0,
    /// which draws none.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(style), style: content) }

    /// Returns the line along the outline as a shape of its own. Its width has no effect in text, but 0 draws none.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the line along the outline as a shape of its own. Of the stroke style the dashes count in text, and a
    /// width of 0.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(base: self, style: style)
    }
}

/// The line along a shape's outline, as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
    let base: Base
    let style: StrokeStyle

    /// The path of the shape that the line runs along.
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    /// The size of the shape that the line runs along.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    /// A line.
    public static var role: ShapeRole { .stroke }
    /// The line along the shape's outline.
    public var _outline: _Outline { base._outline.line(style) }
}

/// A shape that can be drawn smaller than its frame. In text it is not: a line lies within the frame anyway.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape made smaller on all sides, by points.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    /// Draws a line within the outline in a style. Its width has no effect in text, but 0 draws none.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(StrokeStyle(lineWidth: lineWidth)), style: content) }

    /// Draws a line within the outline in a style. Of the stroke style the dashes count in text, and a width of 0.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(style), style: content) }

    /// Draws a line within the outline in the foreground style.
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<ForegroundStyle> { strokeBorder(style: StrokeStyle(lineWidth: lineWidth)) }

    /// Draws a line within the outline in the foreground style. Of the stroke style the dashes count in text, and a
    /// width of 0.
    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<ForegroundStyle> { _ShapeView(outline: _outline.line(style), style: ForegroundStyle()) }
}

/// The outlines that cells can show.
public indirect enum _Outline: Sendable {
    case rectangle
    /// A rectangle with the corners of a shape.
    case rounded(any Shape)
    case capsule
    case circle
    case ellipse
    case path(any Shape)
    /// The line along another.
    case stroked(_Outline, StrokeStyle)
    /// The line along another, without a width.
    case unseen(_Outline)

    /// Returns the columns by which a filled row of the outline stays away from the sides of its frame.
    func inset(row: Int, in size: CellSize) -> Int {
        switch self {
        case .rectangle, .rounded, .path, .stroked, .unseen: return 0
        case .capsule:
            guard size.height > 2 else { return 0 }
            let radius = min(Double(size.height) * 16, Double(size.width) * 8) / 2
            return curve(row, size, radius: radius, width: radius)
        case .circle, .ellipse:
            return curve(row, size, radius: Double(size.height) * 8, width: Double(size.width) * 4)
        }
    }

    private func curve(_ row: Int, _ size: CellSize, radius: Double, width: Double) -> Int {
        let height = Double(size.height) * 16
        let middle = (Double(row) + 0.5) * 16
        let distance = max(0, max(radius - middle, middle - (height - radius)))
        let share = radius > 0 ? 1 - (max(0, 1 - (distance / radius) * (distance / radius))).squareRoot() : 0
        return Int((width * share / 8).rounded())
    }

    /// The part of `frame` that the outline takes: a circle is as wide as it is high.
    func place(in frame: CellRect) -> CellRect {
        guard case .circle = self else { return frame }
        let length = min(frame.width, frame.height > Int.max / 2 ? frame.width : frame.height * 2)
        let size = CellSize(
            width: max(min(1, frame.width), length), height: max(min(1, frame.height), (length + 1) / 2))
        return Alignment.center.place(size, in: frame)
    }
}
