extension Font {
    /// A width of letters. Has no effect in text, where a cell has one width.
    public struct Width: Hashable, Sendable {
        /// The width, with 0 as the usual one.
        public var value: CGFloat
        /// Creates a width.
        public init(_ value: CGFloat) { self.value = value }
        /// Very narrow.
        public static let compressed = Width(-0.3)
        /// Narrow.
        public static let condensed = Width(-0.2)
        /// As usual.
        public static let standard = Width(0)
        /// Wide.
        public static let expanded = Width(0.2)
    }

    /// A distance between lines. Has no effect in text.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose
    }

    /// Returns a font by name that grows with a text style; in text the font of that style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        .system(textStyle)
    }

    /// Returns a font by name; in text `body`.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .body }
    /// Returns the font: a width has no effect in text.
    public func width(_ width: Width) -> Font { self }
    /// Returns the font: a distance between lines has no effect in text.
    public func leading(_ leading: Leading) -> Font { self }
    /// Returns the font: small capitals have no effect in text.
    public func lowercaseSmallCaps() -> Font { self }
    /// Returns the font: small capitals have no effect in text.
    public func uppercaseSmallCaps() -> Font { self }
    /// Returns the font: a size has no effect in text.
    public func pointSize(_ size: CGFloat) -> Font { self }
}
