extension Color {
    /// A colour by its parts.
    public struct Resolved: Hashable, Codable, ShapeStyle {
        /// The red part, from 0 to 1.
        public var red: Float
        /// The green part, from 0 to 1.
        public var green: Float
        /// The blue part, from 0 to 1.
        public var blue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a colour of its parts, which are parts of light in the linear space. Display P3 counts as sRGB.
        public init(
            colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
            if colorSpace == .sRGBLinear { (linearRed, linearGreen, linearBlue) = (red, green, blue) }
        }

        /// The colour as text shows it.
        public func _resolve(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolve(in: environment)
        }
    }

    /// Creates a colour of resolved parts.
    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// Creates a colour of a style that resolves to one, as a program's own may. It is asked once on light ground and
    /// once on dark; other values of the environment are those that a program begins with.
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        if let color = color as? Color {
            self = color
        } else {
            let (light, dark) = (Self.environment(.light), Self.environment(.dark))
            self.init(
                .schemes(light: Color(color.resolve(in: light)), dark: Color(color.resolve(in: dark))), "\(color)")
        }
    }

    private static func environment(_ scheme: ColorScheme) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return environment
    }

    /// Returns the colour by its parts. A colour that is the terminal's own has the parts that it commonly has, black
    /// or white for the terminal's letters.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        if case .schemes = value { return shown(on: environment.colorScheme).resolve(in: environment) }
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
