import OpenCombine

/// Draws a view that is on no screen into a picture, as SwiftUI's `ImageRenderer`: as text in a picture of vectors,
/// `svg`, which TextUIKit's `uiImage` has in pixels.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is drawn.
    @Published public var content: Content
    /// The size in points that the view is offered; where nothing is said, it has its ideal one.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// The pixels of a point.
    @Published public var scale: CGFloat = 1
    /// Whether the ground is white rather than transparent.
    @Published public var isOpaque = false
    /// How colours are stored while they are drawn. Has no effect in text.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    /// Creates a renderer of a view.
    public init(content view: Content) {
        content = view
    }

    /// The picture as SVG, a cell for each letter.
    public var svg: String { drawing.text }

    /// The picture in pixels; nil where the system's libraries for it are not installed.
    package var picture: Picture? {
        let drawing = drawing
        return Picture.drawn(
            svg: drawing.text, width: Int((Double(drawing.width) * Double(scale)).rounded()),
            height: Int((Double(drawing.height) * Double(scale)).rounded()))
    }

    /// Calls `renderer` with the size in points, and with a closure that draws the view into a context, in letters. The
    /// scale has no effect: letters are drawn as finely as the context is.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        let buffer = buffer
        renderer(Points.size(CellSize(width: buffer.columns, height: buffer.rows))) { context in
            context.draw(buffer, at: .zero)
        }
    }

    private var drawing: SVGDrawing {
        SVGDrawing(buffer: buffer, title: "", palette: .light, hasWindow: false, isOpaque: isOpaque)
    }

    private var buffer: CellBuffer {
        let (width, height) = ViewMeasure.size(
            of: content, width: proposedSize.width.map { Points.extent($0, along: .horizontal) },
            height: proposedSize.height.map { Points.extent($0, along: .vertical) })
        let content = content
        let host = SceneHost(columns: max(1, width), rows: max(1, height), style: .screen) { content }
        host.show(in: .light)
        return host.frame.buffer
    }
}
