import PlainText

extension AttributeScopes {
    /// The attributes that SwiftUI adds.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// The attributes that SwiftUI adds to attributed strings. Foundation's link is honored, too: such words are
    /// underlined and can be pressed.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font of a run.
        public let font: FontAttribute
        /// The colour of a run's letters.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind a run.
        public let backgroundColor: BackgroundColorAttribute
        /// The line through a run.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under a run.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space after each letter of a run, in points. Has no effect in text.
        public let kern: KerningAttribute
        /// The space between the letters of a run, in points. Has no effect in text.
        public let tracking: TrackingAttribute
        /// The height of a run above the line, in points. Has no effect in text.
        public let baselineOffset: BaselineOffsetAttribute

        /// The key of a run's font.
        public enum FontAttribute: AttributedStringKey {
            /// A font; in text it counts for its weight, slant and faintness.
            public typealias Value = Font
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Font"
        }

        /// The key of a run's colour.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of the colour behind a run.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A colour.
            public typealias Value = Color
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of the line through a run.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// A line style; in text all look the same.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of the line under a run.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// A line style; in text all look the same.
            public typealias Value = Text.LineStyle
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of the space after each letter of a run.
        public enum KerningAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of the space between the letters of a run.
        public enum TrackingAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of a run's height above the line.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// A length in points.
            public typealias Value = CGFloat
            /// The attribute's name in an archive.
            public static let name = "SwiftUI.BaselineOffset"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds SwiftUI's attributes by their names, as in `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    func textRuns(in environment: EnvironmentValues, inheriting base: CellStyle) -> [TextRun] {
        runs.map { run in
            var style = base
            if let font = run.font { style.attributes.formUnion(font.attributes) }
            if run.underlineStyle != nil { style.attributes.insert(.underline) }
            if run.strikethroughStyle != nil { style.attributes.insert(.strikethrough) }
            style.attributes.formUnion(CellAttributes(run.inlinePresentationIntent ?? [], link: run.link))
            if let color = run.foregroundColor?._resolve(in: environment) {
                style.foreground = color.color
                if color.isFaint { style.attributes.insert(.faint) }
            }
            if let color = run.backgroundColor?._resolve(in: environment) { style.background = color.color }
            return TextRun(printable(String(self[run.range].characters), keepingNewlines: true), style: style)
        }
    }
}

extension CellAttributes {
    /// How words are drawn that Markdown's marks stand around, or that lead somewhere.
    init(_ intent: InlinePresentationIntent, link: URL?) {
        self = link == nil ? [] : .underline
        if intent.contains(.stronglyEmphasized) { insert(.bold) }
        if intent.contains(.emphasized) { insert(.italic) }
        if intent.contains(.strikethrough) { insert(.strikethrough) }
    }
}
