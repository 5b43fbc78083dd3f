import Testing

import SwiftUI
@testable import TextUICore

@MainActor @Suite struct SpringTests {
    nonisolated private static let springs = [
        Spring(duration: 0.5, bounce: 0.4), Spring(duration: 0.5), Spring(duration: 0.5, bounce: -0.5),
    ]

    @Test(arguments: springs)
    func `a spring begins at zero with its initial velocity`(_ spring: Spring) {
        #expect(abs(spring.value(target: 5.0, initialVelocity: 3, time: 0)) < 1e-12)
        let step = 1e-5
        #expect(abs(spring.value(target: 5.0, initialVelocity: 3, time: step) / step - 3) < 0.01)
    }

    @Test(arguments: springs)
    func `the motion of a spring obeys its stiffness and its damping`(_ spring: Spring) {
        func value(_ time: Double) -> Double { spring.value(target: 5, initialVelocity: 30, time: time) }
        let step = 1e-4
        for time in stride(from: 0.05, to: 0.5, by: 0.05) {
            let speed = (value(time + step) - value(time - step)) / (2 * step)
            let acceleration = (value(time + step) - 2 * value(time) + value(time - step)) / (step * step)
            let force = spring.stiffness * (5 - value(time)) - spring.damping * speed
            #expect(abs(acceleration - force) < 0.5)
            #expect(abs(speed - spring.velocity(target: 5, initialVelocity: 30, time: time)) < 0.01)
        }
    }

    @Test(arguments: springs)
    func `a spring comes to rest at its target, however it was pushed`(_ spring: Spring) {
        #expect(abs(spring.value(target: 5.0, initialVelocity: 30, time: 20) - 5) < 0.001)
    }

    @Test func `a damping above the critical one counts as critical unless it is allowed`() {
        #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
        let overdamped = Spring(stiffness: 100, damping: 40, allowOverDamping: true)
        #expect(abs(overdamped.dampingRatio - 2) < 1e-9 && overdamped.bounce == -0.5)
        #expect(abs(overdamped.stiffness - 100) < 1e-9 && abs(overdamped.damping - 40) < 1e-9)
        #expect(abs(Spring(stiffness: 100, damping: 10).dampingRatio - 0.5) < 1e-9)
    }

    @Test(arguments: springs)
    func `steps of a spring lead where its whole motion does`(_ spring: Spring) {
        var (value, velocity) = (1.0, 2.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
        #expect(abs(value - 1 - spring.value(target: 4, initialVelocity: 2, time: 0.3)) < 1e-9)
        #expect(abs(velocity - spring.velocity(target: 4, initialVelocity: 2, time: 0.3)) < 1e-9)
        let point = spring.value(
            fromValue: CGPoint(x: 1, y: 0), toValue: CGPoint(x: 5, y: 0), initialVelocity: CGPoint(x: 2, y: 0),
            time: 0.3)
        #expect(abs(point.x - value) < 1e-9 && point.y == 0)
        #expect(spring.force(target: 5.0, position: 5, velocity: 0) == 0)
    }
}
