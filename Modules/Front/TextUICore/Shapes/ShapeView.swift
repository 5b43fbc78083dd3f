/// A shape that is filled, or the line along it.
nonisolated public struct _ShapeView<Style: ShapeStyle>: View, LeafView {
    public typealias Body = Never

    let outline: _Outline
    let style: Style
    var isEvenOdd = false

    @MainActor package static var isDrawing: Bool { true }

    /// A shape takes whatever it is offered; ideally 10 points, which is one cell.
    @MainActor
    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize {
        switch outline {
        case .path(let shape): return shape.size(proposal)
        case .stroked, .unseen:
            if case .path(let shape) = outline.base { return shape.size(proposal) }
            return CellSize(width: proposal.width ?? 1, height: proposal.height ?? 1)
        default: break
        }
        return outline.place(
            in: CellRect(x: 0, y: 0, width: proposal.width ?? 1, height: proposal.height ?? 1)
        ).size(or: proposal)
    }

    @MainActor
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let resolved = style._resolve(in: environment)
        if case .unseen = outline { return }
        if resolved.isGlass, !outline.isLine {
            for area in outline.rows(in: frame) { canvas.fillWithGlass(area) }
        }
        guard !resolved.isClear else { return }
        if case .stroked(let line, let stroke) = outline {
            // A line of the ground's colour is none.
            guard !resolved.isGround else { return }
            return canvas.stroke(line, stroke, in: frame, pen: Pen(resolved, frame))
        }
        let frame = outline.place(in: frame)
        let isDot = outline.isRound && frame.height == 1 && frame.width <= 2
        guard !isDot else {
            let dot = CellStyle(foreground: resolved.color, attributes: resolved.isFaint ? .faint : [])
            let seen = canvas.turned(outline.path(in: frame.own), in: frame).frame
            guard !resolved.isGround else { return canvas.fillWithGlass(seen) }
            return canvas.text("●", x: seen.x, y: seen.y, style: dot)
        }
        if let gradient = resolved.gradient, canvas.turn == nil {
            let path = outline.path(in: frame.own)
            let vector = outline.isSquare ? nil : gradient.vector(in: frame.own.size)
            let figure = vector.map {
                VectorFigure(.fill(path, eoFill: isEvenOdd), .gradient($0), opacity: 1, clips: [])
            }
            return canvas.filling(as: figure, in: frame, overWords: outline.isPath) { canvas in
                for cell in cells(of: path, in: frame, canvas.clip.intersection(canvas.buffer.bounds)) {
                    let style = resolved.style(atX: cell.x, y: cell.y, in: frame)
                    if !style.isClear { canvas.fill(cell, style.fill(in: environment)) }
                }
            }
        }
        let fill = resolved.fill(in: environment)
        if outline.isPath || canvas.turn != nil {
            return canvas.fill(outline.path(in: frame.own), in: frame, fill, eoFill: isEvenOdd)
        }
        if outline.isSquare { return canvas.fill(frame, fill) }
        let figure = resolved.isGround ? nil : fill.figure(of: outline.path(in: frame.own))
        canvas.filling(as: figure, in: frame, overWords: !fill.isTranslucent) { canvas in
            for row in 0..<max(0, min(frame.height, canvas.buffer.rows)) {
                let inset = outline.inset(row: row, in: frame.size)
                let part = CellRect(
                    x: frame.x + inset, y: frame.y + row, width: max(0, frame.width - 2 * inset), height: 1)
                canvas.fill(part, fill)
            }
        }
    }

    /// The cells within the outline, as far as they are seen.
    @MainActor
    private func cells(of path: Path, in frame: CellRect, _ seen: CellRect) -> [CellRect] {
        guard outline.isPath else {
            return outline.rows(in: frame).map { $0.intersection(seen) }.flatMap(\.cells)
        }
        return CellCanvas.cells(within: path, in: frame, seen, eoFill: isEvenOdd)
    }

    /// Makes the node that draws the shape.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        LeafNode(view, context)
    }
}

/// A shape filled or stroked once more, over the one that is drawn.
nonisolated public struct _LayeredShapeView<Under: View, Style: ShapeStyle>: View {
    let under: Under
    let outline: _Outline
    let style: Style
    var isEvenOdd = false

    /// The shape that was drawn, with this one over it.
    @MainActor @preconcurrency
    public var body: some View { under.overlay(_ShapeView(outline: outline, style: style, isEvenOdd: isEvenOdd)) }
}

extension Shape {
    /// The cells that the shape takes of a proposal.
    nonisolated fileprivate func size(_ proposal: SizeProposal) -> CellSize {
        let size = sizeThatFits(ProposedViewSize(proposal))
        return CellSize(
            width: Points.extent(size.width, along: .horizontal), height: Points.extent(size.height, along: .vertical))
    }
}

extension _Outline {
    /// The line along this; a line without a width is none.
    func line(_ style: StrokeStyle) -> _Outline { style.lineWidth > 0 ? .stroked(self, style) : .unseen(self) }

    /// The outline that the line of a stroke runs along; of any other, itself.
    var base: _Outline {
        switch self {
        case .stroked(let inner, _), .unseen(let inner): inner.base
        default: self
        }
    }

    /// The outline as a path in a rectangle of points.
    func path(in rect: CGRect) -> Path {
        switch self {
        case .path(let shape), .rounded(let shape): shape.path(in: rect)
        case .rectangle: Path(rect)
        case .circle, .ellipse: Path(ellipseIn: rect)
        case .capsule: Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
        case .stroked(let inner, _), .unseen(let inner): inner.path(in: rect)
        }
    }

    fileprivate var isLine: Bool { if case .stroked = self { true } else { false } }
    fileprivate var isPath: Bool { if case .path = self { true } else { false } }
    fileprivate var isSquare: Bool { if case .rectangle = self { true } else { false } }

    var isRound: Bool {
        switch self {
        case .circle, .ellipse, .capsule: true
        case .rectangle, .rounded, .path, .stroked, .unseen: false
        }
    }
}

extension CellRect {
    /// The cells of the rectangle, row by row.
    var cells: [CellRect] {
        guard !isEmpty else { return [] }
        return (y..<maxY).flatMap { y in (x..<maxX).map { CellRect(x: $0, y: y, width: 1, height: 1) } }
    }

    /// The rectangle from its own corner, in points.
    fileprivate var own: CGRect { CGRect(origin: .zero, size: Points.size(CellSize(width: width, height: height))) }

    /// Returns the size, in which lengths without end stay as they were offered.
    fileprivate func size(or proposal: SizeProposal) -> CellSize {
        CellSize(
            width: proposal.width == SizeProposal.unlimited ? SizeProposal.unlimited : width,
            height: proposal.height == SizeProposal.unlimited ? SizeProposal.unlimited : height)
    }
}

extension CellCanvas {
    /// The line along an outline.
    mutating func stroke(_ outline: _Outline, _ stroke: StrokeStyle, in frame: CellRect, pen: Pen) {
        switch outline {
        case .unseen: return
        case .stroked(let inner, let stroke): return self.stroke(inner, stroke, in: frame, pen: pen)
        case _ where turn != nil:
            let frame = outline.place(in: frame)
            return self.stroke(outline.path(in: frame.own), stroke, in: frame, pen: pen)
        case .path(let shape): return self.stroke(shape.path(in: frame.own), stroke, in: frame, pen: pen)
        case .circle, .ellipse:
            let frame = outline.place(in: frame)
            guard frame.height < 4 || frame.width < 7 else {
                return self.stroke(Path(ellipseIn: frame.own), stroke, in: frame, pen: pen)
            }
            fallthrough
        case .rectangle, .rounded, .capsule:
            let frame = outline.place(in: frame)
            if frame.width > 1, frame.height > 1 {
                self.outline(frame, pen: pen, isRound: !outline.isSquare, isDashed: stroke.isDashed)
            } else if outline.isRound {
                line("○", x: frame.x, y: frame.y, pen: pen)
            }
        }
    }

    /// Draws a line at the edge of `frame`. Cells inside stay as they are, and so do words in the line's way.
    mutating func outline(_ frame: CellRect, pen: Pen, isRound: Bool, isDashed: Bool = false) {
        let (across, down) = isDashed ? ("╌", "╎") : ("─", "│")
        let corners = isRound ? ["╭", "╮", "╰", "╯"] : ["┌", "┐", "└", "┘"]
        let (right, bottom) = (frame.x + frame.width - 1, frame.y + frame.height - 1)
        line(corners[0], x: frame.x, y: frame.y, pen: pen)
        line(corners[1], x: right, y: frame.y, pen: pen)
        line(corners[2], x: frame.x, y: bottom, pen: pen)
        line(corners[3], x: right, y: bottom, pen: pen)
        let seen = frame.intersection(clip)
        for x in max(frame.x + 1, seen.x)..<max(frame.x + 1, seen.x, min(right, seen.maxX)) {
            line(across, x: x, y: frame.y, pen: pen)
            line(across, x: x, y: bottom, pen: pen)
        }
        for y in max(frame.y + 1, seen.y)..<max(frame.y + 1, seen.y, min(bottom, seen.maxY)) {
            line(down, x: frame.x, y: y, pen: pen)
            line(down, x: right, y: y, pen: pen)
        }
    }

    /// A piece of a line, where there are no words: those stay readable.
    mutating func line(_ piece: String, x: Int, y: Int, pen: Pen) {
        line(piece, x: x, y: y, style: pen.style(atX: x, y: y))
    }

    /// A piece of a line, where there are no words: those stay readable.
    mutating func line(_ piece: String, x: Int, y: Int, style: CellStyle) {
        let cell = buffer[x, y]
        guard cell.width == 1, cell.glyph == .space || cell.glyph.isLine else { return }
        text(piece, x: x, y: y, style: style)
    }
}

/// The look of a line, which a gradient changes from place to place.
struct Pen {
    private let resolved: ResolvedStyle
    private let frame: CellRect

    init(_ resolved: ResolvedStyle, _ frame: CellRect) {
        self.resolved = resolved
        self.frame = frame
    }

    var isFaint: Bool { resolved.isFaint }

    func style(atX x: Int, y: Int) -> CellStyle { Self.style(resolved.style(atX: x, y: y, in: frame)) }

    /// The paint of pictures of vectors; nil where they have none of the kind.
    var paint: VectorFigure.Paint? {
        guard let gradient = resolved.gradient else { return .style(Self.style(resolved)) }
        return gradient.vector(in: Points.size(frame.size)).map { .gradient($0) }
    }

    private static func style(_ resolved: ResolvedStyle) -> CellStyle {
        CellStyle(foreground: resolved.color, attributes: resolved.isFaint ? .faint : [])
    }
}
