/// Something that is on or off. As SwiftUI's `Toggle`.
nonisolated public struct Toggle<Label: View>: View {
    let isOn: Binding<Bool>
    let label: Label
    @Environment(\.toggleStyle) private var style

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    @MainActor
    public var body: some View {
        if let style {
            style(isOn, AnyView(label))
        } else {
            _Switch(isOn: isOn, label: label)
        }
    }
}

/// A switch as the front draws it: a mark before its label.
nonisolated public struct _Switch<Label: View>: View, ControlView {
    public typealias Body = Never

    let isOn: Binding<Bool>
    let label: Label

    @MainActor
    func label(in environment: EnvironmentValues) -> Label { label }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
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

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Toggle where Label == Text {
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

extension Toggle where Label == TextUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }
}
