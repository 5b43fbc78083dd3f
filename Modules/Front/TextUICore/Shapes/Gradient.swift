/// Colours one after the other. As SwiftUI's `Gradient`; text has one colour, the mean of them.
public struct Gradient: ShapeStyle, Hashable {
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    public init(colors: [Color]) {
        stops = colors.enumerated().map {
            Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0)
        }
    }

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        let resolved = stops.map { $0.color._resolve(in: environment) }
        let colors = resolved.compactMap(\.color)
        guard colors.count > 1, Set(colors).count > 1 else { return resolved.first ?? ResolvedStyle() }
        func mean(_ part: (CellColor) -> UInt8) -> UInt8 {
            UInt8(colors.reduce(0) { $0 + Int(part($1)) } / colors.count)
        }
        return ResolvedStyle(
            color: .rgb(mean { $0.components.red }, mean { $0.components.green }, mean { $0.components.blue }))
    }
}

/// As SwiftUI's `AnyGradient`: the gradient of one colour.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    public init(_ gradient: Gradient) {
        self.gradient = gradient
    }

    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { gradient._resolve(in: environment) }
}

extension Color {
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// A gradient that is a style and a view alike.
public protocol _GradientView: ShapeStyle, View where Body == _ShapeView<Self> {
    nonisolated var _gradient: Gradient { get }
}

extension _GradientView {
    nonisolated public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
        _gradient._resolve(in: environment)
    }

    public var body: _ShapeView<Self> { Rectangle().fill(self) }
}

/// As SwiftUI's `LinearGradient`.
nonisolated public struct LinearGradient: _GradientView {
    public let _gradient: Gradient

    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = gradient
    }

    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = Gradient(colors: colors)
    }

    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        _gradient = Gradient(stops: stops)
    }
}

/// As SwiftUI's `RadialGradient`.
nonisolated public struct RadialGradient: _GradientView {
    public let _gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = gradient
    }

    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = Gradient(colors: colors)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        _gradient = Gradient(stops: stops)
    }
}

/// As SwiftUI's `EllipticalGradient`.
nonisolated public struct EllipticalGradient: _GradientView {
    public let _gradient: Gradient

    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = gradient
    }

    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = Gradient(colors: colors)
    }

    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        _gradient = Gradient(stops: stops)
    }
}

/// As SwiftUI's `AngularGradient`.
nonisolated public struct AngularGradient: _GradientView {
    public let _gradient: Gradient

    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        _gradient = gradient
    }

    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = gradient
    }

    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        _gradient = Gradient(colors: colors)
    }

    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = Gradient(colors: colors)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        _gradient = Gradient(stops: stops)
    }

    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        _gradient = Gradient(stops: stops)
    }
}
