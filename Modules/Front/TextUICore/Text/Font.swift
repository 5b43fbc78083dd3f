/// How text is set. As SwiftUI's `Font`: in cells all sizes are one; weight, slant and the large titles show.
public struct Font: Hashable, Sendable {
    public enum Weight: Int, Hashable, Sendable, Comparable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    var weight: Weight?
    var isItalic = false
    var isFaint = false

    public static let largeTitle = Font(weight: .bold)
    public static let title = Font(weight: .bold)
    public static let title2 = Font(weight: .bold)
    public static let title3 = Font(weight: .bold)
    public static let headline = Font(weight: .semibold)
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font(isFaint: true)
    public static let caption = Font(isFaint: true)
    public static let caption2 = Font(isFaint: true)

    init(weight: Weight? = nil, isItalic: Bool = false, isFaint: Bool = false) {
        self.weight = weight
        self.isItalic = isItalic
        self.isFaint = isFaint
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(weight: weight)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font =
            switch style {
            case .largeTitle, .title, .title2, .title3: Font.title
            case .headline: Font.headline
            case .footnote, .caption, .caption2: Font.caption
            case .subheadline, .body, .callout: Font.body
            }
        if let weight { font.weight = weight }
        return font
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    public func bold() -> Font { weight(.bold) }

    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    public func monospacedDigit() -> Font { self }
    public func monospaced() -> Font { self }
    public func smallCaps() -> Font { self }

    var attributes: CellAttributes {
        var attributes: CellAttributes = []
        if let weight, weight >= .semibold { attributes.insert(.bold) }
        if isItalic { attributes.insert(.italic) }
        if isFaint { attributes.insert(.faint) }
        return attributes
    }
}
