import Testing

import SwiftUI
import TextUICore

private struct Wedge: Shape {
    var share: Double
    private var width: Double { share }

    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX + rect.width * width, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

@MainActor @Suite struct PathTests {
    private func backgrounds(_ host: SceneHost) -> [String] {
        let buffer = host.frame.buffer
        return (0..<buffer.rows).map { y in
            (0..<buffer.columns).map { buffer[$0, y].style.background == nil ? "." : "#" }.joined()
        }
    }

    @Test func `a shape of one's own fills the cells inside its path`() {
        let host = SceneHost(columns: 8, rows: 4, style: .screen) { Wedge(share: 1).fill(.red) }
        #expect(backgrounds(host) == ["#.......", "###.....", "#####...", "#######."])
        let half = SceneHost(columns: 8, rows: 4, style: .screen) { Wedge(share: 0.5).fill(.red) }
        #expect(backgrounds(half)[3] == "###.....")
    }

    @Test func `a path is stroked in dots`() {
        let host = SceneHost(columns: 4, rows: 1, style: .screen) {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 0))
                path.addLine(to: CGPoint(x: 32, y: 0))
            }
            .stroke(.blue, lineWidth: 2)
        }
        #expect(host.frame.lines == ["⠉⠉⠉⠉"])
    }

    @Test func `a point is inside by winding, or by crossings`() {
        var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle) && !path.contains(middle, eoFill: true))
        #expect(path.contains(CGPoint(x: 5, y: 5), eoFill: true) && !path.contains(CGPoint(x: 31, y: 5)))
    }

    @Test func `a trimmed path is a share of its length`() {
        var line = Path()
        line.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)])
        let part = line.trimmedPath(from: 0.25, to: 0.75)
        #expect(part.boundingRect == CGRect(x: 50, y: 0, width: 50, height: 50))
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    }

    @Test func `an arc ends where its angles say, whichever way it runs`() throws {
        for clockwise in [true, false] {
            var path = Path()
            path.addArc(
                center: CGPoint(x: 50, y: 50), radius: 40, startAngle: .degrees(0), endAngle: .degrees(90),
                clockwise: clockwise)
            let end = try #require(path.currentPoint)
            #expect(abs(end.x - 50) < 0.001 && abs(end.y - 90) < 0.001)
            // The long way round passes the top.
            #expect(((path.lines[0].points.map(\.y).min() ?? 0) < 11) == clockwise)
        }
    }

    @Test func `transforms are applied in the order in which they are written`() {
        let moved = CGAffineTransform(translationX: 10, y: 0).concatenating(CGAffineTransform(scaleX: 2, y: 2))
        #expect(CGPoint(x: 1, y: 1).applying(moved) == CGPoint(x: 22, y: 2))
        #expect(CGPoint(x: 22, y: 2).applying(moved.inverted()) == CGPoint(x: 1, y: 1))
    }

    @Test func `paths of any size and nonsense are drawn without harm`() {
        for length in [CGFloat.infinity, -.infinity, .nan, 1e300, 0] {
            let host = SceneHost(columns: 5, rows: 3, style: .screen) {
                ZStack {
                    Path { $0.addLines([.zero, CGPoint(x: length, y: 3), CGPoint(x: 4, y: length)]) }.fill(.red)
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: length, height: 9)).stroke(.red)
                    Circle().trim(from: 0, to: length).stroke(lineWidth: 2)
                }
            }
            #expect(host.frame.buffer.rows == 3)
        }
    }
}
