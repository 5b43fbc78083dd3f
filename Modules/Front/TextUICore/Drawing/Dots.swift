/// A picture in dots, eight to a cell, each four points wide and high.
struct Dots {
    /// The width and height of a dot in points.
    static let size: CGFloat = 4

    let columns: Int
    let rows: Int
    private(set) var colors: [Ink?]
    /// The colour behind a translucent one where nothing is drawn yet.
    let ground: RGB

    init(cells size: CellSize, ground: RGB) {
        columns = max(0, size.width) * 2
        rows = max(0, size.height) * 4
        colors = Array(repeating: nil, count: columns * rows)
        self.ground = ground
    }

    subscript(x: Int, y: Int) -> Ink? {
        x >= 0 && x < columns && y >= 0 && y < rows ? colors[y * columns + x] : nil
    }

    /// - Parameter alpha: From 0, which leaves the dot as it is, to 1.
    mutating func paint(_ x: Int, _ y: Int, _ ink: Ink, alpha: Double) {
        guard x >= 0, x < columns, y >= 0, y < rows, alpha > 0.02 else { return }
        let index = y * columns + x
        colors[index] =
            alpha > 0.98 ? ink : ink.mixed(with: colors[index]?.rgb(on: ground) ?? ground, alpha, on: ground)
    }
}

/// Red, green and blue, from 0 to 255.
struct RGB: Equatable {
    var red: Double
    var green: Double
    var blue: Double

    init(_ red: Double, _ green: Double, _ blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(_ color: CellColor) {
        let parts = color.components
        self.init(Double(parts.red), Double(parts.green), Double(parts.blue))
    }

    static let black = RGB(0, 0, 0)
    static let white = RGB(255, 255, 255)

    var cell: CellColor {
        func byte(_ part: Double) -> UInt8 { UInt8(max(0, min(255, part.rounded()))) }
        return .rgb(byte(red), byte(green), byte(blue))
    }

    /// This with so much of another, from 0 to 1.
    func mixed(with other: RGB, _ share: Double) -> RGB {
        RGB(
            red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share)
    }

    func distance(to other: RGB) -> Double {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }

    /// The brightness, from 0 to 1.
    var luminance: Double { (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255 }
}

/// The ink of a dot: a colour, or the terminal's own of text.
enum Ink: Equatable {
    case color(CellColor)
    case own

    var cell: CellColor? { if case .color(let color) = self { color } else { nil } }

    func rgb(on ground: RGB) -> RGB {
        switch self {
        case .color(let color): RGB(color)
        case .own: ground.luminance < 0.5 ? .white : .black
        }
    }

    func mixed(with below: RGB, _ alpha: Double, on ground: RGB) -> Ink {
        .color(below.mixed(with: rgb(on: ground), alpha).cell)
    }

    /// One colour for several dots: that of most of them, else their mean.
    static func common(_ inks: [Ink], on ground: RGB) -> Ink {
        guard let first = inks.first else { return .own }
        for ink in inks where inks.filter({ $0 == ink }).count * 2 > inks.count { return ink }
        let mean = inks.dropFirst().reduce(first.rgb(on: ground)) { sum, ink in
            let part = ink.rgb(on: ground)
            return RGB(sum.red + part.red, sum.green + part.green, sum.blue + part.blue)
        }
        let count = Double(inks.count)
        return .color(RGB(mean.red / count, mean.green / count, mean.blue / count).cell)
    }
}
