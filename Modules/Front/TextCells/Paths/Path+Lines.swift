/// The path as straight lines, which is how it is measured and drawn.
extension Path {
    package struct Line: Equatable {
        package var points: [CGPoint]
        var isClosed = false

        /// The points with the way back to the first, where it is closed.
        package var outline: [CGPoint] { isClosed && points.count > 1 ? points + [points[0]] : points }
    }

    private static let stepsOfCurve = 12

    package var lines: [Line] {
        var lines: [Line] = []
        var line = Line(points: [])
        func end() {
            if line.points.count > 1 { lines.append(line) }
        }
        for element in elements {
            switch element {
            case .move(let point):
                end()
                line = Line(points: [point])
            case .line(let point):
                line.points.append(point)
            case .quadCurve(let point, let control):
                guard let from = line.points.last else { continue }
                line.points += Self.steps { t in
                    let u = 1 - t
                    return Self.sum([(u * u, from), (2 * u * t, control), (t * t, point)])
                }
            case .curve(let point, let first, let second):
                guard let from = line.points.last else { continue }
                line.points += Self.steps { t in
                    let u = 1 - t
                    return Self.sum([
                        (u * u * u, from), (3 * u * u * t, first), (3 * u * t * t, second), (t * t * t, point),
                    ])
                }
            case .closeSubpath:
                line.isClosed = true
                let first = line.points.first
                end()
                line = Line(points: first.map { [$0] } ?? [])
            }
        }
        end()
        return lines
    }

    private static func steps(_ point: (CGFloat) -> CGPoint) -> [CGPoint] {
        (1...stepsOfCurve).map { point(CGFloat($0) / CGFloat(stepsOfCurve)) }
    }

    private static func sum(_ parts: [(CGFloat, CGPoint)]) -> CGPoint {
        parts.reduce(into: .zero) { sum, part in
            sum.x += part.0 * part.1.x
            sum.y += part.0 * part.1.y
        }
    }

    /// Whether a point lies inside of the path. With `eoFill` a point is inside where a line from it crosses the path
    /// an odd number of times; otherwise by the winding of the path around it.
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        Self.contains(point, in: lines, eoFill: eoFill)
    }

    /// Returns the squares of a raster whose middles lie inside of the path; none where one of its points is nowhere.
    ///
    /// - Parameter side: The length of a square in points.
    package func covered(columns: Int, rows: Int, of side: CGFloat) -> [(x: Int, y: Int)] {
        let (lines, box) = (lines, boundingRect)
        guard !box.isNull, [box.minX, box.minY, box.maxX, box.maxY].allSatisfy(\.isFinite) else { return [] }
        func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
            let (first, last) = (max(0, low / side), min(CGFloat(count), high / side + 1))
            return first < last ? Int(first)..<Int(last.rounded(.down)) : 0..<0
        }
        return range(box.minY, box.maxY, rows).flatMap { y in
            range(box.minX, box.maxX, columns).compactMap { x in
                let middle = CGPoint(x: (CGFloat(x) + 0.5) * side, y: (CGFloat(y) + 0.5) * side)
                return Self.contains(middle, in: lines, eoFill: false) ? (x, y) : nil
            }
        }
    }

    package static func contains(_ point: CGPoint, in lines: [Line], eoFill: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        for line in lines {
            var previous = line.points[line.points.count - 1]
            for next in line.points {
                if (previous.y > point.y) != (next.y > point.y) {
                    let share = (point.y - previous.y) / (next.y - previous.y)
                    if point.x < previous.x + share * (next.x - previous.x) {
                        crossings += 1
                        winding += next.y > previous.y ? 1 : -1
                    }
                }
                previous = next
            }
        }
        return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
    }

    /// Returns the part of the path between two shares of its length, from 0 to 1, as straight lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = lines.map(\.outline)
        let whole = lines.reduce(0) { $0 + Self.length($1) }
        let (start, end) = (max(0, from) * whole, min(1, to) * whole)
        guard start < end else { return Path() }
        var passed: CGFloat = 0
        return Path { path in
            for line in lines {
                var isDown = false
                for (a, b) in zip(line, line.dropFirst()) {
                    let length = Self.length([a, b])
                    let (low, high) = (max(start, passed), min(end, passed + length))
                    if length > 0, low < high {
                        func at(_ distance: CGFloat) -> CGPoint {
                            let share = (distance - passed) / length
                            return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                        }
                        if !isDown { path.move(to: at(low)) }
                        isDown = true
                        path.addLine(to: at(high))
                    }
                    passed += length
                }
            }
        }
    }

    private static func length(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst()).reduce(0) { sum, pair in
            let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
            return sum + (x * x + y * y).squareRoot()
        }
    }
}
