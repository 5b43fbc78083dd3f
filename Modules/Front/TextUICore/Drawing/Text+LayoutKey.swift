extension Text {
    /// The preference by which texts give their lines to the views around, as SwiftUI's `Text.LayoutKey`. Texts give them
    /// where `overlayPreferenceValue`, `onPreferenceChange` or another modifier around reads the key.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The lines of a text, and the place at which they begin.
        public struct AnchoredLayout: Equatable {
            /// The corner from which the places in the layout are counted.
            public var origin: Anchor<CGPoint>
            /// The lines.
            public var layout: Text.Layout
        }

        /// No texts.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Adds the layouts of the next view.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension Text.LayoutKey: WantedKey {
    package static func want(in environment: inout EnvironmentValues) {
        environment.textLayoutGiving = AnchoredLayoutGiving()
    }
}

private struct AnchoredLayoutGiving: TextLayoutGiving {
    var key: any PreferenceKey.Type { Text.LayoutKey.self }

    func value(_ words: BrokenText, columns: Int, _ environment: EnvironmentValues, origin: Anchor<CGPoint>) -> Any {
        let layout = Text.Layout(words, columns: columns, environment)
        return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)]
    }
}
