/// A pinch of two fingers, as SwiftUI's `MagnifyGesture`. In text it is two further actions, "Zoom in" to twice the
/// size and "Zoom out" to half of it.
nonisolated public struct MagnifyGesture: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of a pinch.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The factor of the size: 2 or 0.5 in text.
        public var magnification: CGFloat
        /// The speed of the factor; zero in text.
        public var velocity: CGFloat = 0
        /// The point between the fingers in shares of the view's size: its middle.
        public var startAnchor: UnitPoint = .center
        /// The point between the fingers in points: the middle of the view.
        public var startLocation: CGPoint
    }

    /// The change of the factor that must come first. Has no effect in text.
    public var minimumScaleDelta: CGFloat

    /// Creates a pinch. The argument has no effect in text.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The two ways of making it: a change and an end at either factor.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        [("Zoom in" as LocalizedStringKey, 2.0), ("Zoom out", 0.5)].map { name, scale in
            _Performance(name: name.own) { size, tell in
                let value = Value(
                    time: Date(), magnification: scale, startLocation: CGPoint(x: size.width / 2, y: size.height / 2))
                tell(.changed(value))
                tell(.ended(value))
                tell(.over)
            }
        }
    }
}

/// A pinch of two fingers with the factor as its value, as SwiftUI's `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture {
    /// The factor of the size: 2 or 0.5 in text.
    public typealias Value = CGFloat
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The change of the factor that must come first. Has no effect in text.
    public var minimumScaleDelta: CGFloat

    /// Creates a pinch. The argument has no effect in text.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    /// The two ways of making it.
    @MainActor
    public func _performances() -> [_Performance<CGFloat>] {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._performances().map { $0.values(\.magnification) }
    }
}

/// A turn of two fingers, as SwiftUI's `RotateGesture`. In text it is two further actions, "Turn left" and "Turn right"
/// by a quarter.
nonisolated public struct RotateGesture: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of a turn.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The angle of the turn: 90 degrees to either side in text.
        public var rotation: Angle
        /// The speed of the angle; zero in text.
        public var velocity: Angle = .zero
        /// The point between the fingers in shares of the view's size: its middle.
        public var startAnchor: UnitPoint = .center
        /// The point between the fingers in points: the middle of the view.
        public var startLocation: CGPoint
    }

    /// The angle that must come first. Has no effect in text.
    public var minimumAngleDelta: Angle

    /// Creates a turn. The argument has no effect in text.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The two ways of making it: a change and an end at either angle.
    @MainActor
    public func _performances() -> [_Performance<Value>] {
        [("Turn left" as LocalizedStringKey, -90.0), ("Turn right", 90.0)].map { name, degrees in
            _Performance(name: name.own) { size, tell in
                let value = Value(
                    time: Date(), rotation: .degrees(degrees),
                    startLocation: CGPoint(x: size.width / 2, y: size.height / 2))
                tell(.changed(value))
                tell(.ended(value))
                tell(.over)
            }
        }
    }
}

/// A turn of two fingers with the angle as its value, as SwiftUI's `RotationGesture`.
nonisolated public struct RotationGesture: Gesture {
    /// The angle of the turn: 90 degrees to either side in text.
    public typealias Value = Angle
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The angle that must come first. Has no effect in text.
    public var minimumAngleDelta: Angle

    /// Creates a turn. The argument has no effect in text.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    /// The two ways of making it.
    @MainActor
    public func _performances() -> [_Performance<Angle>] {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._performances().map { $0.values(\.rotation) }
    }
}
