import TextUICore

/// What a font is like, to make another of. As UIKit's `UIFontDescriptor`; of its traits bold and italic show in text.
public final class UIFontDescriptor: Sendable, Hashable {
    /// Looks that a font can have together.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Slanted letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. Has no effect in text.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Has no effect in text.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of one width, as a terminal's are anyway.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// A design of letters. Has no effect in text.
    public struct SystemDesign: Hashable, Sendable {
        private let name: String
        /// The system's usual design.
        public static let `default` = SystemDesign(name: "default")
        /// Round strokes.
        public static let rounded = SystemDesign(name: "rounded")
        /// Strokes that end in serifs.
        public static let serif = SystemDesign(name: "serif")
        /// Letters of one width.
        public static let monospaced = SystemDesign(name: "monospaced")
    }

    let font: Font
    /// The size in points. In cells all sizes are one.
    public let pointSize: CGFloat

    init(_ font: Font, pointSize: CGFloat) {
        self.font = font
        self.pointSize = pointSize
    }

    /// Returns the description of the font of a use of text.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// The traits that show in text.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if let weight = font.weight, weight >= .semibold { traits.insert(.traitBold) }
        if font.isItalic { traits.insert(.traitItalic) }
        return traits
    }

    /// Returns the description with these traits in the place of its own; never nil in text.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.weight = symbolicTraits.contains(.traitBold) ? .bold : nil
        font.isItalic = symbolicTraits.contains(.traitItalic)
        return UIFontDescriptor(font, pointSize: pointSize)
    }

    /// Returns the description as it is; never nil in text.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }

    /// Returns the description as it is: the letters of a terminal are not transformed.
    public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

    /// Returns the description with a size, in points; zero leaves it as it is.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        // The font of a use of text is as large as that use has it, whatever points are told of it.
        guard newPointSize > 0, newPointSize != pointSize else { return self }
        return UIFontDescriptor(font.sized(newPointSize), pointSize: newPointSize)
    }

    /// Tells whether two describe the same font.
    public static func == (a: UIFontDescriptor, b: UIFontDescriptor) -> Bool {
        a.font == b.font && a.pointSize == b.pointSize
    }

    /// Hashes the font's look.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}
