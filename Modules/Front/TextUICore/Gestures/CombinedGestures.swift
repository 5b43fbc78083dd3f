/// Two gestures made at once, as SwiftUI's `SimultaneousGesture`. An action that both have, such as a tap, makes both;
/// the others make their own.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The values of the two gestures.
    public struct Value {
        /// The first gesture's value, or nil while it tells none.
        public var first: First.Value?
        /// The second gesture's value, or nil while it tells none.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of two at once.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The ways of making either, with those of the same name made together.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        let firsts = first._performances().map { $0.values { Value(first: $0) } }
        let seconds = second._performances().map { $0.values { Value(second: $0) } }
        let both = firsts.map { one in
            guard let other = seconds.first(where: { $0.name == one.name }) else { return one }
            return _Performance(name: one.name) { size, tell in
                one.run(size, tell)
                other.run(size, tell)
            }
        }
        return both + seconds.filter { other in !firsts.contains { $0.name == other.name } }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The first of two gestures, or else the second, as SwiftUI's `ExclusiveGesture`. An action that both have makes the
/// first.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of the gesture that is made.
    public enum Value {
        /// The first gesture's value.
        case first(First.Value)
        /// The second gesture's value.
        case second(Second.Value)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of either of two.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The ways of making the first, and those of making the second that the first has not.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        let firsts = first._performances()
        let seconds = second._performances().filter { other in !firsts.contains { $0.name == other.name } }
        return firsts.map { $0.values { .first($0) } } + seconds.map { $0.values { .second($0) } }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after another, as SwiftUI's `SequenceGesture`. Each way of making the second is a further action, which
/// makes the first before.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of the sequence.
    public enum Value {
        /// The first gesture is being made.
        case first(First.Value)
        /// The first gesture has ended with its value; the second has begun once it has one too.
        case second(First.Value, Second.Value?)
    }

    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second

    /// Creates a gesture of one after another.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// The ways of making the second, each after the first.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        guard let before = first._performances().first else { return [] }
        return second._performances().map { after in
            _Performance(name: after.name ?? before.name) { size, tell in
                var begun: First.Value?
                before.run(size) { event in
                    switch event {
                    case .changed(let value): tell(.changed(.first(value)))
                    case .ended(let value): begun = value
                    case .over: break
                    }
                }
                guard let begun else { return tell(.over) }
                tell(.changed(.second(begun, nil)))
                after.run(size) { event in
                    switch event {
                    case .changed(let value): tell(.changed(.second(begun, value)))
                    case .ended(let value): tell(.ended(.second(begun, value)))
                    case .over: tell(.over)
                    }
                }
            }
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture with its type erased, as SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    private let performances: @MainActor () -> [_Performance<Value>]

    /// Erases the type of a gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        let gesture = Unchecked(value: gesture)
        performances = { gesture.value._performances() }
    }

    /// The ways of making the gesture inside.
    @MainActor
    public func _performances() -> [_Performance<Value>] { performances() }
}

extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture inside.
    public typealias Value = Wrapped.Value

    /// The ways of making the gesture inside; none for nil.
    @MainActor
    public func _performances() -> [_Performance<Wrapped.Value>] { self?._performances() ?? [] }
}
