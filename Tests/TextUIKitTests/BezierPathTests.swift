import Testing

import TextUI
import TextUICore
import TextUIKit

@Suite struct BezierPathTests {
    @Test func `some corners of a rectangle are round`() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 16, height: 16))
        #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 39)))
        #expect(Path(path.cgPath).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    }

    @Test func `an arc runs with the clock as it looks`() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.minX > -0.01 && path.bounds.minY > -0.01 && path.bounds.maxY < 10.01)
        let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(other.bounds.minX < -9.99 && other.bounds.minY < -9.99)
    }

    @Test func `a path is moved, copied and emptied`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
        let copy = path.copy() as? UIBezierPath
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        path.append(UIBezierPath(ovalIn: CGRect(x: 20, y: 0, width: 4, height: 4)))
        #expect(copy?.bounds.maxX == 4 && path.bounds.minX == 10 && path.bounds.maxX > 23.9)
        path.removeAllPoints()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 9, y: 0), controlPoint1: CGPoint(x: 3, y: 9), controlPoint2: CGPoint(x: 6, y: 9))
        path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 4, y: -4))
        path.close()
        #expect(path.currentPoint == .zero && path.contains(CGPoint(x: 4, y: 3)))
    }
}
