/// A control that chooses a colour, as SwiftUI's `ColorPicker`. A press lists the named colours; any other can be typed
/// as `#rrggbb`.
nonisolated public struct ColorPicker<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let selection: Binding<Color>
    let label: Label

    /// Creates a picker with a view as its label. `supportsOpacity` has no effect: the choices are opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    private static var palette: [(color: Color, name: LocalizedStringKey)] {
        [
            (.red, LocalizedStringKey("red")), (.orange, LocalizedStringKey("orange")),
            (.yellow, LocalizedStringKey("yellow")), (.green, LocalizedStringKey("green")),
            (.mint, LocalizedStringKey("mint")), (.teal, LocalizedStringKey("teal")),
            (.cyan, LocalizedStringKey("cyan")), (.blue, LocalizedStringKey("blue")),
            (.indigo, LocalizedStringKey("indigo")), (.purple, LocalizedStringKey("purple")),
            (.pink, LocalizedStringKey("pink")), (.brown, LocalizedStringKey("brown")),
            (.gray, LocalizedStringKey("gray")), (.black, LocalizedStringKey("black")),
            (.white, LocalizedStringKey("white")),
        ]
    }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.picker)
        let (selection, palette, graph) = (selection, Self.palette.map(\.color), node.graph)
        let names = Self.palette.map { Text(own: $0.name).string(in: node.environment) }
        let chosen = palette.firstIndex(of: selection.wrappedValue)
        state.value = chosen.map { names[$0] } ?? selection.wrappedValue.writtenName
        state.options = names
        let title = SemanticTree.label(of: node.children.flatMap(\.elements))
        state.press = {
            graph.menu = ChoiceMenu(
                title: title,
                choices: zip(names, palette).map { name, color in
                    .init(name: name, isChosen: color == selection.wrappedValue) { selection.wrappedValue = color }
                })
        }
        state.adjust = { steps in
            let now = palette.firstIndex(of: selection.wrappedValue)
            let next = now.map { $0 + steps } ?? (steps > 0 ? 0 : palette.count - 1)
            if palette.indices.contains(next) { selection.wrappedValue = palette[next] }
        }
        state.set = { text in
            if let color = Color(written: text) { return selection.wrappedValue = color }
            selection.wrappedValue = palette[try ChoiceMenu.index(of: text, in: names)]
        }
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker whose title is looked up in the String Catalog. `supportsOpacity` has no effect.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker titled by a string, shown as it is. `supportsOpacity` has no effect.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

extension Color {
    /// A name, else six hexadecimal digits.
    fileprivate var writtenName: String {
        guard case .fixed(.rgb(let red, let green, let blue)) = value, description.hasPrefix("rgb(") else {
            return description
        }
        return "#"
            + [red, green, blue].map { part in
                let digits = String(part, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// Reads `#` and six hexadecimal digits; nil for any other text.
    fileprivate init?(written text: String) {
        guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        func part(_ shift: UInt32) -> Double { Double((number >> shift) & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0))
    }
}
