/// A tap. As SwiftUI's `TapGesture`: the press of the view, however many taps it would take.
nonisolated public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never

    public var count: Int

    public init(count: Int = 1) {
        self.count = count
    }

    @MainActor
    public func _performances() -> [_Performance<Void>] {
        [
            _Performance(name: nil) { _, tell in
                tell(.ended(())); tell(.over)
            }
        ]
    }
}

/// A tap that says where. As SwiftUI's `SpatialTapGesture`: in text it is in the middle of the view.
nonisolated public struct SpatialTapGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var location: CGPoint
    }

    public var count: Int

    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
    }

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        [
            _Performance(name: nil) { size, tell in
                tell(.ended(Value(location: size.middle)))
                tell(.over)
            }
        ]
    }
}

/// A long press. As SwiftUI's `LongPressGesture`: a further action of the view.
nonisolated public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never

    public var minimumDuration: Double
    public var maximumDistance: CGFloat

    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor
    public func _performances() -> [_Performance<Bool>] {
        [
            _Performance(name: LocalizedStringKey("Press and hold").own) { _, tell in
                tell(.changed(true))
                tell(.ended(true))
                tell(.over)
            }
        ]
    }
}

/// A drag. As SwiftUI's `DragGesture`: in text four further actions, each a swipe of 200 points.
nonisolated public struct DragGesture: Gesture {
    public typealias Body = Never

    public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint

        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// A swipe comes to rest where it ends.
        public var predictedEndLocation: CGPoint { location }
        public var predictedEndTranslation: CGSize { translation }
        public var velocity: CGSize { .zero }
    }

    public var minimumDistance: CGFloat

    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }

    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
    }

    /// How far a swipe goes, in points.
    private static let distance: CGFloat = 200

    private static let directions: [(name: LocalizedStringKey, x: CGFloat, y: CGFloat)] = [
        ("Swipe left", -1, 0), ("Swipe right", 1, 0), ("Swipe up", 0, -1), ("Swipe down", 0, 1),
    ]

    @MainActor
    public func _performances() -> [_Performance<Value>] {
        let distance = Self.distance
        return Self.directions.map { direction in
            _Performance(name: direction.name.own) { size, tell in
                let start = size.middle
                func value(_ share: CGFloat) -> Value {
                    let way = distance * share
                    return Value(
                        time: Date(), location: CGPoint(x: start.x + direction.x * way, y: start.y + direction.y * way),
                        startLocation: start)
                }
                tell(.changed(value(0.5)))
                tell(.changed(value(1)))
                tell(.ended(value(1)))
                tell(.over)
            }
        }
    }
}

extension CGSize {
    fileprivate var middle: CGPoint { CGPoint(x: width / 2, y: height / 2) }
}
