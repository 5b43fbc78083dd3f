import TextUICore

/// The type that text is set in. As UIKit's `UIFont`: in cells all sizes are one; bold, italic and the faint style of
/// footnotes show.
public final class UIFont: Sendable, Hashable {
    /// The thickness of letters. From semibold on, text is bold in a terminal.
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        /// Drawn as regular text.
        public static let ultraLight = Weight(weight: .ultraLight)
        /// Drawn as regular text.
        public static let thin = Weight(weight: .thin)
        /// Drawn as regular text.
        public static let light = Weight(weight: .light)
        /// Drawn as regular text.
        public static let regular = Weight(weight: .regular)
        /// Drawn as regular text.
        public static let medium = Weight(weight: .medium)
        /// Drawn as bold text.
        public static let semibold = Weight(weight: .semibold)
        /// Drawn as bold text.
        public static let bold = Weight(weight: .bold)
        /// Drawn as bold text.
        public static let heavy = Weight(weight: .heavy)
        /// Drawn as bold text.
        public static let black = Weight(weight: .black)
    }

    /// The width of letters. Has no effect in text, where all letters are of one width.
    public struct Width: Hashable, Sendable, RawRepresentable {
        /// The width between -1 for the narrowest and 1 for the widest.
        public let rawValue: CGFloat
        /// Makes a width of its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The narrowest letters.
        public static let compressed = Width(rawValue: -0.4)
        /// Narrow letters.
        public static let condensed = Width(rawValue: -0.2)
        /// Letters of the usual width.
        public static let standard = Width(rawValue: 0)
        /// Wide letters.
        public static let expanded = Width(rawValue: 0.2)
    }

    /// A use of text, which decides on its look.
    public struct TextStyle: Hashable, Sendable {
        let font: Font

        /// The title of a screen, drawn bold.
        public static let largeTitle = TextStyle(font: .largeTitle)
        /// A first title, drawn bold.
        public static let title1 = TextStyle(font: .title)
        /// A second title, drawn bold.
        public static let title2 = TextStyle(font: .title2)
        /// A third title, drawn bold.
        public static let title3 = TextStyle(font: .title3)
        /// A heading, drawn bold.
        public static let headline = TextStyle(font: .headline)
        /// A heading below another, drawn as regular text.
        public static let subheadline = TextStyle(font: .subheadline)
        /// Running text, drawn as regular text.
        public static let body = TextStyle(font: .body)
        /// A remark, drawn as regular text.
        public static let callout = TextStyle(font: .callout)
        /// A footnote, drawn faint.
        public static let footnote = TextStyle(font: .footnote)
        /// A caption, drawn faint.
        public static let caption1 = TextStyle(font: .caption)
        /// A second caption, drawn faint.
        public static let caption2 = TextStyle(font: .caption2)
    }

    let font: Font
    /// The size in points, which the program gave. Has no effect in text.
    public let pointSize: CGFloat

    init(_ font: Font, pointSize: CGFloat = 17) {
        self.font = font
        self.pointSize = pointSize
    }

    /// Makes the regular font, as the system's.
    public convenience init() { self.init(.body) }

    /// Makes a font of its name, which text draws as regular; never nil.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - size: The size in points. Has no effect in text.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), pointSize: size)
    }

    /// Makes the font that a description tells of.
    ///
    /// - Parameters:
    ///   - descriptor: The description.
    ///   - size: The size in points, or zero for the description's.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let sized = descriptor.withSize(size)
        self.init(sized.font, pointSize: sized.pointSize)
    }

    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, pointSize: pointSize) }

    /// Returns the font in a size, in points; zero leaves it as it is.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

    /// Returns the regular font.
    ///
    /// - Parameter size: The size in points. Has no effect in text.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), pointSize: size) }

    /// Returns the font of a weight.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), pointSize: size)
    }

    /// Returns the font of a weight. The width has no effect in text.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the bold font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), pointSize: size)
    }

    /// Returns the italic font.
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), pointSize: size)
    }

    /// Returns the font of a weight: a terminal's letters are all of one width.
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// Returns the font of a weight: a terminal's digits are all of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the font of a use of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.font) }

    /// Returns the font of a use of text: a terminal has one size for all traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { UIFont(style.font) }

    /// The names of the fonts that can be chosen: none, as a terminal has its own.
    public static var familyNames: [String] { [] }
    /// Returns the names of a family's fonts: none.
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The name of the font's family.
    public var familyName: String { "Terminal" }
    /// The font's name.
    public var fontName: String { "Terminal" }

    /// The height of a line, in points: a row of the terminal.
    public var lineHeight: CGFloat { 16 }
    /// The height of letters above the line that they stand on, in points.
    public var ascender: CGFloat { 12 }
    /// The depth of letters below the line that they stand on, in points, as a negative number.
    public var descender: CGFloat { -4 }
    /// The space between lines, in points: none.
    public var leading: CGFloat { 0 }
    /// The height of capitals, in points.
    public var capHeight: CGFloat { 11 }
    /// The height of small letters, in points.
    public var xHeight: CGFloat { 8 }

    /// The size of a label's text: 17 points. Has no effect in text.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of a system's text: 14 points. Has no effect in text.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of a small system's text: 12 points. Has no effect in text.
    public static var smallSystemFontSize: CGFloat { 12 }
    /// The size of a button's text: 18 points. Has no effect in text.
    public static var buttonFontSize: CGFloat { 18 }

    /// Tells whether two fonts look and measure the same.
    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.pointSize == b.pointSize }

    /// Hashes the font's look.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

/// The sizes of a use of text as a person has set them. As UIKit's `UIFontMetrics`; a terminal has one size.
public final class UIFontMetrics: Sendable {
    /// The sizes of running text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Makes the sizes of a use of text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    /// Returns the font as it is.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    /// Returns the font as it is.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    /// Returns the font as it is.
    public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }
    /// Returns the font as it is.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traits: UITraitCollection?
    ) -> UIFont { font }
    /// Returns the value as it is.
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
    /// Returns the value as it is.
    public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}

extension Font {
    /// Makes the font of one of UIKit's, as SwiftUI does of a font that Core Text knows.
    public init(_ font: UIFont) { self = font.font }
}
