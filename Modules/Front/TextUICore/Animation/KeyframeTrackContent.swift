/// A run of keyframes for one property, one after the other, as SwiftUI's `KeyframeTrackContent`.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent
    /// The keyframes that this run is made of.
    @KeyframeTrackContentBuilder<Value> var body: Body { get }
    /// The keyframes flattened into a list, in order of time.
    var _frames: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
    /// The keyframes of the body.
    public var _frames: [_Keyframe<Value>] { body._frames }
}

/// One keyframe: its value, the seconds it takes to get there, and the curve of the way.
public struct _Keyframe<Value: Animatable> {
    enum Curve {
        case linear(UnitCurve), jump
        /// The velocities at the start and the end, in units a second; nil where the neighbours give them.
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }

    let value: Value
    let duration: TimeInterval
    let curve: Curve
}

/// A list of keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    /// The keyframes in order of time.
    public let _frames: [_Keyframe<Value>]
    /// The sequence itself: it is a primitive.
    public var body: _KeyframeSequence<Value> { self }
}

/// A keyframe reached along a timing curve, evenly by default, as SwiftUI's `LinearKeyframe`.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The one keyframe.
    public let _frames: [_Keyframe<Value>]
    /// The keyframe itself: it is a primitive.
    public var body: LinearKeyframe<Value> { self }

    /// Creates a keyframe that reaches `to` after `duration` seconds, along `timingCurve`.
    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _frames = [_Keyframe(value: to, duration: duration, curve: .linear(timingCurve))]
    }
}

/// A keyframe reached along a cubic curve that keeps the speed steady across its neighbours, as SwiftUI's
/// `CubicKeyframe`.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The one keyframe.
    public let _frames: [_Keyframe<Value>]
    /// The keyframe itself: it is a primitive.
    public var body: CubicKeyframe<Value> { self }

    /// Creates a keyframe that reaches `to` after `duration` seconds, with a velocity at its start and its end in units a
    /// second; those that are nil come from the neighbouring keyframes.
    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _frames = [_Keyframe(value: to, duration: duration, curve: .cubic(start: startVelocity, end: endVelocity))]
    }
}

/// A keyframe reached as a spring reaches its rest, as SwiftUI's `SpringKeyframe`.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The one keyframe.
    public let _frames: [_Keyframe<Value>]
    /// The keyframe itself: it is a primitive.
    public var body: SpringKeyframe<Value> { self }

    /// Creates a keyframe that `spring` carries to `to` in `duration` seconds, by default the spring's settling
    /// duration. It begins with `startVelocity` in units a second, by default with the velocity at which the keyframe before
    /// it ends.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _frames = [
            _Keyframe(
                value: to, duration: duration ?? spring.settlingDuration, curve: .spring(spring, start: startVelocity))
        ]
    }
}

/// A keyframe that jumps to its value and takes no time, as SwiftUI's `MoveKeyframe`.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    /// The one keyframe.
    public let _frames: [_Keyframe<Value>]
    /// The keyframe itself: it is a primitive.
    public var body: MoveKeyframe<Value> { self }

    /// Creates a keyframe that sets the value to `to` at once.
    public init(_ to: Value) {
        _frames = [_Keyframe(value: to, duration: 0, curve: .jump)]
    }
}

/// The result builder of a track, which puts keyframes one after the other, as SwiftUI's `KeyframeTrackContentBuilder`.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
    /// Takes a keyframe or a run of keyframes as it is.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds an empty track.
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(_frames: []) }
    /// Begins a track with its first keyframes.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends the keyframes of the next statement.
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence(_frames: accumulated._frames + next._frames)
    }

    /// Takes the keyframes of an `if` without an `else`; none where the condition is false.
    public static func buildOptional<K: KeyframeTrackContent>(_ component: K?) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component?._frames ?? []) }

    /// Takes the keyframes of the `if` branch.
    public static func buildEither<K: KeyframeTrackContent>(first component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component._frames) }

    /// Takes the keyframes of the `else` branch.
    public static func buildEither<K: KeyframeTrackContent>(second component: K) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: component._frames) }

    /// Puts the keyframes of a `for` loop one after the other.
    public static func buildArray<K: KeyframeTrackContent>(_ components: [K]) -> _KeyframeSequence<Value>
    where K.Value == Value { _KeyframeSequence(_frames: components.flatMap(\._frames)) }
}
