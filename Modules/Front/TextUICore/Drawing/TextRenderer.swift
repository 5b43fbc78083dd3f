/// A way of the program's own to draw texts, as SwiftUI's `TextRenderer`. Letters stand in whole cells, over all paths of
/// the drawing; those of less than half their opacity are faint.
public protocol TextRenderer: Animatable {
    /// Draws the lines of a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// Returns the room that a text takes, in points: its own by default.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// The room around the text in which it draws, too, in points: none by default.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the room that the text takes by itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// No room around the text.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a `TextRenderer` measures, as SwiftUI's `TextProxy`.
public struct TextProxy {
    let size: @MainActor (SizeProposal) -> CellSize

    /// Returns the room that the text takes by itself, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let (size, cells) = (size, proposal.cells)
        return onMainActor { Points.size(size(cells)) }
    }
}

extension View {
    /// Draws the texts inside in a way of the program's own.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textDrawing, RenderedText(renderer: renderer))
    }
}

/// The drawing of texts by a renderer.
private struct RenderedText: TextDrawing {
    let renderer: any TextRenderer

    func size(_ proposal: SizeProposal, _ ownSize: @escaping @MainActor (SizeProposal) -> CellSize) -> CellSize {
        let size = renderer.sizeThatFits(proposal: ProposedViewSize(proposal), text: TextProxy(size: ownSize))
        return CellSize(
            width: Points.extent(size.width, along: .horizontal), height: Points.extent(size.height, along: .vertical))
    }

    func draw(_ words: BrokenText, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let padding = renderer.displayPadding
        let leading = Points.extent(padding.leading, along: .horizontal)
        let top = Points.extent(padding.top, along: .vertical)
        let room = CellRect(
            x: frame.x - leading, y: frame.y - top,
            width: frame.width + leading + Points.extent(padding.trailing, along: .horizontal),
            height: frame.height + top + Points.extent(padding.bottom, along: .vertical))
        let drawing = CanvasDrawing(
            cells: room.size, symbols: [], ground: environment.colorScheme == .dark ? .black : .white)
        var context = GraphicsContext(drawing, size: Points.size(room.size), environment)
        context.translateBy(
            x: Points.length(leading, along: .horizontal), y: Points.length(top, along: .vertical))
        renderer.draw(layout: Text.Layout(words, columns: frame.width, environment), in: &context)
        drawing.draw(in: room, &canvas)
    }
}
