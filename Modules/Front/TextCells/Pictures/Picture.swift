import Synchronization

/// A picture in pixels.
package final class Picture: Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue and how much of it, a byte each, row by row from the top.
    package let pixels: [UInt8]
    /// The last dots that it was drawn in: a screen that is drawn again mostly has it in the same size.
    private let known = Mutex<PictureDots?>(nil)

    /// Nil where the pixels are not as many as the size says.
    package init?(width: Int, height: Int, pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture of more pixels is refused rather than decoded.
    static let mostPixels = 1 << 26

    /// The picture in so many dots.
    func dots(columns: Int, rows: Int) -> PictureDots {
        known.withLock { known in
            if let known, known.columns == columns, known.rows == rows { return known }
            let dots = PictureDots(self, columns: columns, rows: rows)
            known = dots
            return dots
        }
    }

    /// The picture in no more pixels than these, across and down.
    package func within(width most: Int, height highest: Int) -> Picture {
        guard width > most || height > highest else { return self }
        let dots = PictureDots(self, columns: min(width, most), rows: min(height, highest))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(dots.columns * dots.rows * 4)
        func append(_ part: Double) { pixels.append(UInt8(max(0, min(255, part.rounded())))) }
        for y in 0..<dots.rows {
            for x in 0..<dots.columns {
                let (color, alpha) = dots[x, y]
                append(color.red)
                append(color.green)
                append(color.blue)
                append(alpha * 255)
            }
        }
        return Picture(width: dots.columns, height: dots.rows, pixels: pixels) ?? self
    }

    /// The mean of the pixels of a part, each weighed by how much of it there is.
    package func mean(x: Range<Int>, y: Range<Int>) -> (color: RGB, alpha: Double) {
        var (red, green, blue, alpha, count) = (0, 0, 0, 0, 0)
        // A great part is told by some of its pixels.
        let (across, down) = (max(1, x.count / 8), max(1, y.count / 8))
        for row in stride(from: y.lowerBound, to: y.upperBound, by: down) {
            for column in stride(from: x.lowerBound, to: x.upperBound, by: across) {
                let index = (row * width + column) * 4
                let weight = Int(pixels[index + 3])
                red += Int(pixels[index]) * weight
                green += Int(pixels[index + 1]) * weight
                blue += Int(pixels[index + 2]) * weight
                alpha += weight
                count += 1
            }
        }
        guard alpha > 0 else { return (.black, 0) }
        let whole = Double(alpha)
        return (RGB(Double(red) / whole, Double(green) / whole, Double(blue) / whole), whole / Double(count) / 255)
    }
}

/// A picture in dots: the mean of the pixels of each.
struct PictureDots: Sendable {
    let columns: Int
    let rows: Int
    private let means: [(color: RGB, alpha: Double)]

    fileprivate init(_ picture: Picture, columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        let across = (0..<columns).map { Self.part($0, of: columns, in: picture.width) }
        means = (0..<rows).flatMap { y in
            let down = Self.part(y, of: rows, in: picture.height)
            return across.map { picture.mean(x: $0, y: down) }
        }
    }

    subscript(x: Int, y: Int) -> (color: RGB, alpha: Double) { means[y * columns + x] }

    private static func part(_ index: Int, of count: Int, in length: Int) -> Range<Int> {
        let start = min(length - 1, index * length / count)
        return start..<max(start + 1, min(length, (index + 1) * length / count))
    }
}
