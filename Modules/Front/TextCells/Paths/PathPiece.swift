/// A straight piece of a line.
struct PathPiece: Hashable {
    let start: CGPoint
    let end: CGPoint

    /// Points are a billionth of a point from each other, or the same.
    private init?(_ start: CGPoint, _ end: CGPoint) {
        func snapped(_ value: CGFloat) -> CGFloat { (value * 0x4000_0000).rounded() / 0x4000_0000 }
        self.start = CGPoint(x: snapped(start.x), y: snapped(start.y))
        self.end = CGPoint(x: snapped(end.x), y: snapped(end.y))
        if self.start == self.end || !(self.start.x + self.start.y + self.end.x + self.end.y).isFinite { return nil }
    }

    private init(from start: CGPoint, to end: CGPoint) {
        (self.start, self.end) = (start, end)
    }

    var back: PathPiece { PathPiece(from: end, to: start) }
    var middle: CGPoint { at(0.5) }

    /// Two points beside the middle.
    var sides: (CGPoint, CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let length = (x * x + y * y).squareRoot()
        let step = min(0.000_000_1, length / 4) / length
        return (
            CGPoint(x: middle.x - y * step, y: middle.y + x * step),
            CGPoint(x: middle.x + y * step, y: middle.y - x * step)
        )
    }

    private func at(_ share: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }

    static func all(of points: [CGPoint]) -> [PathPiece] {
        zip(points, points.dropFirst()).compactMap { PathPiece($0, $1) }
    }

    /// The pieces of edges between the places where others cross or touch them.
    static func split(_ edges: [PathPiece], at others: [PathPiece]) -> [PathPiece] {
        edges.flatMap { edge in
            let way = edge.vector(edge.start, edge.end)
            func reach(_ point: CGPoint) -> CGFloat {
                let vector = edge.vector(edge.start, point)
                return vector.dx * way.dx + vector.dy * way.dy
            }
            let whole = reach(edge.end)
            let points: [CGPoint] = others.flatMap { edge.crossings(with: $0) }
            let crossings: [(point: CGPoint, reach: CGFloat)] = points.map { ($0, reach($0)) }
            let inner = crossings.filter { $0.reach > 0 && $0.reach < whole }.sorted { $0.reach < $1.reach }
            return all(of: [edge.start] + inner.map(\.point) + [edge.end])
        }
    }

    /// The places at which another edge meets this one, which are the same for both.
    private func crossings(with other: PathPiece) -> [CGPoint] {
        guard min(start.x, end.x) <= max(other.start.x, other.end.x),
            min(start.y, end.y) <= max(other.start.y, other.end.y),
            min(other.start.x, other.end.x) <= max(start.x, end.x),
            min(other.start.y, other.end.y) <= max(start.y, end.y)
        else { return [] }
        let isFirst = (start.x, start.y, end.x, end.y) < (other.start.x, other.start.y, other.end.x, other.end.y)
        let (first, second) = isFirst ? (self, other) : (other, self)
        let (own, way) = (vector(first.start, first.end), vector(second.start, second.end))
        let gap = vector(first.start, second.start)
        let turn = cross(own, way)
        guard abs(turn) > 1e-9 else { return abs(cross(gap, own)) < 1e-6 ? [other.start, other.end] : [] }
        let (share, others) = (cross(gap, way) / turn, cross(gap, own) / turn)
        let reach = -1e-9...1 + 1e-9
        return reach ~= share && reach ~= others ? [first.at(share)] : []
    }

    private func vector(_ a: CGPoint, _ b: CGPoint) -> CGVector { CGVector(dx: b.x - a.x, dy: b.y - a.y) }
    private func cross(_ a: CGVector, _ b: CGVector) -> CGFloat { a.dx * b.dy - a.dy * b.dx }

    /// A closed line's points, without those between two others in a straight line.
    static func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
        points.indices.filter { place in
            let before = points[(place + points.count - 1) % points.count]
            let (here, after) = (points[place], points[(place + 1) % points.count])
            let turn = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
            return abs(turn) > 1e-9
        }.map { points[$0] }
    }
}
