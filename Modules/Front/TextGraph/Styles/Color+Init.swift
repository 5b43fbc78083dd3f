extension Color {
    /// A space of colours. A terminal has one, so it has no effect.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    /// Creates a colour of red, green and blue parts from 0 to 1. The space has no effect.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a grey, from 0 for black to 1 for white. The space has no effect.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// Creates the colour of an asset catalog in a bundle, the program's own where none is given; where no catalog has
    /// it, the system's colour of that name, in any case, or else the accent colour.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = CatalogueColors.color(name, in: bundle) ?? Self.named[name.lowercased()] ?? .accentColor
    }

    /// Creates the colour of an asset catalog in a bundle, the program's own for nil; nil where no catalog has it.
    package init?(inCatalogue name: String, of bundle: Bundle?) {
        guard let color = CatalogueColors.color(name, in: bundle) else { return nil }
        self = color
    }

    /// Creates a colour that differs on light and on dark ground.
    package init(light: Color, dark: Color, _ description: String) {
        self.init(.schemes(light: light, dark: dark), description)
    }

    /// The system's colours by their names in small letters.
    static let named: [String: Color] = [
        "clear": .clear, "primary": .primary, "secondary": .secondary, "black": .black, "white": .white,
        "gray": .gray, "red": .red, "green": .green, "blue": .blue, "orange": .orange, "yellow": .yellow,
        "pink": .pink, "purple": .purple, "mint": .mint, "teal": .teal, "cyan": .cyan, "indigo": .indigo,
        "brown": .brown,
    ]
}
