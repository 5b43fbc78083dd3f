/// A control that runs an action when it is pressed, as SwiftUI's `Button`. Its text form is a numbered label, `[3]
/// Save`.
nonisolated public struct Button<Label: View>: View, ControlView {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    /// Creates a button with a view as its label.
    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// Creates a button with a role and a view as its label.
    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor package static var labelMayHoldControls: Bool { true }

    @MainActor
    package func label(in environment: EnvironmentValues) -> _ButtonLabel<Label> {
        _ButtonLabel(role: role, action: action, label: label, in: environment)
    }

    @MainActor
    package func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.button)
        state.press = action
        if let close = node.environment.closeAlert {
            let action = action
            state.press = { close(action) }
        }
        state.buttonRole = role
        return state
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Button where Label == Text {
    /// Creates a button whose title is looked up in the String Catalog.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    /// Creates a button titled by a string, shown as it is.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    /// Creates a button with a role, whose title is looked up in the String Catalog.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    /// Creates a button with a role, titled by a string, shown as it is.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == TextUICore.Label<Text, Image> {
    /// Creates a button with a system image before its title.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }

    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a system image before its title, a string shown as it is.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { TextUICore.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from the configuration that a primitive style was given, to draw it in another style.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The label of a button in the style of its place.
public struct _ButtonLabel<Label: View>: View {
    let role: ButtonRole?
    /// The button's action, kept only where a style may run it: a closure never equals another.
    let action: (@MainActor () -> Void)?
    let label: Label
    let style: ButtonLabelMaker?
    /// Whether a view above says how the label is to look.
    let isInherited: Bool

    init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, label: Label, in environment: EnvironmentValues
    ) {
        self.role = role
        self.label = label
        style = environment.buttonStyle
        self.action = style == nil ? nil : action
        isInherited = environment.foreground != nil
    }

    /// The label drawn by the button style; without one it is red for a destructive role and in the tint otherwise.
    public var body: some View {
        if let style, let action {
            style(role, action, AnyView(label))
        } else if role == .destructive {
            label.foregroundStyle(DestructiveTint())
        } else if !isInherited {
            label.foregroundStyle(.tint)
        } else {
            label
        }
    }
}
