extension Image {
    /// Creates an image of a size in points that a closure draws, in dots as a `Canvas` is. Of the parameters `size`,
    /// `label` and `renderer` have an effect in text.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        self.init(name: "", isDecorative: false, isSystem: false, label: label)
        drawn = DrawnImage(RenderedDrawing(size: size, renderer: renderer))
    }
}

/// An image that a closure draws in a context.
final class RenderedDrawing: ImageDrawing {
    let size: CGSize
    private let renderer: Unchecked<(inout GraphicsContext) -> Void>

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.size = size
        self.renderer = Unchecked(value: renderer)
    }

    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {
        let cells = frame.size
        // As of a picture, what is wholly out of view costs nothing.
        guard frame.intersects(canvas.clip), cells.width <= 4096, cells.height <= 4096, size.width > 0, size.height > 0
        else { return }
        let drawing = CanvasDrawing(
            cells: cells, symbols: [], ground: environment.colorScheme == .dark ? .black : .white)
        let points = Points.size(cells)
        var context = GraphicsContext(drawing, size: size, environment)
        context.scaleBy(x: points.width / size.width, y: points.height / size.height)
        renderer.value(&context)
        drawing.draw(in: frame, &canvas)
    }

    /// Draws over a rectangle of another drawing, and nothing beside it.
    func draw(in rect: CGRect, of context: GraphicsContext) {
        guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0, !context.environment.hidesContent
        else { return }
        var layer = context
        layer.clip(to: Path(rect))
        layer.translateBy(x: rect.minX, y: rect.minY)
        layer.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
        renderer.value(&layer)
    }
}
