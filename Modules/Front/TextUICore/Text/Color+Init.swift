extension Color {
    /// As SwiftUI's `Color.RGBColorSpace`; a terminal has one.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }

    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }

    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }

    /// A colour of an asset catalogue, which text has none of: the system's colour of that name, else the accent.
    public init(_ name: String, bundle: Bundle? = nil) {
        self = Self.named[name.lowercased()] ?? .accentColor
    }

    private static let named: [String: Color] = [
        "clear": .clear, "primary": .primary, "secondary": .secondary, "black": .black, "white": .white,
        "gray": .gray, "red": .red, "green": .green, "blue": .blue, "orange": .orange, "yellow": .yellow,
        "pink": .pink, "purple": .purple, "mint": .mint, "teal": .teal, "cyan": .cyan, "indigo": .indigo,
        "brown": .brown,
    ]
}
