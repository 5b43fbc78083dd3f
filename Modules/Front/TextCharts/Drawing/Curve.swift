import TextUICore

/// A line through points, in the way that its interpolation goes.
struct Curve {
    /// In dots.
    let points: [CGPoint]
    let method: InterpolationMethod

    /// The corners of the line, near enough to each other to be joined straight.
    var corners: [CGPoint] {
        guard points.count > 1 else { return points }
        switch method.kind {
        case .linear: return points
        case .stepStart: return steps { _, b in [CGPoint(x: b.before.x, y: b.after.y)] }
        case .stepEnd: return steps { _, b in [CGPoint(x: b.after.x, y: b.before.y)] }
        case .stepCenter:
            return steps { _, b in
                let middle = (b.before.x + b.after.x) / 2
                return [CGPoint(x: middle, y: b.before.y), CGPoint(x: middle, y: b.after.y)]
            }
        case .catmullRom: return bent(by: cardinalSlopes(0))
        case .cardinal(let tension): return bent(by: cardinalSlopes(tension))
        case .monotone: return bent(by: monotoneSlopes)
        }
    }

    private func steps(_ between: (Int, (before: CGPoint, after: CGPoint)) -> [CGPoint]) -> [CGPoint] {
        var corners = [points[0]]
        for index in 1..<points.count {
            corners += between(index, (points[index - 1], points[index])) + [points[index]]
        }
        return corners
    }

    /// A curve through all points, with these tangents.
    private func bent(by tangents: [CGPoint]) -> [CGPoint] {
        var corners = [points[0]]
        for index in 1..<points.count {
            let (a, b) = (points[index - 1], points[index])
            let (u, v) = (tangents[index - 1], tangents[index])
            let count = max(2, min(64, Int(max(abs(b.x - a.x), abs(b.y - a.y)) / 2)))
            for step in 1...count {
                let t = CGFloat(step) / CGFloat(count)
                let (t2, t3) = (t * t, t * t * t)
                let (h0, h1, h2, h3) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t, 3 * t2 - 2 * t3, t3 - t2)
                corners.append(
                    CGPoint(
                        x: h0 * a.x + h1 * u.x + h2 * b.x + h3 * v.x, y: h0 * a.y + h1 * u.y + h2 * b.y + h3 * v.y))
            }
        }
        return corners
    }

    private func cardinalSlopes(_ tension: Double) -> [CGPoint] {
        points.indices.map { index in
            let (a, b) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
            let share = CGFloat(1 - tension) / 2
            return CGPoint(x: (b.x - a.x) * share, y: (b.y - a.y) * share)
        }
    }

    /// Tangents that never lead beyond the values on both sides.
    private var monotoneSlopes: [CGPoint] {
        func slope(_ index: Int) -> CGFloat {
            let run = points[index + 1].x - points[index].x
            return run == 0 ? 0 : (points[index + 1].y - points[index].y) / run
        }
        return points.indices.map { index in
            let before = index > 0 ? slope(index - 1) : slope(0)
            let after = index < points.count - 1 ? slope(index) : slope(index - 1)
            let run =
                (points[min(points.count - 1, index + 1)].x - points[max(0, index - 1)].x)
                / (index == 0 || index == points.count - 1 ? 1 : 2)
            let tangent = before * after <= 0 ? 0 : 2 * before * after / (before + after)
            return CGPoint(x: run, y: tangent * run)
        }
    }
}

extension Raster {
    /// Draws straight lines through points given in dots.
    mutating func draw(_ corners: [CGPoint], ink: Ink, isSet: (Int) -> Bool) {
        var distance = 0
        var last: (x: Int, y: Int)?
        for (a, b) in zip(corners, corners.dropFirst()) {
            guard let (a, b) = clipped(a, b) else { continue }
            let reach = max(abs(b.x - a.x), abs(b.y - a.y))
            let count = max(1, Int(reach.rounded(.up)))
            for step in 0...count {
                let share = CGFloat(step) / CGFloat(count)
                let x = Int((a.x + (b.x - a.x) * share).rounded(.down))
                let y = Int((a.y + (b.y - a.y) * share).rounded(.down))
                // The far edges belong to the last dot.
                let place = (x: min(x, 2 * columns - 1), y: min(max(0, y), 4 * rows - 1))
                if let last, last == place { continue }
                last = place
                if isSet(distance) { dot(x: place.x, y: place.y, ink: ink) }
                distance += 1
            }
        }
    }

    /// The part of a line within the plot.
    private func clipped(_ a: CGPoint, _ b: CGPoint) -> (CGPoint, CGPoint)? {
        let (width, height) = (CGFloat(2 * columns), CGFloat(4 * rows))
        var (start, end): (CGFloat, CGFloat) = (0, 1)
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        guard dx.isFinite, dy.isFinite else { return nil }
        for (run, room) in [(-dx, a.x), (dx, width - a.x), (-dy, a.y), (dy, height - a.y)] {
            if run == 0 {
                if room < 0 { return nil }
            } else if run < 0 {
                start = max(start, room / run)
            } else {
                end = min(end, room / run)
            }
        }
        guard start <= end else { return nil }
        return (
            CGPoint(x: a.x + dx * start, y: a.y + dy * start), CGPoint(x: a.x + dx * end, y: a.y + dy * end)
        )
    }
}
