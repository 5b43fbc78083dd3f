import TextUICore

/// How text is set. As UIKit's `UIFont`: in cells all sizes are one; weight, slant and the large titles show.
public final class UIFont: Sendable, Hashable {
    public struct Weight: Hashable, Sendable {
        let weight: Font.Weight

        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    public struct TextStyle: Hashable, Sendable {
        let font: Font

        public static let largeTitle = TextStyle(font: .largeTitle)
        public static let title1 = TextStyle(font: .title)
        public static let title2 = TextStyle(font: .title2)
        public static let title3 = TextStyle(font: .title3)
        public static let headline = TextStyle(font: .headline)
        public static let subheadline = TextStyle(font: .subheadline)
        public static let body = TextStyle(font: .body)
        public static let callout = TextStyle(font: .callout)
        public static let footnote = TextStyle(font: .footnote)
        public static let caption1 = TextStyle(font: .caption)
        public static let caption2 = TextStyle(font: .caption2)
    }

    let font: Font
    public let pointSize: CGFloat

    init(_ font: Font, pointSize: CGFloat = 17) {
        self.font = font
        self.pointSize = pointSize
    }

    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), pointSize: size)
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), pointSize: size) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.weight), pointSize: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size, weight: .bold), pointSize: size)
    }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), pointSize: size)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style.font) }

    public static var labelFontSize: CGFloat { 17 }
    public static var systemFontSize: CGFloat { 14 }

    public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font && a.pointSize == b.pointSize }

    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
