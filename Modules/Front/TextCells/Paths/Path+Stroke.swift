extension Path {
    /// Returns the outline of the line along the path. Its figures overlap: filled by winding, they are the line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        return Path { outline in
            for line in lines {
                let isWhole = style.dash.reduce(0, +) <= 0
                for piece in line.dashed(style) {
                    let pen = Pen(points: piece, isClosed: isWhole && line.isClosed, style: style)
                    for figure in pen.figures {
                        outline.addLines(figure)
                        outline.closeSubpath()
                    }
                }
            }
        }
    }
}

/// A pen that draws a line along points: a box for each part of it, and figures for the corners and the ends.
private struct Pen {
    private let points: [CGPoint]
    private let isClosed: Bool
    private let style: StrokeStyle
    private var reach: CGFloat { style.lineWidth / 2 }

    init(points: [CGPoint], isClosed: Bool, style: StrokeStyle) {
        self.points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        self.isClosed = isClosed
        self.style = style
    }

    /// The figures of the line. All run in one direction, so that none takes away from another.
    var figures: [[CGPoint]] {
        guard points.count > 1 else { return [] }
        let parts = zip(points, points.dropFirst()).map { ($0, $1) }
        var figures = parts.indices.map { index in
            let isFirst = !isClosed && index == 0
            let isLast = !isClosed && index == parts.count - 1
            return box(parts[index].0, parts[index].1, longer: (isFirst, isLast))
        }
        for (one, next) in zip(parts, parts.dropFirst()) { figures.append(join(one.0, one.1, next.1)) }
        if isClosed {
            figures.append(join(points[points.count - 2], points[0], points[1]))
        } else if style.lineCap == .round {
            figures += [circle(points[0]), circle(points[points.count - 1])]
        }
        return figures.filter { $0.count > 2 }.map { Self.area($0) < 0 ? $0.reversed() : $0 }
    }

    private static func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    private func unit(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let (x, y) = (b.x - a.x, b.y - a.y)
        let length = (x * x + y * y).squareRoot()
        return CGVector(dx: x / length, dy: y / length)
    }

    private func moved(_ point: CGPoint, _ direction: CGVector, along: CGFloat, aside: CGFloat) -> CGPoint {
        CGPoint(
            x: point.x + direction.dx * along - direction.dy * aside,
            y: point.y + direction.dy * along + direction.dx * aside)
    }

    private func box(_ a: CGPoint, _ b: CGPoint, longer: (Bool, Bool)) -> [CGPoint] {
        let direction = unit(a, b)
        let more = style.lineCap == .square ? reach : 0
        let (before, after) = (longer.0 ? -more : 0, longer.1 ? more : 0)
        return [
            moved(a, direction, along: before, aside: reach), moved(b, direction, along: after, aside: reach),
            moved(b, direction, along: after, aside: -reach), moved(a, direction, along: before, aside: -reach),
        ]
    }

    private func circle(_ center: CGPoint) -> [CGPoint] {
        (0..<24).map { step in
            let angle = Double(step) / 12 * .pi
            return CGPoint(x: center.x + reach * CGFloat(cos(angle)), y: center.y + reach * CGFloat(sin(angle)))
        }
    }

    private func join(_ a: CGPoint, _ corner: CGPoint, _ b: CGPoint) -> [CGPoint] {
        let (one, next) = (unit(a, corner), unit(corner, b))
        let turn = one.dx * next.dy - one.dy * next.dx
        let cosine = one.dx * next.dx + one.dy * next.dy
        if style.lineJoin == .round { return circle(corner) }
        guard abs(turn) > 1e-6 else { return [] }
        let side = turn > 0 ? -reach : reach
        let ends = [moved(corner, one, along: 0, aside: side), moved(corner, next, along: 0, aside: side)]
        // How far the tip is from the corner, in halves of the line's width.
        let length = (2 / max(1e-9, 1 + cosine)).squareRoot()
        guard style.lineJoin == .miter, length <= style.miterLimit else { return [corner] + ends }
        let middle = CGVector(dx: (ends[0].x + ends[1].x) / 2 - corner.x, dy: (ends[0].y + ends[1].y) / 2 - corner.y)
        let share = length * length
        let tip = CGPoint(x: corner.x + middle.dx * share, y: corner.y + middle.dy * share)
        return [corner, ends[0], tip, ends[1]]
    }
}
