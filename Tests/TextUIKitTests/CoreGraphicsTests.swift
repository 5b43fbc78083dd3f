import Foundation
import Testing
import TextUI
import TextUIKit

@Suite struct CoreGraphicsTests {
    @Test func `sizes, points and rectangles are compared by Core Graphics' names`() {
        #expect(
            CGSize(width: 9, height: 6).equalTo(CGSize(width: 9, height: 6))
                && !CGPoint.zero.equalTo(CGPoint(x: 1, y: 0)))
        #expect(CGRect(x: 0, y: 0, width: 9, height: 6).equalTo(CGRect(x: 0, y: 0, width: 9, height: 6)))
    }

    @Test func `the time of Core Animation goes on`() {
        let before = CACurrentMediaTime()
        #expect(before > 0 && CACurrentMediaTime() >= before)
    }

    @Test func `a number is cut to a length, and words have their cells' room`() {
        #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
        let size = NSString(string: "three\nlines of\nwords").size(withAttributes: [:])
        #expect(size == CGSize(width: 64, height: 48))
    }

    @Test func `a transform in space turns around each axis as one in the plane does around the third`() {
        let turned = CATransform3DMakeRotation(.pi / 3, 0, 0, 2)
        let inPlane = CGAffineTransform(rotationAngle: .pi / 3)
        #expect(abs(turned.m12 - inPlane.b) < 1e-9 && abs(turned.m21 - inPlane.c) < 1e-9)
        #expect(abs(turned.m11 - inPlane.a) < 1e-9 && turned.m33 == 1)
        let flipped = CATransform3DMakeRotation(.pi, 0, 1, 0)
        #expect(abs(flipped.m11 + 1) < 1e-9 && flipped.m22 == 1 && abs(flipped.m33 + 1) < 1e-9)
        let edge = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        #expect(abs(edge.m13 + 1) < 1e-9 && abs(edge.m31 - 1) < 1e-9)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    @Test func `a transform in space moves before it does what it did`() {
        var far = CATransform3DMakeScale(2, 3, 1)
        far.m34 = -0.01
        let moved = CATransform3DTranslate(far, 10, 20, 100)
        #expect((moved.m41, moved.m42, moved.m43, moved.m44) == (20, 60, 100, 0))
        let seen = ProjectionTransform(CATransform3DConcat(CATransform3DMakeTranslation(8, 16, 0), far))
        #expect((seen.m11, seen.m22, seen.m31, seen.m32, seen.m33) == (2, 3, 16, 48, 1) && seen.isAffine)
        let inPlane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(inPlane)) == inPlane)
    }
}
