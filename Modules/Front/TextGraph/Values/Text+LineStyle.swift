extension Text {
    /// Underlines the text. Neither pattern nor colour has an effect in text.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { underline(isActive, color: color) }

    /// Strikes the text through. Neither pattern nor colour has an effect in text.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text { strikethrough(isActive, color: color) }

    /// Returns the text: a scale has no effect on cells.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

    /// Returns the text: a width has no effect on cells.
    public func fontWidth(_ width: Font.Width?) -> Text { self }

    /// A scale of letters. Has no effect in text.
    public struct Scale: Hashable, Sendable {
        let name: String
        /// As usual.
        public static let `default` = Scale(name: "default")
        /// Smaller than usual.
        public static let secondary = Scale(name: "secondary")
    }

    /// A line under or through words; in text all look the same.
    public struct LineStyle: Hashable, Sendable {
        /// A pattern of a line. Has no effect in text.
        public struct Pattern: Hashable, Sendable {
            let name: String
            /// One line.
            public static let solid = Pattern(name: "solid")
            /// Dots.
            public static let dot = Pattern(name: "dot")
            /// Dashes.
            public static let dash = Pattern(name: "dash")
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(name: "dashDot")
            /// A dash and two dots in turn.
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        /// Creates a line style. Neither parameter has an effect in text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {}

        /// Creates a line style of Foundation's. Its parts have no effect in text; nil where it says no line.
        public init?(nsUnderlineStyle: NSUnderlineStyle) {
            if nsUnderlineStyle.isEmpty { return nil }
        }

        /// One line.
        public static let single = LineStyle()
    }

    /// Returns the words with these marks too.
    func adding(_ attributes: CellAttributes) -> Text {
        var copy = self
        copy.attributes.cell.formUnion(attributes)
        return copy
    }
}
