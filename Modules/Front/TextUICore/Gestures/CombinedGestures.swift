/// Two gestures at once. As SwiftUI's `SimultaneousGesture`: what is made in one way makes both.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

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

/// The first of two gestures, else the second. As SwiftUI's `ExclusiveGesture`.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        let firsts = first._performances()
        let seconds = second._performances().filter { other in !firsts.contains { $0.name == other.name } }
        return firsts.map { $0.values { .first($0) } } + seconds.map { $0.values { .second($0) } }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture after another. As SwiftUI's `SequenceGesture`: a further action for each way of making the second,
/// which makes the first before.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

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

/// A gesture whose type is not told. As SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let performances: @MainActor () -> [_Performance<Value>]

    public init<T: Gesture>(_ gesture: T) where T.Value == Value {
        let gesture = Unchecked(value: gesture)
        performances = { gesture.value._performances() }
    }

    @MainActor
    public func _performances() -> [_Performance<Value>] { performances() }
}

extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value

    @MainActor
    public func _performances() -> [_Performance<Wrapped.Value>] { self?._performances() ?? [] }
}
