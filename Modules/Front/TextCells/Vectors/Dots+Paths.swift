extension Dots {
    /// The paint at a place: the ink and its opacity, from 0 to 1.
    package typealias Paint = (CGPoint) -> (ink: Ink, alpha: Double)?
    /// Whether a dot may be drawn.
    package typealias Mask = (Int, Int) -> Bool

    /// Fills the dots whose middle lies inside; what is thinner than a dot has one.
    package mutating func fill(_ lines: [Path.Line], eoFill: Bool, mask: Mask, _ paint: Paint) {
        for (x, y) in Self.inside(lines, eoFill: eoFill, columns: columns, rows: rows) where mask(x, y) {
            dab(x, y, paint)
        }
    }

    /// Takes away the dots whose middle lies inside.
    package mutating func erase(_ lines: [Path.Line], eoFill: Bool, mask: Mask) {
        for (x, y) in Self.inside(lines, eoFill: eoFill, columns: columns, rows: rows) where mask(x, y) { erase(x, y) }
    }

    package static func inside(_ lines: [Path.Line], eoFill: Bool, columns: Int, rows: Int) -> [(Int, Int)] {
        let points = lines.flatMap(\.points)
        guard let low = points.map(\.y).min(), let high = points.map(\.y).max(), low.isFinite, high.isFinite,
            high >= 0, low <= CGFloat(rows) * size
        else { return [] }
        var dots: [(Int, Int)] = []
        let first = max(0, Int(low / size))
        let last = min(rows - 1, Int(min(high, CGFloat(rows) * size) / size))
        guard first <= last else { return [] }
        let isThin = high - low < size
        for row in first...last {
            let y = isThin ? (low + high) / 2 : (CGFloat(row) + 0.5) * size
            for span in spans(lines, at: y, eoFill: eoFill) {
                let left = max(0, Int((max(span.lowerBound, 0) / size - 0.5).rounded(.up)))
                let right = Int((min(span.upperBound, CGFloat(columns) * size) / size - 0.5).rounded(.up)) - 1
                if left <= right {
                    for column in left...min(right, columns - 1) { dots.append((column, row)) }
                } else if span.upperBound > 0, span.lowerBound < CGFloat(columns) * size {
                    dots.append((Int((span.lowerBound + span.upperBound) / 2 / size), row))
                }
            }
        }
        return dots
    }

    /// The parts of a horizontal line that lie inside.
    private static func spans(_ lines: [Path.Line], at y: CGFloat, eoFill: Bool) -> [Range<CGFloat>] {
        var crossings: [(x: CGFloat, direction: Int)] = []
        for line in lines where line.points.count > 1 {
            var previous = line.points[line.points.count - 1]
            for next in line.points {
                if (previous.y > y) != (next.y > y) {
                    let x = previous.x + (y - previous.y) / (next.y - previous.y) * (next.x - previous.x)
                    if x.isFinite { crossings.append((x, next.y > previous.y ? 1 : -1)) }
                }
                previous = next
            }
        }
        crossings.sort { $0.x < $1.x }
        var spans: [Range<CGFloat>] = []
        var winding = 0
        for (crossing, next) in zip(crossings, crossings.dropFirst()) {
            winding += eoFill ? 1 : crossing.direction
            let isInside = eoFill ? !winding.isMultiple(of: 2) : winding != 0
            if isInside, crossing.x < next.x { spans.append(crossing.x..<next.x) }
        }
        return spans
    }

    /// Draws the line along paths; a thin one is a dot wide.
    package mutating func stroke(_ lines: [Path.Line], style: StrokeStyle, mask: Mask, _ paint: Paint) {
        var seen: Set<Int> = []
        let reach = style.lineWidth / 2
        for line in lines.flatMap({ $0.dashed(style) }) {
            for (index, (a, b)) in zip(line, line.dropFirst()).enumerated() {
                let isEnd = index == 0 || index == line.count - 2
                for (x, y) in Self.along(a, b, reach: reach, isRound: !isEnd || style.lineCap != .butt, columns, rows)
                where mask(x, y) && seen.insert(y * columns + x).inserted {
                    dab(x, y, paint)
                }
            }
        }
    }

    private static func along(
        _ a: CGPoint, _ b: CGPoint, reach: CGFloat, isRound: Bool, _ columns: Int, _ rows: Int
    ) -> [(Int, Int)] {
        let (width, height) = (b.x - a.x, b.y - a.y)
        let length = (width * width + height * height).squareRoot()
        guard length.isFinite, abs(a.x) < 1e6, abs(a.y) < 1e6, abs(b.x) < 1e6, abs(b.y) < 1e6 else { return [] }
        if reach <= size * 0.75 {
            let steps = Int(max(1, min(8192, (max(abs(width), abs(height)) / (size / 2)).rounded(.up))))
            return (0...steps).map { step in
                let share = CGFloat(step) / CGFloat(steps)
                func dot(_ length: CGFloat, _ count: Int) -> Int {
                    // The far edge belongs to the last dot, so that a line along it is seen.
                    length == CGFloat(count) * size ? count - 1 : Int((length / size).rounded(.down))
                }
                return (dot(a.x + width * share, columns), dot(a.y + height * share, rows))
            }
        }
        func range(_ a: CGFloat, _ b: CGFloat, _ count: Int) -> ClosedRange<Int>? {
            let low = max(0, Int(((min(a, b) - reach) / size).rounded(.down)))
            let high = min(count - 1, Int(((max(a, b) + reach) / size).rounded(.up)))
            return low <= high ? low...high : nil
        }
        guard let across = range(a.x, b.x, columns), let down = range(a.y, b.y, rows) else { return [] }
        var dots: [(Int, Int)] = []
        for y in down {
            for x in across {
                let point = CGPoint(x: (CGFloat(x) + 0.5) * size - a.x, y: (CGFloat(y) + 0.5) * size - a.y)
                let along = length > 0 ? (point.x * width + point.y * height) / (length * length) : 0
                guard isRound || (0...1).contains(along) else { continue }
                let nearest = max(0, min(1, along))
                let (dx, dy) = (point.x - width * nearest, point.y - height * nearest)
                if dx * dx + dy * dy <= reach * reach { dots.append((x, y)) }
            }
        }
        return dots
    }

    private mutating func dab(_ x: Int, _ y: Int, _ paint: Paint) {
        let middle = CGPoint(x: (CGFloat(x) + 0.5) * Self.size, y: (CGFloat(y) + 0.5) * Self.size)
        if let (ink, alpha) = paint(middle) { self.paint(x, y, ink, alpha: alpha) }
    }
}
