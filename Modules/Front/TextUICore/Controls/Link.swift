/// Opens a URL. As SwiftUI's `Link`.
nonisolated public struct Link<Label: View>: View, ControlView {
    public typealias Body = Never

    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor
    func label(in environment: EnvironmentValues) -> _ButtonLabel<Label> {
        _ButtonLabel(role: nil, action: {}, label: label, in: environment)
    }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.link)
        let open = node.environment.openURL
        let destination = destination
        state.press = { open(destination) }
        return state
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
