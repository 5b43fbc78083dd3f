/// Areas made of two. As SwiftUI's and Core Graphics' functions of those names; curves become straight lines.
extension Path {
    /// Returns the area that lies in both paths.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        region(with: other, eoFill) { $0 && $1 }
    }

    /// Returns the area that lies in either path.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        region(with: other, eoFill) { $0 || $1 }
    }

    /// Returns the area of this path without that of another.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        region(with: other, eoFill) { $0 && !$1 }
    }

    /// Returns the area that lies in one of the paths alone.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        region(with: other, eoFill) { $0 != $1 }
    }

    /// Returns the same area by lines that do not cross.
    public func normalized(eoFill: Bool = true) -> Path {
        region(with: Path(), eoFill) { first, _ in first }
    }

    /// Returns the parts of the line that lie in another path's area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill, isInside: true)
    }

    /// Returns the parts of the line that lie outside of another path's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill, isInside: false)
    }

    /// The area of those points that are in it by whether they are in the one path and in the other.
    private func region(with other: Path, _ eoFill: Bool, _ isIn: (Bool, Bool) -> Bool) -> Path {
        let (own, others) = (lines, other.lines)
        func contains(_ point: CGPoint) -> Bool {
            isIn(
                Path.contains(point, in: own, eoFill: eoFill), Path.contains(point, in: others, eoFill: eoFill))
        }
        let edges = (own + others).flatMap { PathPiece.all(of: $0.points + $0.points.prefix(1)) }
        var seen: Set<PathPiece> = []
        var border: [PathPiece] = []
        for edge in PathPiece.split(edges, at: edges)
        where seen.insert(edge).inserted && seen.insert(edge.back).inserted {
            let (left, right) = edge.sides
            switch (contains(left), contains(right)) {
            case (true, false): border.append(edge)
            case (false, true): border.append(edge.back)
            default: break
            }
        }
        return Path(loopsOf: border)
    }

    private func line(in other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
        let area = other.lines
        let borders = area.flatMap { PathPiece.all(of: $0.points + $0.points.prefix(1)) }
        return Path { path in
            for line in lines {
                for edge in PathPiece.split(PathPiece.all(of: line.outline), at: borders)
                where Path.contains(edge.middle, in: area, eoFill: eoFill) == isInside {
                    if path.currentPoint != edge.start { path.move(to: edge.start) }
                    path.addLine(to: edge.end)
                }
            }
        }
    }

    /// Closed lines of edges, of which each begins where another ends.
    private init(loopsOf edges: [PathPiece]) {
        var starting = Dictionary(grouping: edges.indices) { edges[$0].start }
        /// The beginning of an edge that is left, at a place or a thousandth beside it, where a piece was too short to tell
        /// its sides.
        func beginning(at place: CGPoint) -> CGPoint? {
            if starting[place]?.isEmpty == false { return place }
            return starting.first { start, left in
                !left.isEmpty && abs(start.x - place.x) + abs(start.y - place.y) < 0.001
            }?.key
        }
        self.init { path in
            for first in edges {
                guard starting[first.start]?.isEmpty == false else { continue }
                var points: [CGPoint] = []
                var place = first.start
                repeat {
                    guard let start = beginning(at: place), let next = starting[start]?.popLast() else { break }
                    points.append(start)
                    place = edges[next].end
                } while place != first.start || starting[place]?.isEmpty == false
                guard points.count > 2 else { continue }
                path.addLines(PathPiece.withoutStraightCorners(points))
                path.closeSubpath()
            }
        }
    }
}
