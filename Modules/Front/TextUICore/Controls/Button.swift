/// What a button's action means. As SwiftUI's `ButtonRole`.
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}

/// Runs an action when it is pressed. As SwiftUI's `Button`.
nonisolated public struct Button<Label: View>: View, ControlView {
    public typealias Body = Never

    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    @preconcurrency
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    @MainActor static var labelMayHoldControls: Bool { true }

    @MainActor
    func label(in environment: EnvironmentValues) -> _ButtonLabel<Label> {
        _ButtonLabel(role: role, action: action, label: label, in: environment)
    }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.button)
        state.press = action
        if let close = node.environment.closeAlert {
            let action = action
            state.press = {
                close()
                action()
            }
        }
        state.buttonRole = role
        return state
    }

    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}

extension Button where Label == Text {
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }

    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == TextUICore.Label<Text, Image> {
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { TextUICore.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// A button's label in the style of the place.
public struct _ButtonLabel<Label: View>: View {
    let role: ButtonRole?
    /// Only where there is a style to run it: a closure is never the same as another.
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

    public var body: some View {
        if let style, let action {
            style(role, action, AnyView(label))
        } else if role == .destructive {
            label.foregroundStyle(.red)
        } else if !isInherited {
            label.foregroundStyle(.tint)
        } else {
            label
        }
    }
}
