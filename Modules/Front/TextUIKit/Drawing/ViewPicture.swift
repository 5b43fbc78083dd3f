import TextHost
import TextUICore

/// A view as it stands in cells, drawn beside the screen.
@MainActor
struct ViewPicture {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    /// Draws the view over a rectangle of a context: in pixels scaled to it, in cells in its own size from the corner.
    func draw(in rect: CGRect, of context: CGContext) {
        guard let buffer, rect.width > 0, rect.height > 0 else { return }
        guard context.isForPixels else { return context.draw(buffer, at: rect.origin) }
        let drawing = SVGDrawing(buffer: buffer, title: "", palette: .light, hasWindow: false, isOpaque: false)
        let pixels = Picture.drawn(
            svg: drawing.text, width: Int((Double(drawing.width) * context.scale).rounded()),
            height: Int((Double(drawing.height) * context.scale).rounded()))
        if let pixels { context.draw(Image(ScaledPicture(pixels, scale: 1)), in: rect, opacity: 1) }
    }

    /// The cells of the view; nil where it has no room.
    private var buffer: CellBuffer? {
        let (columns, rows) = (Cells.columns(view.bounds.width), Cells.rows(view.bounds.height))
        guard columns > 0, rows > 0 else { return nil }
        let (view, window) = (view, view.window)
        let host = SceneHost(columns: columns, rows: rows, style: .screen) {
            ArrangedView(FillArrangement()) { UIViewContent(view) }
                .transformEnvironment(\.hostingWindow) { $0 = window ?? $0 }
        }
        host.show(in: .light)
        return host.frame.buffer
    }
}

extension CALayer {
    /// Draws the view and its subviews in a context, from the corner of the points that it draws in.
    public func render(in ctx: CGContext) {
        guard let view else { return }
        ViewPicture(view).draw(in: view.bounds, of: ctx)
    }
}

extension UIView {
    /// Draws the view and its subviews, as they are now, over a rectangle of the current context; false where there is
    /// none. What is on the screen is always drawn anew, so `afterScreenUpdates` has no effect in text.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = DrawingContexts.current else { return false }
        ViewPicture(self).draw(in: rect, of: context)
        return true
    }
}
