extension Path {
    /// The least rectangle around the lines and curves themselves; null of no steps.
    var bounds: CGRect {
        var (across, down): ([CGFloat], [CGFloat]) = ([], [])
        var from = CGPoint.zero
        var start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                from = point
                across.append(point.x)
                down.append(point.y)
            case .line(let point):
                from = point
                across.append(point.x)
                down.append(point.y)
            case .quadCurve(let point, let control):
                // The same curve as one with two points that steer it.
                func third(_ end: CGPoint) -> CGPoint {
                    CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                }
                let (first, second) = (third(from), third(point))
                across += Self.extent(from.x, first.x, second.x, point.x)
                down += Self.extent(from.y, first.y, second.y, point.y)
                from = point
            case .curve(let point, let first, let second):
                across += Self.extent(from.x, first.x, second.x, point.x)
                down += Self.extent(from.y, first.y, second.y, point.y)
                from = point
            case .closeSubpath: from = start
            }
        }
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            return .null
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The end of a curve and where it turns, along one axis.
    private static func extent(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
        let (first, second, third) = (b - a, c - b, d - c)
        let (square, linear) = (first - 2 * second + third, 2 * (second - first))
        var turns: [CGFloat] = []
        if abs(square) < 1e-9 {
            if linear != 0 { turns = [-first / linear] }
        } else {
            let root = linear * linear - 4 * square * first
            if root >= 0 { turns = [-1, 1].map { (-linear + $0 * root.squareRoot()) / (2 * square) } }
        }
        return [d]
            + turns.filter { (0...1).contains($0) }.map { t in
                let u = 1 - t
                return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
            }
    }
}
