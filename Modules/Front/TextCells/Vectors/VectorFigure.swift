/// A line, an area or a sign of a drawing, in points from its corner. Pictures of vectors show it in place of the dots
/// and blocks that stand for it in cells.
package struct VectorFigure: Sendable {
    package enum Form {
        case fill(Path, eoFill: Bool)
        case stroke(Path, StrokeStyle)
        case sign(Character, CGPoint)
        /// Pixels over a rectangle that is transformed.
        case picture(Picture, CGRect, CGAffineTransform)
        /// A line from its upper left corner, which is transformed.
        case words(TextLine, CGPoint, CGAffineTransform)
    }

    package enum Paint {
        case style(CellStyle)
        case gradient(VectorGradient)
    }

    let form: Form
    let paint: Paint
    let opacity: Double
    /// All that limit it.
    package private(set) var clips: [VectorClip]

    package init(_ form: Form, style: CellStyle, opacity: Double = 1) {
        self.init(form, .style(style), opacity: opacity, clips: [])
    }

    package init(_ form: Form, _ paint: Paint, opacity: Double, clips: [VectorClip]) {
        self.form = form
        self.paint = paint
        self.opacity = opacity
        self.clips = clips
    }

    /// The figure within one more area.
    package func clipped(to clip: VectorClip) -> VectorFigure {
        var figure = self
        figure.clips.append(clip)
        return figure
    }

    /// Whether it is an area that stays within a size, but for the point that a drawing has around it.
    func isWithin(_ size: CGSize) -> Bool {
        guard case .fill(let path, _) = form else { return false }
        let bounds = path.boundingRect
        return bounds.minX >= -1 && bounds.minY >= -1 && bounds.maxX <= size.width + 1
            && bounds.maxY <= size.height + 1
    }

    var isSign: Bool { if case .sign = form { true } else { false } }
}
