/// A value's way through keyframes over time, as SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    /// The keyframes that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }

    /// The seconds that the whole way takes.
    var _duration: TimeInterval { get }
    /// Changes `value` from the value at the start to the value at `time`, in seconds.
    func _update(_ value: inout Value, at time: TimeInterval)
}

extension Keyframes where Body.Value == Value {
    /// The duration of the body, in seconds.
    public var _duration: TimeInterval { body._duration }
    /// Changes `value` to the body's value at `time`, in seconds.
    public func _update(_ value: inout Value, at time: TimeInterval) { body._update(&value, at: time) }
}

/// Two groups of keyframes that run at the same time and each change another part of the value.
public struct _KeyframePair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    let first: First
    let second: Second

    /// The pair itself: it is a primitive.
    public var body: Self { self }
    /// The longer of the two durations, in seconds.
    public var _duration: TimeInterval { max(first._duration, second._duration) }

    /// Changes `value` by the first keyframes, then by the second.
    public func _update(_ value: inout First.Value, at time: TimeInterval) {
        first._update(&value, at: time)
        second._update(&value, at: time)
    }
}

/// A track of keyframes for one property of a value, as SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    /// Creates a track for the property at `keyPath`.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates a track for the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// The track itself: it is a primitive.
    public var body: Self { self }
    /// The sum of the keyframes' durations, in seconds.
    public var _duration: TimeInterval { content._frames.reduce(0) { $0 + $1.duration } }

    /// Changes the property at the key path to its value at `time`, in seconds.
    public func _update(_ value: inout Root, at time: TimeInterval) {
        value[keyPath: keyPath] = KeyframePlan(content._frames, from: value[keyPath: keyPath]).value(at: time)
    }
}

/// The values of a set of keyframes over time, computed without a view, as SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
    let initial: Value
    let update: (inout Value, TimeInterval) -> Void
    /// The seconds that the keyframes take together.
    public let duration: TimeInterval

    /// Creates a timeline that starts from `initialValue`.
    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        let keyframes = content()
        initial = initialValue
        duration = keyframes._duration
        update = { keyframes._update(&$0, at: $1) }
    }

    /// Returns the value at `progress` of the duration. Progress outside 0 to 1 counts as the nearer end.
    public func value(progress: Double) -> Value { value(time: duration * max(0, min(1, progress))) }

    /// Returns the value after `time` seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        update(&value, time: time)
        return value
    }

    /// Sets `value` to the timeline's value at `progress`, from 0 to 1.
    public func update(_ value: inout Value, progress: Double) { value = self.value(progress: progress) }
    /// Changes `value` by the keyframes up to `time`, in seconds, starting from `value` as it is.
    public func update(_ value: inout Value, time: TimeInterval) { update(&value, time) }
}

/// The result builder of keyframes, which takes a track for each property or the keyframes of the whole value, as
/// SwiftUI's `KeyframesBuilder`.
@resultBuilder
public enum KeyframesBuilder<Value> {
    /// Takes a track as it is.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    /// Takes a keyframe of the whole value as it is.
    @_disfavoredOverload
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Begins with the first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    /// Adds a track that runs beside those before it.
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframePair<A, B> where A.Value == Value, B.Value == Value {
        _KeyframePair(first: accumulated, second: next)
    }

    /// Begins with the first keyframe of the whole value.
    @_disfavoredOverload
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    /// Appends a keyframe of the whole value.
    @_disfavoredOverload
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

    /// Returns the tracks as they are.
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    /// Wraps the keyframes of the whole value in a track.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value, Value: Animatable {
        KeyframeTrack { component }
    }
}
