/// A colour of UIKit's source. Its names stand for the palette of SwiftUI's `Color`.
public final class UIColor: Sendable, Hashable {
    /// The same colour as a `Color`.
    package let color: Color

    /// Creates a colour of SwiftUI's source.
    public init(_ color: Color) {
        self.color = color
    }

    /// Creates no colour.
    public convenience init() {
        self.init(.clear)
    }

    /// Creates a colour of red, green and blue parts from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Creates a grey, from 0 for black to 1 for white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: white, opacity: alpha))
    }

    /// Creates a colour of hue, saturation and brightness, each from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Returns the colour with a share of its opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

    /// Whether two colours are the same.
    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }

    /// No colour.
    public static let clear = UIColor(.clear)
    /// The terminal's black.
    public static let black = UIColor(.black)
    /// The terminal's bright white.
    public static let white = UIColor(.white)
    /// The terminal's bright black.
    public static let gray = UIColor(.gray)
    /// The terminal's bright black, as `gray`.
    public static let darkGray = UIColor(.gray)
    /// The terminal's bright black, as `gray`.
    public static let lightGray = UIColor(.gray)
    /// The terminal's red.
    public static let red = UIColor(.red)
    /// The terminal's green.
    public static let green = UIColor(.green)
    /// The terminal's blue.
    public static let blue = UIColor(.blue)
    /// The terminal's cyan.
    public static let cyan = UIColor(.cyan)
    /// The terminal's yellow.
    public static let yellow = UIColor(.yellow)
    /// A pink of fixed parts.
    public static let magenta = UIColor(.pink)
    /// An orange of fixed parts.
    public static let orange = UIColor(.orange)
    /// The terminal's magenta.
    public static let purple = UIColor(.purple)
    /// A brown of fixed parts.
    public static let brown = UIColor(.brown)
    /// The terminal's red.
    public static let systemRed = UIColor(.red)
    /// The terminal's green.
    public static let systemGreen = UIColor(.green)
    /// The terminal's blue.
    public static let systemBlue = UIColor(.blue)
    /// An orange of fixed parts.
    public static let systemOrange = UIColor(.orange)
    /// The terminal's yellow.
    public static let systemYellow = UIColor(.yellow)
    /// A pink of fixed parts.
    public static let systemPink = UIColor(.pink)
    /// The terminal's magenta.
    public static let systemPurple = UIColor(.purple)
    /// A teal of fixed parts.
    public static let systemTeal = UIColor(.teal)
    /// An indigo of fixed parts.
    public static let systemIndigo = UIColor(.indigo)
    /// A brown of fixed parts.
    public static let systemBrown = UIColor(.brown)
    /// A mint green of fixed parts.
    public static let systemMint = UIColor(.mint)
    /// The terminal's cyan.
    public static let systemCyan = UIColor(.cyan)
    /// The terminal's bright black.
    public static let systemGray = UIColor(.gray)
    /// The terminal's bright black, as `systemGray`.
    public static let systemGray2 = UIColor(.gray)
    /// The terminal's bright black, as `systemGray`.
    public static let systemGray3 = UIColor(.gray)
    /// The terminal's bright black, as `systemGray`.
    public static let systemGray4 = UIColor(.gray)
    /// The terminal's bright black, as `systemGray`.
    public static let systemGray5 = UIColor(.gray)
    /// The terminal's own background.
    public static let systemGray6 = UIColor(.ground)
    /// The tint of the place, blue without one.
    public static let tintColor = UIColor(.accentColor)
    /// The terminal's blue, for links.
    public static let link = UIColor(.blue)
    /// The colour of the terminal's letters.
    public static let label = UIColor(.primary)
    /// The colour of the terminal's letters, faint.
    public static let secondaryLabel = UIColor(.secondary)
    /// The colour of the terminal's letters, faint.
    public static let tertiaryLabel = UIColor(.secondary)
    /// The colour of the terminal's letters, faint.
    public static let quaternaryLabel = UIColor(.secondary)
    /// The colour of the terminal's letters, faint.
    public static let placeholderText = UIColor(.secondary)
    /// The terminal's own background.
    public static let systemBackground = UIColor(.ground)
    /// The terminal's own background.
    public static let secondarySystemBackground = UIColor(.ground)
    /// The terminal's own background.
    public static let tertiarySystemBackground = UIColor(.ground)
    /// No colour.
    public static let systemFill = UIColor(.clear)
    /// No colour.
    public static let secondarySystemFill = UIColor(.clear)
    /// No colour.
    public static let tertiarySystemFill = UIColor(.clear)
    /// The terminal's own background.
    public static let systemGroupedBackground = UIColor(.ground)
    /// The terminal's own background.
    public static let secondarySystemGroupedBackground = UIColor(.ground)
    /// The terminal's bright black, for lines.
    public static let separator = UIColor(.gray)
    /// The terminal's bright black, for lines.
    public static let opaqueSeparator = UIColor(.gray)
    /// No colour.
    public static let quaternarySystemFill = UIColor(.clear)
    /// The terminal's own background.
    public static let tertiarySystemGroupedBackground = UIColor(.ground)
    /// The terminal's bright white, for letters on dark ground.
    public static let lightText = UIColor(.white)
    /// The terminal's black, for letters on light ground.
    public static let darkText = UIColor(.black)
}

extension Color {
    /// Creates a colour of UIKit's source.
    public init(uiColor: UIColor) {
        self = uiColor.color
    }

    /// Creates a colour of UIKit's source.
    public init(_ color: UIColor) {
        self = color.color
    }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a `#colorLiteral`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}
