/// Colours at the points of a grid. As SwiftUI's `MeshGradient`; like other gradients of shapes, in text it is the mean
/// of its colours.
nonisolated public struct MeshGradient: ShapeStyle, View, Sendable {
    /// The points of a row.
    public var width: Int
    /// The points of a column.
    public var height: Int
    /// Where the points are.
    public var locations: Locations
    /// The colours of the points.
    public var colors: Colors
    /// The colour beyond the grid.
    public var background: Color
    /// Whether colours change smoothly.
    public var smoothsColors: Bool
    /// How colours between two others are found.
    public var colorSpace: Gradient.ColorSpace

    /// As SwiftUI's `MeshGradient.Locations`.
    public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// As SwiftUI's `MeshGradient.Colors`.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// As SwiftUI's `MeshGradient.BezierPoint`.
    public struct BezierPoint: Equatable, Sendable {
        /// The place of the point.
        public var position: SIMD2<Float>
        /// The point that steers the edge to that side.
        public var leadingControlPoint: SIMD2<Float>
        /// The point that steers the edge to that side.
        public var topControlPoint: SIMD2<Float>
        /// The point that steers the edge to that side.
        public var trailingControlPoint: SIMD2<Float>
        /// The point that steers the edge to that side.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a gradient, or a point of one, of its parts.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// Creates a gradient, or a point of one, of its parts.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient, or a point of one, of its parts.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient, or a point of one, of its parts.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient, or a point of one, of its parts.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient, or a point of one, of its parts.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }

    private var mean: LinearGradient {
        let colors =
            switch colors {
            case .colors(let colors): colors
            case .resolvedColors(let colors): colors.map { Color($0) }
            }
        return LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    }

    /// Returns the style as cells have it.
    public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle { mean._resolve(in: environment) }

    /// The gradient as a view.
    @MainActor
    public var body: some View { mean }
}
