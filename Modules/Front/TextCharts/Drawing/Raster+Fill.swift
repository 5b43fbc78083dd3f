import TextUICore

/// Rectangles in cells, with edges as fine as there are blocks for: eighths from below and from the left, halves from
/// above and from the right.
extension Raster {
    struct Area {
        var left: Double
        var right: Double
        var top: Double
        var bottom: Double

        /// In points, of which a column has 8 and a row 16.
        var size: CGSize { CGSize(width: (right - left) * 8, height: (bottom - top) * 16) }
    }

    private static let fromBelow: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    private static let fromLeft: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

    /// Fills whole columns from `top` to `bottom`.
    ///
    /// - Parameter isPart: Whether it stands on something else, and so must be known by what fills it, however little it is.
    mutating func fillUpright(
        columns: Range<Int>, top: Double, bottom: Double, ink: Ink, fill: Character, isPart: Bool = false
    ) {
        let (top, bottom) = (max(-1, min(top, bottom)), min(Double(rows) + 1, max(top, bottom)))
        guard top < bottom else { return }
        for y in Int(top.rounded(.down))...Int(bottom.rounded(.up)) {
            let (low, high) = (max(top, Double(y)), min(bottom, Double(y + 1)))
            guard low < high else { continue }
            guard var sign = Self.block(from: low - Double(y), to: high - Double(y), fill) else { continue }
            if isPart, high - low >= 0.25, bottom - top.rounded(.up) < 1 { sign = fill }
            for x in columns.clamped(to: 0..<self.columns) { put(sign, x: x, y: y, ink: ink, isFilling: true) }
        }
    }

    private static func block(from top: Double, to bottom: Double, _ fill: Character) -> Character? {
        if bottom >= 1 - 1.0 / 16 {
            let eighths = Int(((1 - top) * 8).rounded())
            if eighths >= 8 { return fill }
            return eighths > 0 ? fromBelow[eighths - 1] : nil
        }
        let length = bottom - top
        if top <= 1.0 / 16 { return length < 0.25 ? nil : length < 0.75 ? "▀" : fill }
        return length < 0.1 ? nil : (top + bottom) / 2 < 0.5 ? "▀" : "▄"
    }

    /// Fills whole rows from `left` to `right`.
    mutating func fillLevel(rows: Range<Int>, left: Double, right: Double, ink: Ink, fill: Character) {
        let (left, right) = (max(-1, min(left, right)), min(Double(columns) + 1, max(left, right)))
        guard left < right else { return }
        for x in Int(left.rounded(.down))...Int(right.rounded(.up)) {
            let (low, high) = (max(left, Double(x)) - Double(x), min(right, Double(x + 1)) - Double(x))
            guard low < high else { continue }
            guard let sign = Self.bar(from: low, to: high, fill) else { continue }
            for y in rows.clamped(to: 0..<self.rows) { put(sign, x: x, y: y, ink: ink, isFilling: true) }
        }
    }

    private static func bar(from left: Double, to right: Double, _ fill: Character) -> Character? {
        if left <= 1.0 / 16 {
            let eighths = Int((right * 8).rounded())
            if eighths >= 8 { return fill }
            return eighths > 0 ? fromLeft[eighths - 1] : nil
        }
        let length = right - left
        if right >= 1 - 1.0 / 16 { return length < 0.25 ? nil : length < 0.75 ? "▐" : fill }
        return length < 0.1 ? nil : (left + right) / 2 < 0.5 ? "▌" : "▐"
    }
}
