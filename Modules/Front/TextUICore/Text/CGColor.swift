/// A colour in the form that layers take. As Core Graphics' `CGColor`; it is a SwiftUI `Color` underneath.
public final class CGColor: Sendable, Hashable {
    package let color: Color

    init(_ color: Color) {
        self.color = color
    }

    /// Makes a colour of red, green and blue parts from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes a colour of red, green and blue parts from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: gray, opacity: alpha))
    }

    /// The red, green and blue parts and the opacity, each from 0 to 1. A colour that is the terminal's own has the parts
    /// that it commonly has.
    public var components: [CGFloat]? {
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        UIColor(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha]
    }

    /// The number of `components`: always 4.
    public var numberOfComponents: Int { 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { components?.last ?? 1 }

    /// Returns the colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
    }

    /// Tells whether two colours are the same.
    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color.Resolved {
    /// The colour in the form that layers take.
    public var cgColor: CGColor { CGColor(Color(self)) }
}

extension UIColor {
    /// Makes the colour of a layer's colour.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The colour in the form that layers take.
    public var cgColor: CGColor { CGColor(color) }
}

extension Color {
    /// Creates a colour of Core Graphics' source.
    public init(cgColor: CGColor) {
        self = cgColor.color
    }

    /// Creates a colour of Core Graphics' source.
    public init(_ color: CGColor) {
        self = color.color
    }

    /// The colour in Core Graphics' form.
    public var cgColor: CGColor? { CGColor(self) }
}
