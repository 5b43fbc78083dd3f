import Testing

import SwiftUI
import TextUICore

@Suite struct CGPathTests {
    private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.maxX - b.maxX) < 0.01
            && abs(a.maxY - b.maxY) < 0.01
    }

    @Test func `a path is drawn with a pen, and is the same as a value`() {
        let pen = CGMutablePath()
        #expect(pen.isEmpty && pen.currentPoint == .zero && pen.boundingBox.isNull)
        pen.move(to: CGPoint(x: 8, y: 16))
        pen.addLine(to: CGPoint(x: 40, y: 16))
        pen.addQuadCurve(to: CGPoint(x: 60, y: 40), control: CGPoint(x: 60, y: 16))
        pen.closeSubpath()
        #expect(Path(pen).cgPath == pen && Path(pen).description == "8 16 m 40 16 l 60 16 60 40 q h")
        #expect(Path(pen.description) == Path(pen) && Path("1 2 l 3") == nil)
        #expect(pen.currentPoint == CGPoint(x: 8, y: 16))
    }

    @Test func `a copy stays when the pen goes on`() {
        let pen = CGMutablePath()
        pen.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        let copy = pen.copy()
        pen.addEllipse(in: CGRect(x: 20, y: 0, width: 10, height: 10))
        #expect(copy?.isRect == CGRect(x: 0, y: 0, width: 10, height: 10) && pen.isRect == nil)
        var double = CGAffineTransform(scaleX: 2, y: 3)
        #expect(copy?.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 30))
        #expect(CGPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2), transform: &double).boundingBox.maxY == 9)
    }

    @Test func `the box of the points is greater than that of the curve`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 30, y: 40))
        #expect(path.boundingBox.height == 40)
        #expect(isClose(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 30, height: 30)))
        let quad = Path {
            $0.move(to: .zero); $0.addQuadCurve(to: CGPoint(x: 20, y: 0), control: CGPoint(x: 10, y: 20))
        }
        #expect(isClose(quad.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
    }

    @Test func `what lies inside goes by the winding, or by the crossings`() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10)])
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd) && !path.contains(CGPoint(x: 31, y: 5)))
    }

    @Test func `its steps are told with their points`() {
        var types: [CGPathElementType] = []
        var ends: [CGPoint] = []
        CGPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerWidth: 5, cornerHeight: 5, transform: nil)
            .applyWithBlock { element in
                types.append(element.pointee.type)
                if element.pointee.type == .addQuadCurveToPoint { ends.append(element.pointee.points[1]) }
            }
        #expect(types.first == .moveToPoint && types.last == .closeSubpath)
        #expect(ends.contains(CGPoint(x: 20, y: 5)) && ends.count == 4)
    }

    @Test(arguments: [
        (CGLineCap.butt, CGRect(x: 10, y: 8, width: 40, height: 4)),
        (.square, CGRect(x: 8, y: 8, width: 44, height: 4)), (.round, CGRect(x: 8, y: 8, width: 44, height: 4)),
    ])
    func `a stroked line is as long as its ends say`(cap: CGLineCap, box: CGRect) {
        let line = Path {
            $0.move(to: CGPoint(x: 10, y: 10)); $0.addLine(to: CGPoint(x: 50, y: 10))
        }
        let outline = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
        #expect(isClose(outline.boundingRect, box))
        #expect(outline.contains(CGPoint(x: 30, y: 11)) && !outline.contains(CGPoint(x: 30, y: 13)))
    }

    @Test func `corners of a stroked line are sharp, round or cut`() {
        let angle = Path { $0.addLines([CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20), CGPoint(x: 20, y: 0)]) }
        func has(_ x: CGFloat, _ y: CGFloat, _ join: CGLineJoin, limit: CGFloat = 10) -> Bool {
            angle.strokedPath(StrokeStyle(lineWidth: 8, lineJoin: join, miterLimit: limit)).contains(
                CGPoint(x: x, y: y))
        }
        #expect(has(23.8, 23.8, .miter) && !has(23.8, 23.8, .round) && !has(23.8, 23.8, .miter, limit: 1))
        #expect(has(22.5, 22.5, .round) && !has(22.5, 22.5, .bevel) && has(21.5, 21.5, .bevel))
        #expect(has(10, 17, .bevel) && has(17, 10, .bevel) && !has(10, 10, .miter))
    }

    @Test func `a stroked frame is hollow, and a dashed line has gaps`() {
        let frame = Path(CGRect(x: 10, y: 10, width: 40, height: 40))
            .cgPath.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        #expect(frame.boundingBox == CGRect(x: 8, y: 8, width: 44, height: 44))
        #expect(frame.contains(CGPoint(x: 8.5, y: 8.5)) && !frame.contains(CGPoint(x: 30, y: 30)))
        let line = Path {
            $0.move(to: .zero); $0.addLine(to: CGPoint(x: 40, y: 0))
        }
        let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10, 10]))
        #expect(dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 15, y: 0)))
        #expect(line.cgPath.copy(dashingWithPhase: 0, lengths: [10, 10]).boundingBox.width == 30)
    }

    @Test func `the outline of a ring is as far from its middle on both sides`() {
        let ring = Path(ellipseIn: CGRect(x: 16, y: 16, width: 128, height: 128))
        let outline = ring.strokedPath(StrokeStyle(lineWidth: 12))
        for x in stride(from: CGFloat(0), to: 160, by: 7) {
            for y in stride(from: CGFloat(0), to: 160, by: 7) {
                let distance = abs(((x - 80) * (x - 80) + (y - 80) * (y - 80)).squareRoot() - 64)
                guard abs(distance - 6) > 1 else { continue }
                #expect(outline.contains(CGPoint(x: x, y: y)) == (distance < 6), "at \(x), \(y)")
            }
        }
    }
}
