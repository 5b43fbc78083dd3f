/// Draws of a view only what lies inside a round shape, row by row. A shape that is too low has no room for a curve:
/// then the view is drawn within its frame.
nonisolated public struct _ClipShapeModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let outline: _Outline

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let area = frame.intersection(canvas.clip)
        guard !area.isEmpty else { return }
        // A number that stands in a corner is worth more than the corner's curve.
        let rows = environment.refColumns > 0 && content.holdsControl ? [] : outline.rows(in: frame)
        let before = canvas.buffer
        draw(content, rows, in: frame, area, &canvas)
        guard !rows.isEmpty, let ground = outline.ground(in: frame) else { return }
        canvas.showGround(of: rows, as: ground, in: frame, over: before)
    }

    @MainActor
    private func draw(
        _ content: ViewElement, _ rows: [CellRect], in frame: CellRect, _ area: CellRect, _ canvas: inout CellCanvas
    ) {
        guard rows.count > 1 else { return canvas.clipped(to: frame) { content.draw(&$0) } }
        var picture = CellCanvas(
            buffer: CellBuffer(columns: canvas.buffer.columns, rows: canvas.buffer.rows), clip: area)
        picture.buffer.writing = canvas.buffer.writing
        picture.turn = canvas.turn
        content.draw(&picture)
        canvas.buffer.takeVectors(of: &picture.buffer)
        for row in rows.map({ $0.intersection(area) }) where !row.isEmpty {
            for x in row.x..<row.maxX where picture.buffer[x, row.y] != .blank {
                guard !picture.buffer[x, row.y].isBlank else {
                    canvas.buffer.showFigures(x: x, y: row.y)
                    continue
                }
                let cell = CellRect(x: x, y: row.y, width: max(1, picture.buffer[x, row.y].width), height: 1)
                canvas.buffer.draw(
                    picture.buffer, x: picture.buffer.bounds.x, y: 0, clip: cell.intersection(row))
            }
        }
    }

    /// Makes the node of the view. The graph calls it.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension _Outline {
    /// The inside of a round shape, a row each; of any other, and of one that is too low for a curve, all of the frame.
    func rows(in frame: CellRect) -> [CellRect] {
        let shape = place(in: frame)
        let least = if case .capsule = self { 5 } else { 3 }
        guard isRound, shape.height >= least else { return [frame] }
        let size = shape.size
        return (0..<shape.height).map { row in
            let inset = inset(row: row, in: size)
            return CellRect(
                x: shape.x + inset, y: shape.y + row, width: max(0, shape.width - 2 * inset), height: 1)
        }
    }
}

extension View {
    /// Draws of the view what lies inside the shape: a circle or an ellipse of three rows, or a capsule of five, cuts
    /// the corners; the corners of other shapes are smaller than a cell.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipShapeModifier(outline: shape._outline))
    }

    /// Fills the cells behind the view with a style, inside the shape as `clipShape` has it.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { modifier(_BackgroundStyleModifier(style: style, outline: shape._outline)) }

    /// Fills the cells behind the view with the background of its place, inside the shape as `clipShape` has it.
    nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}
