import SwiftUI
import Testing

/// Areas made of two paths.
@Suite struct PathRegionTests {
    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    private let beside = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

    private func places(in path: Path, eoFill: Bool = false) -> [Bool] {
        [CGPoint(x: 2, y: 2), CGPoint(x: 7, y: 7), CGPoint(x: 12, y: 12), CGPoint(x: 20, y: 20)]
            .map { path.contains($0, eoFill: eoFill) }
    }

    @Test func `two squares that overlap`() {
        #expect(places(in: square.intersection(beside)) == [false, true, false, false])
        #expect(places(in: square.union(beside)) == [true, true, true, false])
        #expect(places(in: square.subtracting(beside)) == [true, false, false, false])
        #expect(places(in: beside.subtracting(square)) == [false, false, true, false])
        #expect(places(in: square.symmetricDifference(beside)) == [true, false, true, false])
        #expect(square.intersection(beside).boundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
    }

    @Test func `squares that share a side become one, and leave nothing of themselves`() {
        let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
        var corners = 0
        square.union(right).forEach { element in
            switch element {
            case .move, .line: corners += 1
            default: break
            }
        }
        #expect(corners == 4)
        #expect(square.union(right).boundingRect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(square.subtracting(square).isEmpty && square.intersection(right).isEmpty)
        #expect(square.union(Path()).boundingRect == square.boundingRect)
    }

    @Test func `a hole is left where a path lies in another`() {
        let hole = Path(ellipseIn: CGRect(x: 3, y: 3, width: 4, height: 4))
        let ring = square.subtracting(hole)
        for eoFill in [true, false] {
            #expect(!ring.contains(CGPoint(x: 5, y: 5), eoFill: eoFill))
            #expect(ring.contains(CGPoint(x: 1, y: 5), eoFill: eoFill))
        }
    }

    @Test func `a star is filled by either rule`() {
        let points = (0..<5).map { corner in
            let angle = Double(corner) * 4 * .pi / 5
            return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
        }
        let star = Path { path in
            path.addLines(points)
            path.closeSubpath()
        }
        let middle = CGPoint(x: 50, y: 50)
        #expect(!star.normalized(eoFill: true).contains(middle) && star.normalized(eoFill: false).contains(middle))
        #expect(star.normalized().contains(CGPoint(x: 50, y: 20)))
    }

    @Test func `a line is cut at an area`() {
        let line = Path { path in
            path.move(to: CGPoint(x: -10, y: 5))
            path.addLine(to: CGPoint(x: 20, y: 5))
        }
        #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside = line.lineSubtraction(square)
        #expect(outside.boundingRect == CGRect(x: -10, y: 5, width: 30, height: 0))
        var moves = 0
        outside.forEach { if case .move = $0 { moves += 1 } }
        #expect(moves == 2)
    }

    /// Random polygons: each point is in the whole as the parts say.
    @Test(arguments: 0..<40)
    func `points are in an area as they are in its parts`(seed: Int) {
        var random = Numbers(state: UInt64(seed))
        func polygon() -> Path {
            Path { path in
                path.addLines(
                    (0..<Int.random(in: 3...9, using: &random)).map { _ in
                        CGPoint(
                            x: CGFloat.random(in: 0...40, using: &random), y: CGFloat.random(in: 0...40, using: &random)
                        )
                    })
                path.closeSubpath()
            }
        }
        let (a, b) = (polygon(), polygon())
        for eoFill in [false, true] {
            let whole = (
                a.intersection(b, eoFill: eoFill), a.union(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
                a.symmetricDifference(b, eoFill: eoFill)
            )
            for _ in 0..<200 {
                let point = CGPoint(
                    x: CGFloat.random(in: 0...40, using: &random), y: CGFloat.random(in: 0...40, using: &random))
                let (inA, inB) = (a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
                #expect(whole.0.contains(point) == (inA && inB))
                #expect(whole.1.contains(point) == (inA || inB))
                #expect(whole.2.contains(point) == (inA && !inB))
                #expect(whole.3.contains(point) == (inA != inB))
            }
        }
    }

    private struct Numbers: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }
    }

    @MainActor
    @Test func `a shape is cut by another in its rectangle`() {
        let text = SceneHost(columns: 12, rows: 4) {
            Rectangle().subtracting(Rectangle().scale(0.5)).stroke(.red).frame(width: 96, height: 64)
        }.frame.text
        #expect(text.contains { $0 != " " && $0 != "\n" })
    }
}
