import Foundation
import Testing
import TextUIKit

@Suite struct CoreGraphicsTests {
    @Test func `a file that imports Core Graphics alone has its types`() {
        #expect(coreGraphicsBounds() == CGRect(x: 0, y: 0, width: 9, height: 6))
        #expect(coreGraphicsBounds().size.equalTo(CGSize(width: 9, height: 6)))
    }

    @Test func `the time of Core Animation goes on`() {
        let before = CACurrentMediaTime()
        #expect(before > 0 && CACurrentMediaTime() >= before)
    }
}
