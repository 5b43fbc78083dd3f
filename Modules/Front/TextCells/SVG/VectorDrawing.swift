/// A picture of figures alone, in points from its corner.
package struct VectorDrawing {
    private let size: CGSize
    private let figures: [VectorFigure]
    private let isOpaque: Bool

    /// - Parameter isOpaque: Whether the ground is black rather than transparent.
    package init(size: CGSize, figures: [VectorFigure], isOpaque: Bool) {
        self.size = size
        self.figures = figures
        self.isOpaque = isOpaque
    }

    /// The picture as SVG.
    package var svg: String {
        let number = VectorFigure.number
        let (width, height) = (number(size.width), number(size.height))
        let opening =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
            + " viewBox=\"0 0 \(width) \(height)\" \(SVGDrawing.fonts) xml:space=\"preserve\">"
        let ground = isOpaque ? "<rect width=\"\(width)\" height=\"\(height)\"/>" : ""
        return opening + ground + figures.map { $0.svg(.pixels) }.joined() + "</svg>"
    }

    /// The picture in so many pixels a point, drawn by librsvg and cairo; nil where they are not installed.
    package func picture(scale: CGFloat) -> Picture? {
        func pixels(_ length: CGFloat) -> Int? { Int(exactly: (length * scale).rounded(.up)) }
        guard let width = pixels(size.width), let height = pixels(size.height) else { return nil }
        return Picture.drawn(svg: svg, width: width, height: height)
    }
}
