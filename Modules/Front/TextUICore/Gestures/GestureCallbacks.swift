/// A gesture with something done while it is made. As SwiftUI's `_ChangedGesture`.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        content._performances().map { $0.tapping { event in if case .changed(let value) = event { action(value) } } }
    }
}

/// A gesture with something done at its end. As SwiftUI's `_EndedGesture`.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        content._performances().map { $0.tapping { event in if case .ended(let value) = event { action(value) } } }
    }
}

/// A gesture that tells something else. As SwiftUI's `_MapGesture`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor
    public func _performances() -> [_Performance<Value>] { content._performances().map { $0.values(transform) } }
}

/// A gesture that keeps a state while it is made. As SwiftUI's `GestureStateGesture`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public var base: Base
    public var state: GestureState<State>
    public var body_: (Value, inout State, inout Transaction) -> Void

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        base._performances().map {
            $0.tapping { event in
                switch event {
                case .changed(let value): state.change { body_(value, &$0, &$1) }
                case .ended: break
                case .over: state.reset()
                }
            }
        }
    }
}

extension Gesture {
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body_: body) }

    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
