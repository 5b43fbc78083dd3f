/// A colour. As UIKit's `UIColor`: one of the palette that SwiftUI's `Color` has.
public final class UIColor: Sendable, Hashable {
    /// The same colour in SwiftUI's terms.
    package let color: Color

    /// The colour that SwiftUI's source names.
    public init(_ color: Color) {
        self.color = color
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: white, opacity: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    public static let clear = UIColor(.clear)
    public static let black = UIColor(.black)
    public static let white = UIColor(.white)
    public static let gray = UIColor(.gray)
    public static let darkGray = UIColor(.gray)
    public static let lightGray = UIColor(.gray)
    public static let red = UIColor(.red)
    public static let green = UIColor(.green)
    public static let blue = UIColor(.blue)
    public static let cyan = UIColor(.cyan)
    public static let yellow = UIColor(.yellow)
    public static let magenta = UIColor(.pink)
    public static let orange = UIColor(.orange)
    public static let purple = UIColor(.purple)
    public static let brown = UIColor(.brown)
    public static let systemRed = UIColor(.red)
    public static let systemGreen = UIColor(.green)
    public static let systemBlue = UIColor(.blue)
    public static let systemOrange = UIColor(.orange)
    public static let systemYellow = UIColor(.yellow)
    public static let systemPink = UIColor(.pink)
    public static let systemPurple = UIColor(.purple)
    public static let systemTeal = UIColor(.teal)
    public static let systemIndigo = UIColor(.indigo)
    public static let systemBrown = UIColor(.brown)
    public static let systemMint = UIColor(.mint)
    public static let systemCyan = UIColor(.cyan)
    public static let systemGray = UIColor(.gray)
    public static let systemGray2 = UIColor(.gray)
    public static let systemGray3 = UIColor(.gray)
    public static let systemGray4 = UIColor(.gray)
    public static let systemGray5 = UIColor(.gray)
    public static let systemGray6 = UIColor(.clear)
    public static let tintColor = UIColor(.accentColor)
    public static let link = UIColor(.blue)
    public static let label = UIColor(.primary)
    public static let secondaryLabel = UIColor(.secondary)
    public static let tertiaryLabel = UIColor(.secondary)
    public static let quaternaryLabel = UIColor(.secondary)
    public static let placeholderText = UIColor(.secondary)
    /// A terminal's own background.
    public static let systemBackground = UIColor(.clear)
    public static let secondarySystemBackground = UIColor(.clear)
    public static let tertiarySystemBackground = UIColor(.clear)
    public static let systemFill = UIColor(.clear)
    public static let secondarySystemFill = UIColor(.clear)
    public static let tertiarySystemFill = UIColor(.clear)
    public static let systemGroupedBackground = UIColor(.clear)
    public static let secondarySystemGroupedBackground = UIColor(.clear)
    public static let separator = UIColor(.gray)
    public static let opaqueSeparator = UIColor(.gray)
    public static let quaternarySystemFill = UIColor(.clear)
    public static let tertiarySystemGroupedBackground = UIColor(.clear)
    public static let lightText = UIColor(.white)
    public static let darkText = UIColor(.black)
}

extension Color {
    /// The colour that UIKit's source names.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    public init(_ color: UIColor) {
        self = color.color
    }
}

/// What a colour written with `#colorLiteral` is.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
