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
}
