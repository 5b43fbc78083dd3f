import SwiftUI
import Testing

struct TransformedShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 80, height: 40)

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)].allSatisfy {
            abs($0.0 - $0.1) < 0.001
        }
    }

    @Test func `what a shape is made by has a name and keeps its parts`() {
        let moved: OffsetShape<Rectangle> = Rectangle().offset(x: 8, y: 16)
        #expect(moved.offset == CGSize(width: 8, height: 16))
        #expect(close(moved.path(in: rect).boundingRect, rect.offsetBy(dx: 8, dy: 16)))
        let turned: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
        #expect(turned.anchor == .center)
        #expect(close(turned.path(in: rect).boundingRect, CGRect(x: 20, y: -20, width: 40, height: 80)))
        let half: ScaledShape<Rectangle> = Rectangle().scale(0.5, anchor: .topLeading)
        #expect(half.scale == CGSize(width: 0.5, height: 0.5))
        #expect(close(half.path(in: rect).boundingRect, CGRect(x: 0, y: 0, width: 40, height: 20)))
        let wide: TransformedShape<Rectangle> = Rectangle().transform(CGAffineTransform(2, 0, 0, 1, 4, 0))
        #expect(close(wide.path(in: rect).boundingRect, CGRect(x: 4, y: 0, width: 160, height: 40)))
    }

    @Test func `made by hand they are the same`() {
        let hand = OffsetShape(
            shape: RotatedShape(shape: Circle(), angle: .degrees(45)), offset: CGSize(width: 8, height: 0))
        let method = Circle().rotation(.degrees(45)).offset(x: 8)
        #expect(hand.path(in: rect) == method.path(in: rect))
        let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90))
        let inset: OffsetShape<RotatedShape<Rectangle.InsetShape>> =
            OffsetShape(shape: turned, offset: CGSize(width: 8, height: 0)).inset(by: 4)
        #expect(inset.offset.width == 8 && inset.shape.angle == .degrees(90))
    }

    @Test func `the numbers of a changed shape are its animatable data`() {
        var moved = Rectangle().offset(x: 8, y: 16)
        moved.animatableData.second = CGSize(width: 24, height: 0).animatableData
        #expect(moved.offset == CGSize(width: 24, height: 0))
        var turned = Rectangle().rotation(.degrees(90))
        turned.animatableData.second.first = Angle.degrees(30).animatableData
        #expect(abs(turned.angle.degrees - 30) < 0.001)
    }

    @Test func `a rectangle has room for what a transform makes of it`() {
        let turned = CGRect(x: 0, y: 0, width: 20, height: 10).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(close(turned, CGRect(x: -10, y: 0, width: 10, height: 20)))
        #expect(CGRect.null.applying(.identity).isNull)
    }
}
