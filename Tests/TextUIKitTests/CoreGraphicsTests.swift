import Foundation
import Testing
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
}
