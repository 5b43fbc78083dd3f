/// A control that is on or off, as SwiftUI's `Toggle`. Its text form is `[n] [x] Label`; a press flips it, and `on` or
/// `off` sets it.
nonisolated public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleStyle) private var style

    /// Creates a toggle with a view as its label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The toggle in its style; a mark before the label without one.
    @MainActor
    public var body: some View {
        if let style {
            style(isOn, AnyView(label))
        } else {
            _Switch(isOn: isOn, label: label)
        }
    }
}

/// A toggle as text draws it: a mark before the label.
nonisolated public struct _Switch<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    @MainActor
    package func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.toggle)
        let isOn = isOn
        state.isOn = isOn.wrappedValue
        state.press = { isOn.wrappedValue.toggle() }
        state.set = { text in
            switch text.lowercased() {
            case "on", "true", "yes", "x", "1": isOn.wrappedValue = true
            case "off", "false", "no", "", "0": isOn.wrappedValue = false
            default: throw ControlError("\(text.quoted) is neither on nor off")
            }
        }
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    /// Creates a toggle labelled by a system image and a title that is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }
}

extension Toggle {
    /// Creates one toggle for several values, which is on when all of them are and sets all of them.
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        self.init(
            isOn: Binding(
                get: { sources.allSatisfy { $0[keyPath: isOn].wrappedValue } },
                set: { value in for source in sources { source[keyPath: isOn].wrappedValue = value } }),
            label: label)
    }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    /// Creates a toggle labelled by a system image and a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(title, systemImage: systemImage) }
    }
}
