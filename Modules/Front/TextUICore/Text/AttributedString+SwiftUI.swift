import PlainText

extension AttributeScopes {
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

    /// What SwiftUI adds to attributed strings. As SwiftUI's `AttributeScopes.SwiftUIAttributes`.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString {
    /// A string with the inline marks of markdown; Foundation has no parser of them on Linux.
    public init(markdown: String) throws {
        self.init()
        for run in Markdown.parse(markdown) {
            var part = AttributedString(run.text)
            var font = Font.body
            if run.attributes.contains(.bold) { font = font.bold() }
            if run.attributes.contains(.italic) { font = font.italic() }
            if font != .body { part.font = font }
            if run.attributes.contains(.strikethrough) { part.strikethroughStyle = .single }
            if run.attributes.contains(.underline) { part.underlineStyle = .single }
            part.link = run.link
            append(part)
        }
    }

    func textRuns(in environment: EnvironmentValues, inheriting base: CellStyle) -> [TextRun] {
        runs.map { run in
            var style = base
            if let font = run.font { style.attributes.formUnion(font.attributes) }
            if run.underlineStyle != nil || run.link != nil { style.attributes.insert(.underline) }
            if run.strikethroughStyle != nil { style.attributes.insert(.strikethrough) }
            if let color = run.foregroundColor?._resolve(in: environment) {
                style.foreground = color.color
                if color.isFaint { style.attributes.insert(.faint) }
            }
            if let color = run.backgroundColor?._resolve(in: environment) { style.background = color.color }
            return TextRun(printable(String(self[run.range].characters), keepingNewlines: true), style: style)
        }
    }
}
