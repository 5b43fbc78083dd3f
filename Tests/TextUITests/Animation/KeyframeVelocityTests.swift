import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct KeyframeVelocityTests {
    private let step = 1e-5

    private func timeline<K: Keyframes<Double>>(
        @KeyframesBuilder<Double> _ content: () -> K
    ) -> KeyframeTimeline<Double> { KeyframeTimeline(initialValue: 0, content: content) }

    /// The velocity just after a time, and just before it.
    private func velocities(_ timeline: KeyframeTimeline<Double>, at time: Double) -> (before: Double, after: Double) {
        let value = timeline.value(time: time)
        return (
            (value - timeline.value(time: time - step)) / step, (timeline.value(time: time + step) - value) / step
        )
    }

    @Test func `a cubic keyframe begins and ends with its velocities`() {
        let timeline = timeline { CubicKeyframe(10, duration: 2, startVelocity: 7, endVelocity: -3) }
        #expect(abs(velocities(timeline, at: 0).after - 7) < 0.01)
        #expect(abs(velocities(timeline, at: 2).before + 3) < 0.01)
        #expect(timeline.value(time: 2) == 10)
    }

    @Test func `neighbours take over the velocity that a cubic keyframe was given`() {
        let timeline = timeline {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(0, duration: 1, startVelocity: 4)
            CubicKeyframe(10, duration: 1, endVelocity: 6)
            CubicKeyframe(20, duration: 1)
        }
        #expect(abs(velocities(timeline, at: 1).before - 4) < 0.01)
        #expect(abs(velocities(timeline, at: 3).after - 6) < 0.01)
    }

    @Test func `a cubic keyframe goes on from a linear one, and into it`() {
        let timeline = timeline {
            LinearKeyframe(4, duration: 2)
            CubicKeyframe(5, duration: 1)
            LinearKeyframe(8, duration: 1)
        }
        #expect(abs(velocities(timeline, at: 2).after - 2) < 0.01)
        #expect(abs(velocities(timeline, at: 3).before - 3) < 0.01)
    }

    @Test func `a spring keyframe begins with its velocity, else with that of the one before it`() {
        let given = timeline { SpringKeyframe(1, duration: 1, spring: .smooth, startVelocity: 9) }
        #expect(abs(velocities(given, at: 0).after - 9) < 0.01)
        let taken = timeline {
            LinearKeyframe(4, duration: 2)
            SpringKeyframe(10, duration: 1, spring: .smooth)
            SpringKeyframe(0, spring: .bouncy)
        }
        #expect(abs(velocities(taken, at: 2).after - 2) < 0.01)
        let handedOn = velocities(taken, at: 3)
        #expect(taken.value(time: 3) == 10 && abs(handedOn.after) > 0)
    }
}
