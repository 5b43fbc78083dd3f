import Testing

import SwiftUI

@Suite struct UnitCurveTests {
    nonisolated private static let curves: [UnitCurve] = [
        .linear, .easeIn, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test(arguments: curves)
    func `the inverse of a curve leads back`(_ curve: UnitCurve) {
        for progress in stride(from: 0.0, through: 1, by: 0.1) {
            #expect(abs(curve.inverse.value(at: curve.value(at: progress)) - progress) < 1e-4)
        }
        #expect(abs(curve.inverse.inverse.value(at: 0.3) - curve.value(at: 0.3)) < 1e-9)
    }

    @Test func `the velocity of a curve is its slope`() {
        #expect(abs(UnitCurve.linear.velocity(at: 0.4) - 1) < 1e-6)
        #expect(UnitCurve.easeIn.velocity(at: 0) < 0.01 && UnitCurve.easeIn.velocity(at: 1) > 1)
        #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-3)
    }
}
