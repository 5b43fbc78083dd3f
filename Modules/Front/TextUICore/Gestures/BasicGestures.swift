/// A tap, as SwiftUI's `TapGesture`. In text it is the press of the view, whatever its count.
nonisolated public struct TapGesture: Gesture {
    /// A tap has no value.
    public typealias Value = Void
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The number of taps. Has no effect in text: one press is enough.
    public var count: Int

    /// Creates a tap gesture. `count` has no effect in text.
    public init(count: Int = 1) {
        self.count = count
    }

    /// The one way of making it: the view's press.
    @MainActor
    public func _performances() -> [_Performance<Void>] {
        [
            _Performance(name: nil) { _, tell in
                tell(.ended(())); tell(.over)
            }
        ]
    }
}

/// A tap with its location, as SwiftUI's `SpatialTapGesture`. In text it is the press of the view, in the view's
/// middle.
nonisolated public struct SpatialTapGesture: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The location of the tap in points: the middle of the view.
        public var location: CGPoint
    }

    /// The number of taps. Has no effect in text: one press is enough.
    public var count: Int
    /// The space of the location. Has no effect in text.
    public var coordinateSpace: CoordinateSpace

    /// Creates a tap gesture. `count` and `coordinateSpace` have no effect in text.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }

    /// The one way of making it: the view's press.
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

/// A long press, as SwiftUI's `LongPressGesture`. In text it is the view's further action "Press and hold".
nonisolated public struct LongPressGesture: Gesture {
    /// True while the view is held down.
    public typealias Value = Bool
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The seconds that the press must last. Has no effect in text.
    public var minimumDuration: Double
    /// The points that the finger may move. Has no effect in text.
    public var maximumDistance: CGFloat

    /// Creates a long press. The arguments have no effect in text.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    /// The one way of making it: a further action.
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

/// A drag, as SwiftUI's `DragGesture`. In text it is four further actions of the view, "Swipe left", "Swipe right",
/// "Swipe up" and "Swipe down", each from its middle over 200 points.
nonisolated public struct DragGesture: Gesture {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// The value of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The location of the finger in points.
        public var location: CGPoint
        /// The location at which the drag began: the middle of the view.
        public var startLocation: CGPoint

        /// The way from the start to the location in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The location at which the drag would end: the same as `location`, since a swipe in text rests where it ends.
        public var predictedEndLocation: CGPoint { location }
        /// The way that the drag would go: the same as `translation`.
        public var predictedEndTranslation: CGSize { translation }
        /// The speed of the finger in points a second; zero in text.
        public var velocity: CGSize { .zero }
    }

    /// The points that the finger must move first. Has no effect in text.
    public var minimumDistance: CGFloat
    /// The space of the locations. Has no effect in text.
    public var coordinateSpace: CoordinateSpace

    /// Creates a drag gesture. The arguments have no effect in text.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Creates a drag gesture in a coordinate space. The arguments have no effect in text.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// The length of a swipe in points.
    private static let distance: CGFloat = 200

    private static let directions: [(name: LocalizedStringKey, x: CGFloat, y: CGFloat)] = [
        ("Swipe left", -1, 0), ("Swipe right", 1, 0), ("Swipe up", 0, -1), ("Swipe down", 0, 1),
    ]

    /// The four ways of making it: two changes and an end in each direction.
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
