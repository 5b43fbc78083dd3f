/// A picture in dots, eight to a cell, each four points wide and high.
package struct Dots {
    /// The width and height of a dot in points.
    package static let size: CGFloat = 4

    package let columns: Int
    package let rows: Int
    private(set) var colors: [Ink?]
    /// The colour behind a translucent one where nothing is drawn yet.
    package let ground: RGB

    package init(cells size: CellSize, ground: RGB) {
        columns = max(0, size.width) * 2
        rows = max(0, size.height) * 4
        colors = Array(repeating: nil, count: columns * rows)
        self.ground = ground
    }

    package subscript(x: Int, y: Int) -> Ink? {
        x >= 0 && x < columns && y >= 0 && y < rows ? colors[y * columns + x] : nil
    }

    mutating func erase(_ x: Int, _ y: Int) { colors[y * columns + x] = nil }

    /// - Parameter alpha: From 0, which leaves the dot as it is, to 1.
    mutating func paint(_ x: Int, _ y: Int, _ ink: Ink, alpha: Double) {
        guard x >= 0, x < columns, y >= 0, y < rows, alpha > 0.02 else { return }
        let index = y * columns + x
        colors[index] =
            alpha > 0.98 ? ink : ink.mixed(with: colors[index]?.rgb(on: ground) ?? ground, alpha, on: ground)
    }
}

/// The ink of a dot: a colour, or the terminal's own of text.
package enum Ink: Equatable {
    case color(CellColor)
    case own

    package var cell: CellColor? { if case .color(let color) = self { color } else { nil } }

    package func rgb(on ground: RGB) -> RGB {
        switch self {
        case .color(let color): RGB(color)
        case .own: ground.luminance < 0.5 ? .white : .black
        }
    }

    func mixed(with below: RGB, _ alpha: Double, on ground: RGB) -> Ink {
        .color(below.mixed(with: rgb(on: ground), alpha).cell)
    }

    /// One colour for several dots: that of most of them, else their mean.
    package static func common(_ inks: [Ink], on ground: RGB) -> Ink {
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
