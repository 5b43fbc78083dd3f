/// A control that opens a URL when it is pressed, as SwiftUI's `Link`. The environment's `openURL` takes the URL, which
/// by default shows the address.
nonisolated public struct Link<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let destination: URL
    let label: Label

    /// Creates a link with a view as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor
    package func label(in environment: EnvironmentValues) -> _ButtonLabel<Label> {
        _ButtonLabel(role: nil, action: {}, label: label, in: environment)
    }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.link)
        let open = node.environment.openURL
        let destination = destination
        state.press = { open(destination) }
        if open.isSystems { state.destination = AnyHashable(destination) }
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Link where Label == Text {
    /// Creates a link whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
