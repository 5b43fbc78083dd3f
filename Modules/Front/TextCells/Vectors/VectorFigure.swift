/// A line, an area or a sign of a drawing, in points from its corner. Pictures of vectors show it in place of the dots
/// and blocks that stand for it in cells.
package struct VectorFigure: Sendable {
    package enum Form {
        case fill(Path, eoFill: Bool)
        case stroke(Path, StrokeStyle)
        case sign(Character, CGPoint)
    }

    package enum Paint {
        case style(CellStyle)
        case gradient(VectorGradient)
    }

    let form: Form
    let paint: Paint
    let opacity: Double
    /// All that limit it.
    let clips: [VectorClip]

    package init(_ form: Form, style: CellStyle, opacity: Double = 1) {
        self.init(form, .style(style), opacity: opacity, clips: [])
    }

    package init(_ form: Form, _ paint: Paint, opacity: Double, clips: [VectorClip]) {
        self.form = form
        self.paint = paint
        self.opacity = opacity
        self.clips = clips
    }

    var isSign: Bool { if case .sign = form { true } else { false } }
}
