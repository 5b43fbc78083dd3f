/// Two fingers that part or meet. As SwiftUI's `MagnifyGesture`: two further actions, to twice and to half the size.
nonisolated public struct MagnifyGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat = 0
        public var startAnchor: UnitPoint = .center
        public var startLocation: CGPoint
    }

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

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

/// The same, told as a factor. As SwiftUI's `MagnificationGesture`.
nonisolated public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never

    public var minimumScaleDelta: CGFloat

    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
    }

    @MainActor
    public func _performances() -> [_Performance<CGFloat>] {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta)._performances().map { $0.values(\.magnification) }
    }
}

/// Two fingers that turn. As SwiftUI's `RotateGesture`: two further actions, a quarter to either side.
nonisolated public struct RotateGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle = .zero
        public var startAnchor: UnitPoint = .center
        public var startLocation: CGPoint
    }

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

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

/// The same, told as an angle. As SwiftUI's `RotationGesture`.
nonisolated public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never

    public var minimumAngleDelta: Angle

    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
    }

    @MainActor
    public func _performances() -> [_Performance<Angle>] {
        RotateGesture(minimumAngleDelta: minimumAngleDelta)._performances().map { $0.values(\.rotation) }
    }
}
