/// A drawing of the program's own, as SwiftUI's `Canvas`: paths in braille dots, two across and four down in a cell,
/// and words and views over them. It takes the room that it is offered and is drawn anew whenever its view is.
nonisolated public struct Canvas<Symbols: View>: View, ContainerView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The views that the drawing shows by their tags.
    public var symbols: Symbols
    /// The closure that draws, with a context and the size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether the drawing covers all of its area. Has no effect in text.
    public var isOpaque: Bool
    /// The colour space of the drawing. Has no effect in text.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing may be made later. Has no effect in text: it is in the same frame.
    public var rendersAsynchronously: Bool

    package var content: Symbols { symbols }

    /// Creates a canvas whose drawing shows views by their tags. Only `renderer` and `symbols` have an effect in text.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
        self.renderer = renderer
        self.symbols = symbols()
    }

    /// Creates a canvas. Only `renderer` has an effect in text.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }

    @MainActor package static var drawsItself: Bool { true }

    @MainActor
    package func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues)
        -> CellSize
    {
        CellSize(
            width: proposal.width ?? 1,
            height: proposal.height.map { $0 >= SizeProposal.unlimited && environment.growsWithContent ? 1 : $0 } ?? 1)
    }

    @MainActor
    package func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues) {}

    @MainActor
    package func draw(
        _ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        let size = CellSize(width: frame.width, height: min(frame.height, canvas.buffer.rows))
        guard size.width > 0, size.height > 0 else { return }
        let drawing = CanvasDrawing(
            cells: size, symbols: children.map { ($0.tag, $0.size(SizeProposal(width: nil, height: nil))) },
            ground: environment.colorScheme == .dark ? .black : .white)
        let points = Points.size(frame.size)
        var context = GraphicsContext(drawing, size: points, environment)
        renderer(&context, points)
        drawing.draw(in: frame, showing: children, &canvas)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ContainerNode(view, context)
    }
}
