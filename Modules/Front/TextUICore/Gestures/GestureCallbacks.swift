/// A gesture with an action for its changes, as SwiftUI's `_ChangedGesture`.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture inside.
    public typealias Value = Content.Value
    /// No body: the view is a primitive.
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    /// The ways of making the gesture inside, with the action at each change.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        content._performances().map { $0.tapping { event in if case .changed(let value) = event { action(value) } } }
    }
}

/// A gesture with an action for its end, as SwiftUI's `_EndedGesture`.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    /// The value of the gesture inside.
    public typealias Value = Content.Value
    /// No body: the view is a primitive.
    public typealias Body = Never

    let content: Content
    let action: (Value) -> Void

    /// The ways of making the gesture inside, with the action at the end.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        content._performances().map { $0.tapping { event in if case .ended(let value) = event { action(value) } } }
    }
}

/// A gesture with its value transformed, as SwiftUI's `_MapGesture`.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    /// The ways of making the gesture inside, with their values transformed.
    @MainActor
    public func _performances() -> [_Performance<Value>] { content._performances().map { $0.values(transform) } }
}

/// A gesture that updates a state while it is made, as SwiftUI's `GestureStateGesture`.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    /// The value of the gesture inside.
    public typealias Value = Base.Value
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The gesture inside.
    public var base: Base
    /// The state that the gesture updates, and resets when it is over.
    public var state: GestureState<State>
    /// The closure that updates the state.
    public var body_: (Value, inout State, inout Transaction) -> Void

    /// Creates a gesture that updates a state while another one is made.
    public init(
        base: Base, state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) {
        (self.base, self.state, body_) = (base, state, body)
    }

    /// The ways of making the gesture inside, with the state updated at each change and reset at the end.
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
    /// Runs `action` with the value when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the values of the gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Updates `state` while the gesture is made. It is reset when the gesture is over, which in text is within the
    /// same command.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

    /// Combines the gesture with another that is made at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Combines the gesture with another that is made where this one is not.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }

    /// Combines the gesture with another that is made after it.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

extension Gesture where Value: Equatable {
    /// Runs `action` whenever the gesture's value changes.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}
