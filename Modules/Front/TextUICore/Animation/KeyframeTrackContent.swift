/// Frames of one property, one after the other. As SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    var _frames: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
    public var _frames: [_Keyframe<Value>] { body._frames }
}

/// One frame: where it leads, how long that takes and how it gets there.
public struct _Keyframe<Value: Animatable> {
    enum Curve {
        case linear(UnitCurve), cubic, jump
        case spring(Spring)
    }

    let value: Value
    let duration: TimeInterval
    let curve: Curve
}

/// Frames one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]
    public var body: _KeyframeSequence<Value> { self }
}

/// Goes evenly to a value. As SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]
    public var body: LinearKeyframe<Value> { self }

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _frames = [_Keyframe(value: to, duration: duration, curve: .linear(timingCurve))]
    }
}

/// Goes to a value without a break in its speed. As SwiftUI's `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]
    public var body: CubicKeyframe<Value> { self }

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _frames = [_Keyframe(value: to, duration: duration, curve: .cubic)]
    }
}

/// Goes to a value as a spring does. As SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]
    public var body: SpringKeyframe<Value> { self }

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _frames = [_Keyframe(value: to, duration: duration ?? spring.settlingDuration, curve: .spring(spring))]
    }
}

/// Is at a value at once. As SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _frames: [_Keyframe<Value>]
    public var body: MoveKeyframe<Value> { self }

    public init(_ to: Value) {
        _frames = [_Keyframe(value: to, duration: 0, curve: .jump)]
    }
}

/// Combines the frames of a track. As SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_frames: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence(_frames: accumulated._frames + next._frames)
    }

    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component?._frames ?? []) }

    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component._frames) }

    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component._frames) }

    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: components.flatMap(\._frames)) }
}
