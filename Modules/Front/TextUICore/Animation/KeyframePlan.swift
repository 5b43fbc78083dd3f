/// Works out where a track of keyframes is at a time.
struct KeyframePlan<Value: Animatable> {
    typealias Data = Value.AnimatableData

    private let frames: [_Keyframe<Value>]
    private let initial: Value

    init(_ frames: [_Keyframe<Value>], from initial: Value) {
        self.frames = frames
        self.initial = initial
    }

    func value(at time: TimeInterval) -> Value {
        var start: TimeInterval = 0
        for (index, frame) in frames.enumerated() {
            let end = start + frame.duration
            if time < end { return value(in: index, after: time - start) }
            start = end
        }
        return frames.last?.value ?? initial
    }

    private func value(in index: Int, after elapsed: TimeInterval) -> Value {
        let frame = frames[index]
        let (a, b) = (from(index).animatableData, frame.value.animatableData)
        var result = from(index)
        switch frame.curve {
        case .jump: return frame.value
        case .linear(let curve):
            result.animatableData = a + (b - a).scaled(by: curve.value(at: elapsed / frame.duration))
        case .spring(let spring, _):
            result.animatableData =
                a + spring.value(target: b - a, initialVelocity: startVelocity(of: index), time: elapsed)
        case .cubic:
            let s = elapsed / frame.duration
            let (s2, s3) = (s * s, s * s * s)
            result.animatableData =
                a.scaled(by: 2 * s3 - 3 * s2 + 1) + b.scaled(by: 3 * s2 - 2 * s3)
                + startVelocity(of: index).scaled(by: (s3 - 2 * s2 + s) * frame.duration)
                + endVelocity(of: index).scaled(by: (s3 - s2) * frame.duration)
        }
        return result
    }

    /// The value at which a keyframe begins.
    private func from(_ index: Int) -> Value { index > 0 ? frames[index - 1].value : initial }

    /// The velocity at which a keyframe begins: its own, else that of the one before it, so that the motion stays smooth.
    private func startVelocity(of index: Int) -> Data {
        switch frames[index].curve {
        case .jump: return .zero
        case .linear(let curve): return pace(of: index).scaled(by: curve.velocity(at: 0))
        case .cubic(let start?, _), .spring(_, let start?): return start.animatableData
        case .cubic, .spring: return index > 0 ? endVelocity(of: index - 1) : .zero
        }
    }

    /// The velocity at which a keyframe ends: for a cubic one without a velocity of its own that of the one after it.
    private func endVelocity(of index: Int) -> Data {
        let frame = frames[index]
        switch frame.curve {
        case .jump: return .zero
        case .linear(let curve): return pace(of: index).scaled(by: curve.velocity(at: 1))
        case .spring(let spring, _):
            return spring.velocity(
                target: frame.value.animatableData - from(index).animatableData,
                initialVelocity: startVelocity(of: index), time: frame.duration)
        case .cubic(_, let end?): return end.animatableData
        case .cubic:
            guard index + 1 < frames.count else { return .zero }
            switch frames[index + 1].curve {
            case .cubic(let start?, _), .spring(_, let start?): return start.animatableData
            case .jump, .linear: return startVelocity(of: index + 1)
            case .cubic, .spring: return passingVelocity(at: index)
            }
        }
    }

    /// The velocity at the value of a keyframe: from the one before it to the one after it.
    private func passingVelocity(at index: Int) -> Data {
        let duration = frames[index].duration + frames[index + 1].duration
        guard duration > 0 else { return .zero }
        return (frames[index + 1].value.animatableData - from(index).animatableData).scaled(by: 1 / duration)
    }

    /// The mean velocity of a keyframe.
    private func pace(of index: Int) -> Data {
        guard frames[index].duration > 0 else { return .zero }
        return (frames[index].value.animatableData - from(index).animatableData)
            .scaled(by: 1 / frames[index].duration)
    }
}
