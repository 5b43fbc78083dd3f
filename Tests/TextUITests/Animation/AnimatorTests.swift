import Testing

import SwiftUI
import TextUICore

@MainActor @Suite struct AnimatorTests {
    struct Values: Equatable {
        var scale = 1.0
        var offset: CGFloat = 0
    }

    @Test func `a phase animator rests in its first phase`() async throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                PhaseAnimator(["start", "middle", "end"], trigger: count) {
                    Text("phase \($0)")
                } animation: { _ in
                    .spring
                }
                Text("view").phaseAnimator([1, 2]) { content, phase in
                    HStack {
                        content
                        Text("in \(phase)")
                    }
                }
                Button("Go") { count += 1 }
            }
        }
        let host = SceneHost { Screen() }
        #expect(host.frame.lines.prefix(2) == ["phase start", "view in 1"])
        try await host.press("Go")
        #expect(host.frame.lines.prefix(2) == ["phase start", "view in 1"])
    }

    @Test func `keyframes are at their end when their trigger has changed, and go on from there`() async throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                KeyframeAnimator(initialValue: Values(), trigger: count) { values in
                    Text("scale \(values.scale.formatted()), offset \(values.offset.formatted())")
                } keyframes: { start in
                    KeyframeTrack(\.scale) {
                        LinearKeyframe(start.scale * 2, duration: 1)
                        SpringKeyframe(start.scale + 0.5, duration: 0.3)
                    }
                    KeyframeTrack(\.offset) { CubicKeyframe(start.offset + 10, duration: 2) }
                }
                Button("Go") { count += 1 }
            }
        }
        let host = SceneHost(columns: 40) { Screen() }
        #expect(host.frame.lines[0] == "scale 1, offset 0")
        try await host.press("Go")
        #expect(host.frame.lines[0] == "scale 1.5, offset 10")
        try await host.press("Go")
        #expect(host.frame.lines[0] == "scale 2, offset 20")
    }

    @Test func `keyframes without a trigger show the end of a round`() {
        let host = SceneHost {
            Text("view").keyframeAnimator(initialValue: 1.0) { content, value in
                HStack {
                    content
                    Text("at \(value.formatted())")
                }
            } keyframes: { _ in
                LinearKeyframe(3, duration: 1)
                MoveKeyframe(7)
            }
        }
        #expect(host.frame.text == "view at 7")
    }

    @Test func `a timeline of keyframes says where it is at each time`() {
        let timeline = KeyframeTimeline(initialValue: Values()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(3, duration: 2)
                MoveKeyframe(10)
                LinearKeyframe(20, duration: 2)
            }
            KeyframeTrack(\.offset) { CubicKeyframe(8, duration: 1) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 1).scale == 2)
        #expect(timeline.value(time: 3).scale == 15)
        #expect(timeline.value(progress: 1) == Values(scale: 20, offset: 8))
        let middle = timeline.value(time: 0.5).offset
        #expect(middle == 4)
        #expect(timeline.value(time: 0.25).offset < 2)
    }

    @Test func `a spring starts at rest, goes too far if it bounces, and settles`() {
        #expect(Spring.bouncy.value(target: 1.0, time: 0) == 0)
        let bouncy = stride(from: 0, to: 1, by: 0.01).map { Spring.bouncy.value(target: 1.0, time: $0) }
        let smooth = stride(from: 0, to: 1, by: 0.01).map { Spring.smooth.value(target: 1.0, time: $0) }
        #expect(bouncy.max()! > 1.01)
        #expect(smooth.max()! <= 1)
        for spring in [Spring.smooth, .snappy, .bouncy, Spring(response: 0.4, dampingRatio: 1.5)] {
            #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.01)
        }
    }

    @Test func `a spring settles in the time that it is given`() {
        for ratio in [0.5, 1, 1.5] {
            let spring = Spring(settlingDuration: 2, dampingRatio: ratio)
            #expect(abs(spring.settlingDuration - 2) < 0.001 && abs(spring.dampingRatio - ratio) < 0.001)
        }
        #expect(Spring(settlingDuration: 2, dampingRatio: 1, epsilon: 0.1).duration > 2)
    }

    @Test func `a curve goes from 0 to 1 in its own way`() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut] {
            #expect(abs(curve.value(at: 0)) < 0.001 && abs(curve.value(at: 1) - 1) < 0.001)
        }
        #expect(UnitCurve.easeIn.value(at: 0.3) < 0.3)
        #expect(UnitCurve.easeOut.value(at: 0.3) > 0.3)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 0.001)
    }

    @Test func `a timeline takes the keyframes of a loop and of a condition`() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0) {
                for step in [1.0, 2.0] { LinearKeyframe(step, duration: step) }
                if isLong { LinearKeyframe(10, duration: 4) } else { MoveKeyframe(5) }
            }
        }
        #expect(timeline(true).duration == 7 && timeline(false).duration == 3)
        #expect(timeline(true).value(time: 1) == 1 && timeline(true).value(time: 5) == 6)
        #expect(timeline(false).value(time: 3) == 5)
    }
}
