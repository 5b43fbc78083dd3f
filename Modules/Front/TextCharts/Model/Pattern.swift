import TextUICore

/// The patterns that tell series apart without colours: fills of bars, and dots of lines.
enum Pattern {
    /// Fills a cell of a bar or an area.
    static func fill(_ series: Int) -> Character { fills[series % fills.count] }

    private static let fills: [Character] = ["█", "▒", "░", "▓", "╳", "╱", "╲", "┼"]

    /// The lengths of the dashes and gaps of a line in turn, in dots.
    static func dash(_ series: Int) -> [Int] { dashes[series % dashes.count] }

    /// Whether the dot at a distance from the beginning of a line is set.
    static func isSet(_ dash: [Int], at distance: Int) -> Bool {
        let whole = dash.reduce(0, +)
        guard whole > 0 else { return true }
        var rest = distance % whole
        for (index, length) in dash.enumerated() {
            if rest < length { return index.isMultiple(of: 2) }
            rest -= length
        }
        return true
    }

    private static let dashes: [[Int]] = [
        [], [5, 2], [1, 3], [8, 3, 1, 3], [3, 3], [12, 4], [1, 6], [6, 3, 1, 3, 1, 3],
    ]

    /// Whether a dot of a sector is set.
    static func dot(_ series: Int, x: Int, y: Int) -> Bool {
        switch series % 7 {
        case 0: true
        case 1: (x + y).isMultiple(of: 2)
        case 2: y.isMultiple(of: 2)
        case 3: x.isMultiple(of: 2)
        case 4: x.isMultiple(of: 2) && y.isMultiple(of: 2)
        case 5: (x + y) % 4 != 0
        default: (x + 2 * y) % 4 == 0
        }
    }
}
