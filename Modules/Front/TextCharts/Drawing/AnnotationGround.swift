import TextUICore

/// Gives the words of an annotation the colour of the bar that they stand on, which blocks of that colour draw.
nonisolated struct AnnotationGround: ElementModifier {
    typealias Body = Never

    @MainActor
    func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let seen = frame.intersection(canvas.clip).intersection(canvas.buffer.bounds)
        guard !seen.isEmpty else { return content.draw(&canvas) }
        let block = Glyph("█")
        var grounds: [(cell: CellRect, color: CellColor)] = []
        for y in seen.y..<seen.maxY {
            for x in seen.x..<seen.maxX {
                let known = canvas.buffer[x, y]
                guard known.glyph == block, let color = known.style.foreground else { continue }
                grounds.append((CellRect(x: x, y: y, width: 1, height: 1), color))
            }
        }
        content.draw(&canvas)
        for (cell, color) in grounds where canvas.buffer[cell.x, cell.y].glyph != block {
            canvas.buffer.setBackground(color, behind: cell)
        }
    }

    /// Makes the node that draws the annotation.
    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}
