extension Color {
    /// A colour by its parts. As SwiftUI's `Color.Resolved`.
    public struct Resolved: Hashable, Codable, ShapeStyle {
        /// From 0 to 1.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) { (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity) }

        public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolve(in: environment)
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// The colour by its parts; what a terminal has of its own is taken as it commonly is.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let style = _resolve(in: environment)
        guard let color = style.color else {
            let part: Float = environment.colorScheme == .dark ? 1 : 0
            return Resolved(
                red: part, green: part, blue: part, opacity: style.isClear ? 0 : style.isFaint ? 0.5 : Float(opacity))
        }
        let parts = color.components
        return Resolved(
            red: Float(parts.red) / 255, green: Float(parts.green) / 255, blue: Float(parts.blue) / 255,
            opacity: Float(opacity))
    }
}
