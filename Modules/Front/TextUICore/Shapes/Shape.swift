/// An outline that can be filled and stroked. As SwiftUI's `Shape`: filled it colours cells, stroked it is drawn in
/// lines, or in dots where it is not one of the usual shapes.
nonisolated public protocol Shape: Sendable, Animatable, View where Body == _ShapeView<ForegroundStyle> {
    /// The outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// How cells show it; only the front's own shapes are other than their path.
    var _outline: _Outline { get }
}

extension Shape {
    @MainActor @preconcurrency
    public var body: _ShapeView<ForegroundStyle> { _ShapeView(outline: _outline, style: ForegroundStyle()) }

    nonisolated public var _outline: _Outline { .path { path(in: $0) } }

    nonisolated public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<S> {
        _ShapeView(outline: _outline, style: content, isEvenOdd: style.isEOFilled)
    }

    nonisolated public func fill(style: FillStyle = FillStyle()) -> _ShapeView<ForegroundStyle> {
        _ShapeView(outline: _outline, style: ForegroundStyle(), isEvenOdd: style.isEOFilled)
    }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(lineWidth), style: content) }

    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(style.lineWidth), style: content) }

    /// The line along the outline, as a shape of its own.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(base: self, lineWidth: lineWidth)
    }

    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(base: self, lineWidth: style.lineWidth)
    }
}

/// The line along a shape's outline.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
    let base: Base
    let lineWidth: CGFloat

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public var _outline: _Outline { base._outline.line(lineWidth) }
}

/// A shape that can be drawn smaller than its frame. As SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(lineWidth), style: content) }

    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<S> { _ShapeView(outline: _outline.line(style.lineWidth), style: content) }

    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<ForegroundStyle> { _ShapeView(outline: _outline.line(lineWidth), style: ForegroundStyle()) }

    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<ForegroundStyle> { _ShapeView(outline: _outline.line(style.lineWidth), style: ForegroundStyle()) }
}

/// The outlines that cells can show.
public indirect enum _Outline: Sendable {
    case rectangle
    case rounded
    case capsule
    case circle
    case ellipse
    case path(@Sendable (CGRect) -> Path)
    /// The line along another.
    case stroked(_Outline)
    /// The same of no width.
    case unseen(_Outline)

    /// How far a filled row of the outline stays away from the sides of its frame.
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
