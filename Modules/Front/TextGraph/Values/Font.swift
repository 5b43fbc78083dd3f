/// A way to set text. All sizes are one in cells, where a font shows as bold, italic or faint letters; a page has them.
public struct Font: Hashable, Sendable {
    /// A weight of letters. From `.semibold` on text shows it as bold.
    public enum Weight: Int, Hashable, Sendable, Comparable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// Whether a weight is lighter than another.
        public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
    }

    /// A design of letters. Has no effect in text.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// A style of text for a purpose.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    package var weight: Weight?
    package var isItalic = false
    var isFaint = false
    /// The style that comes nearest to its size.
    var size = TextStyle.body

    /// Bold letters.
    public static let largeTitle = Font(weight: .bold, size: .largeTitle)
    /// Bold letters.
    public static let title = Font(weight: .bold, size: .title)
    /// Bold letters.
    public static let title2 = Font(weight: .bold, size: .title2)
    /// Bold letters.
    public static let title3 = Font(weight: .bold, size: .title3)
    /// Bold letters.
    public static let headline = Font(weight: .semibold, size: .headline)
    /// Letters as usual.
    public static let subheadline = Font(size: .subheadline)
    /// Letters as usual.
    public static let body = Font()
    /// Letters as usual.
    public static let callout = Font(size: .callout)
    /// Faint letters.
    public static let footnote = Font(isFaint: true, size: .footnote)
    /// Faint letters.
    public static let caption = Font(isFaint: true, size: .caption)
    /// Faint letters.
    public static let caption2 = Font(isFaint: true, size: .caption2)

    init(weight: Weight? = nil, isItalic: Bool = false, isFaint: Bool = false, size: TextStyle = .body) {
        self.weight = weight
        self.isItalic = isItalic
        self.isFaint = isFaint
        self.size = size
    }

    /// Returns the system's font of a weight. The size, in points, has no effect in cells; a page has the text style
    /// that comes nearest to it.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(weight: weight, size: TextStyle(points: size))
    }

    /// Returns the system's font of a text style. The design has no effect in text.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        var font =
            switch style {
            case .largeTitle, .title, .title2, .title3: Font.title
            case .headline: Font.headline
            case .footnote, .caption, .caption2: Font.caption
            case .subheadline, .body, .callout: Font.body
            }
        font.size = style
        if let weight { font.weight = weight }
        return font
    }

    /// Returns a font by name; in text `body`.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(size: TextStyle(points: size)) }

    /// Returns the font with a weight.
    public func weight(_ weight: Weight) -> Font {
        var copy = self
        copy.weight = weight
        return copy
    }

    /// Returns the font with bold letters.
    public func bold() -> Font { weight(.bold) }

    /// Returns the font with italic letters.
    public func italic() -> Font {
        var copy = self
        copy.isItalic = true
        return copy
    }

    /// Returns the font: digits of text have one width anyway.
    public func monospacedDigit() -> Font { self }
    /// Returns the font: letters of text have one width anyway.
    public func monospaced() -> Font { self }
    /// Returns the font: small capitals have no effect in text.
    public func smallCaps() -> Font { self }

    /// The font in a size of so many points.
    package func sized(_ points: CGFloat) -> Font {
        var copy = self
        copy.size = TextStyle(points: points)
        return copy
    }

    var attributes: CellAttributes {
        var attributes = CellAttributes.none
        if let weight, weight >= .semibold { attributes.insert(.bold) }
        if isItalic { attributes.insert(.italic) }
        if isFaint { attributes.insert(.faint) }
        return attributes
    }
}

extension Font.TextStyle {
    /// The style whose size at the usual setting comes nearest, by the sizes of Apple's Human Interface Guidelines.
    init(points: CGFloat) {
        let sizes: [(Font.TextStyle, CGFloat)] = [
            (.body, 17), (.largeTitle, 34), (.title, 28), (.title2, 22), (.title3, 20), (.callout, 16),
            (.subheadline, 15), (.footnote, 13), (.caption, 12), (.caption2, 11),
        ]
        self = sizes.min { abs($0.1 - points) < abs($1.1 - points) }?.0 ?? .body
    }
}
