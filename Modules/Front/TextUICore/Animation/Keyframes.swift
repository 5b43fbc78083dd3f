/// Values to go through, each at its time. As SwiftUI's `Keyframes`.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes
    @KeyframesBuilder<Value> var body: Body { get }

    /// How long it takes to go through them, in seconds.
    var _duration: TimeInterval { get }
    /// Changes `value`, which is the one at the beginning, to that after `time`.
    func _update(_ value: inout Value, at time: TimeInterval)
}

extension Keyframes where Body.Value == Value {
    public var _duration: TimeInterval { body._duration }
    public func _update(_ value: inout Value, at time: TimeInterval) { body._update(&value, at: time) }
}

/// Keyframes of two kinds at the same time: tracks that each change another part.
public struct _KeyframePair<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    let first: First
    let second: Second

    public var body: Self { self }
    public var _duration: TimeInterval { max(first._duration, second._duration) }

    public func _update(_ value: inout First.Value, at time: TimeInterval) {
        first._update(&value, at: time)
        second._update(&value, at: time)
    }
}

/// Keyframes for one property of a value. As SwiftUI's `KeyframeTrack`.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    public var body: Self { self }
    public var _duration: TimeInterval { content._frames.reduce(0) { $0 + $1.duration } }

    public func _update(_ value: inout Root, at time: TimeInterval) {
        value[keyPath: keyPath] = KeyframePlan(content._frames).value(from: value[keyPath: keyPath], at: time)
    }
}

/// How a value changes along keyframes. As SwiftUI's `KeyframeTimeline`.
public struct KeyframeTimeline<Value> {
    let initial: Value
    let update: (inout Value, TimeInterval) -> Void
    /// How long it takes, in seconds.
    public let duration: TimeInterval

    public init<K: Keyframes>(initialValue: Value, @KeyframesBuilder<Value> content: () -> K) where K.Value == Value {
        let keyframes = content()
        initial = initialValue
        duration = keyframes._duration
        update = { keyframes._update(&$0, at: $1) }
    }

    /// The value at a share of the whole, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: duration * max(0, min(1, progress))) }

    /// The value after so many seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        update(&value, time: time)
        return value
    }

    public func update(_ value: inout Value, progress: Double) { value = self.value(progress: progress) }
    public func update(_ value: inout Value, time: TimeInterval) { update(&value, time) }
}

/// Combines keyframes. As SwiftUI's `KeyframesBuilder`: a track for each part, or the frames of the whole.
@resultBuilder
public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

    @_disfavoredOverload
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
        accumulated: A, next: B
    ) -> _KeyframePair<A, B> where A.Value == Value, B.Value == Value {
        _KeyframePair(first: accumulated, second: next)
    }

    @_disfavoredOverload
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }

    @_disfavoredOverload
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value {
        _KeyframeSequence(_frames: accumulated._frames + next._frames)
    }

    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value, Value: Animatable {
        KeyframeTrack { component }
    }
}
