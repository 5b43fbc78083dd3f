extension Dots {
    /// Draws a picture over all the dots.
    package mutating func draw(_ picture: Picture) {
        let dots = picture.dots(columns: columns, rows: rows)
        for y in 0..<rows {
            for x in 0..<columns { paint(x, y, .color(dots[x, y].color.cell), alpha: dots[x, y].alpha) }
        }
    }

    /// Draws a picture without colours: what is bright on a dark ground, or dark on a bright one, has more dots.
    package mutating func drawInDots(_ picture: Picture) {
        let dots = picture.dots(columns: columns, rows: rows)
        for y in 0..<rows {
            for x in 0..<columns where Self.isDotted(dots[x, y].color, dots[x, y].alpha, x: x, y: y, on: ground) {
                paint(x, y, .own, alpha: 1)
            }
        }
    }

    /// Whether a colour has a dot at that place among the dots.
    package static func isDotted(_ color: RGB, _ alpha: Double, x: Int, y: Int, on ground: RGB) -> Bool {
        let light = ground.luminance < 0.5 ? color.luminance : 1 - color.luminance
        return light * alpha > thresholds[y % 4][x % 4]
    }

    /// Bayer's matrix of four by four.
    private static let thresholds: [[Double]] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]
        .map { $0.map { (Double($0) + 0.5) / 16 } }
}
