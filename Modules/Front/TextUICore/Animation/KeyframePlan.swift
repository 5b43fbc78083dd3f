/// Works out where a track of keyframes is at a time.
struct KeyframePlan<Value: Animatable> {
    private let frames: [_Keyframe<Value>]

    init(_ frames: [_Keyframe<Value>]) {
        self.frames = frames
    }

    func value(from initial: Value, at time: TimeInterval) -> Value {
        var start: TimeInterval = 0
        var value = initial
        for (index, frame) in frames.enumerated() {
            let end = start + frame.duration
            if time < end {
                let before = index > 0 ? frames[index - 1] : nil
                let earlier = index > 1 ? frames[index - 2].value : initial
                let after = index + 1 < frames.count ? frames[index + 1] : nil
                return between(
                    value, frame, elapsed: time - start,
                    before: before.map { (earlier, $0.duration) }, after: after.map { ($0.value, $0.duration) })
            }
            value = frame.value
            start = end
        }
        return value
    }

    private typealias Neighbour = (value: Value, duration: TimeInterval)

    private func between(
        _ from: Value, _ frame: _Keyframe<Value>, elapsed: TimeInterval, before: Neighbour?, after: Neighbour?
    ) -> Value {
        let (a, b) = (from.animatableData, frame.value.animatableData)
        let share = frame.duration > 0 ? elapsed / frame.duration : 1
        var result = from
        switch frame.curve {
        case .jump: result = frame.value
        case .linear(let curve): result.animatableData = a + (b - a).scaled(by: curve.value(at: share))
        case .spring(let spring): result.animatableData = a + (b - a).scaled(by: spring.share(at: elapsed))
        case .cubic:
            // The speed at a frame is that from the one before it to the one after it.
            let into = before.map { speed(from: $0.value, to: frame.value, in: $0.duration + frame.duration) } ?? .zero
            let out = after.map { speed(from: from, to: $0.value, in: frame.duration + $0.duration) } ?? .zero
            let (s, s2) = (share, share * share)
            let s3 = s2 * s
            result.animatableData =
                a.scaled(by: 2 * s3 - 3 * s2 + 1) + b.scaled(by: 3 * s2 - 2 * s3)
                + into.scaled(by: (s3 - 2 * s2 + s) * frame.duration) + out.scaled(by: (s3 - s2) * frame.duration)
        }
        return result
    }

    private func speed(from: Value, to: Value, in duration: TimeInterval) -> Value.AnimatableData {
        guard duration > 0 else { return .zero }
        return (to.animatableData - from.animatableData).scaled(by: 1 / duration)
    }
}
