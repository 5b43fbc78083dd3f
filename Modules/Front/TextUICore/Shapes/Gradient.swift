/// Colours one after the other. As a style it has one colour in text, their mean; shapes show the gradients along a line,
/// around a point and so on in all their colours.
public struct Gradient: ShapeStyle, Hashable {
    /// A colour at a place of a gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 at the beginning to 1 at the end.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colours with their places.
    public var stops: [Stop]

    /// Creates a gradient of stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient whose colours stand at equal distances.
    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }

    /// The mean of the colours.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let all = stops.map { $0.color._resolve(in: environment) }
        // What cannot be seen has no colour, and counts for how much is seen.
        let seen = all.filter { !$0.isClear }
        guard var mean = seen.first ?? all.first else { return ResolvedStyle() }
        let colors = seen.compactMap(\.color)
        if Set(colors).count > 1 {
            func part(_ part: (CellColor) -> UInt8) -> UInt8 {
                UInt8(colors.reduce(0) { $0 + Int(part($1)) } / colors.count)
            }
            mean.color = .rgb(part { $0.components.red }, part { $0.components.green }, part { $0.components.blue })
        }
        mean.isFaint = seen.contains(where: \.isFaint)
        mean.isGround = seen.allSatisfy(\.isGround)
        mean.opacity = 1
        mean.dim(seen.reduce(0) { $0 + $1.opacity } / Double(all.count))
        return mean
    }
}

/// The gradient that `Color.gradient` makes of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    /// Wraps a gradient.
    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    /// The mean of the colours.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { gradient._resolve(in: environment) }
}

extension Color {
    /// The gradient of the colour; in text the colour itself.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient that is a style and a view alike.
public protocol _GradientView: ShapeStyle, View where Body == _ShapeView<Self> {
    /// The colours of the gradient.
    nonisolated var _gradient: Gradient { get }
    /// The way that they take.
    nonisolated var _course: _GradientCourse { get }
}

/// The way of a gradient's colours through a frame.
nonisolated public struct _GradientCourse: Sendable {
    let course: ResolvedGradient.Course

    init(_ course: ResolvedGradient.Course) {
        self.course = course
    }
}

extension _GradientView {
    /// The colours of the gradient, which shapes show; their mean, which words have.
    nonisolated public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        var resolved = _gradient._resolve(in: environment)
        let stops = _gradient.stops.sorted { $0.location < $1.location }
        resolved.gradient = ResolvedGradient(
            stops.map { (Double($0.location), $0.color._resolve(in: environment)) }, _course.course)
        return resolved
    }

    /// A rectangle filled with the gradient.
    public var body: _ShapeView<Self> { Rectangle().fill(self) }
}

/// A gradient along a line. Shapes show its colours, words their mean.
nonisolated public struct LinearGradient: _GradientView {
    /// The colours of the gradient.
    public let _gradient: Gradient
    /// The way that they take.
    public let _course: _GradientCourse

    /// Creates a gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = gradient
        _course = _GradientCourse(.linear(startPoint, endPoint))
    }

    /// Creates a gradient of colours between two points.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = Gradient(colors: colors)
        _course = _GradientCourse(.linear(startPoint, endPoint))
    }

    /// Creates a gradient of stops between two points.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = Gradient(stops: stops)
        _course = _GradientCourse(.linear(startPoint, endPoint))
    }
}

/// A gradient around a point. Shapes show its colours, words their mean.
nonisolated public struct RadialGradient: _GradientView {
    /// The colours of the gradient.
    public let _gradient: Gradient
    /// The way that they take.
    public let _course: _GradientCourse

    /// Creates a gradient between two radii, in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = gradient
        _course = _GradientCourse(.radial(center, startRadius, endRadius))
    }

    /// Creates a gradient of colours between two radii, in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = Gradient(colors: colors)
        _course = _GradientCourse(.radial(center, startRadius, endRadius))
    }

    /// Creates a gradient of stops between two radii, in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = Gradient(stops: stops)
        _course = _GradientCourse(.radial(center, startRadius, endRadius))
    }
}

/// A gradient in ellipses. Shapes show its colours, words their mean.
nonisolated public struct EllipticalGradient: _GradientView {
    /// The colours of the gradient.
    public let _gradient: Gradient
    /// The way that they take.
    public let _course: _GradientCourse

    /// Creates a gradient between two shares of the frame.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = gradient
        _course = _GradientCourse(.elliptical(center, startRadiusFraction, endRadiusFraction))
    }

    /// Creates a gradient of colours between two shares of the frame.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = Gradient(colors: colors)
        _course = _GradientCourse(.elliptical(center, startRadiusFraction, endRadiusFraction))
    }

    /// Creates a gradient of stops between two shares of the frame.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = Gradient(stops: stops)
        _course = _GradientCourse(.elliptical(center, startRadiusFraction, endRadiusFraction))
    }
}

/// A gradient around a point, by angle. Shapes show its colours, words their mean.
nonisolated public struct AngularGradient: _GradientView {
    /// The colours of the gradient.
    public let _gradient: Gradient
    /// The way that they take.
    public let _course: _GradientCourse

    /// Creates a gradient once around, from an angle.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        _gradient = gradient
        _course = _GradientCourse(.angular(center, angle, angle + .degrees(360)))
    }

    /// Creates a gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = gradient
        _course = _GradientCourse(.angular(center, startAngle, endAngle))
    }

    /// Creates a gradient of colours once around, from an angle.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        _gradient = Gradient(colors: colors)
        _course = _GradientCourse(.angular(center, angle, angle + .degrees(360)))
    }

    /// Creates a gradient of colours between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = Gradient(colors: colors)
        _course = _GradientCourse(.angular(center, startAngle, endAngle))
    }

    /// Creates a gradient of stops once around, from an angle.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        _gradient = Gradient(stops: stops)
        _course = _GradientCourse(.angular(center, angle, angle + .degrees(360)))
    }

    /// Creates a gradient of stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = Gradient(stops: stops)
        _course = _GradientCourse(.angular(center, startAngle, endAngle))
    }
}
