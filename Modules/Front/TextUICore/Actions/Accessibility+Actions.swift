/// A kind of accessibility action. In text each but the default is a further action of the view, under its name.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text

    /// Creates a kind with a name.
    public init(named name: Text) {
        self.name = name
    }

    /// The action that a press runs.
    public static let `default` = AccessibilityActionKind(named: Text(verbatim: "Activate"))
    /// The action `Escape`.
    public static let escape = AccessibilityActionKind(named: Text(verbatim: "Escape"))
    /// The action `Magic Tap`.
    public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
    /// The action `Delete`.
    public static let delete = AccessibilityActionKind(named: Text(verbatim: "Delete"))
    /// The action `Show Menu`.
    public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// A direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

extension View {
    /// Gives the view a further action, with a name as it stands.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    /// Runs `handler` when the view is pressed, in place of its own press; with another kind it gives the view a
    /// further action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return semantics { elements, frame, environment in
            var elements = elements
            if actionKind == .default {
                if elements.isEmpty { elements = [SemanticElement(.button, label: "", frame: frame)] }
                elements[0].press = handler
                if elements[0].role == .text { elements[0].role = .button }
            } else if let index = elements.firstIndex(where: \.isActionable) ?? elements.indices.first {
                elements[index].furtherActions.append(
                    RowAction(name: actionKind.name.string(in: environment), perform: handler))
            }
            return elements
        }
    }

    /// Gives the view further actions, the buttons of `content`.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(_ActionsModifier(actions: content()))
    }

    /// Gives the view the further actions `Increment` and `Decrement`.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return semantics { elements, frame, _ in
            var elements = elements
            if elements.isEmpty { elements = [SemanticElement(.text, label: "", frame: frame)] }
            elements[0].furtherActions.append(
                RowAction(name: LocalizedStringKey("Increment").own) { handler(.increment) })
            elements[0].furtherActions.append(
                RowAction(name: LocalizedStringKey("Decrement").own) { handler(.decrement) })
            return elements
        }
    }

    /// Gives the view a further action whose name is the words of a view.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { modifier(_ActionsModifier(actions: Button(action: mainActorAction(action), label: label))) }

    /// Gives the view further actions, the buttons of `content`. The category has no effect in text.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(content) }

    /// Gives the view four further actions, `Scroll top`, `Scroll leading`, `Scroll bottom` and `Scroll trailing`.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        let handler = mainActorAction(handler)
        return modifier(
            _ActionsModifier(
                actions: ForEach(Edge.allCases, id: \.self) { edge in
                    Button(own: edge.scrollName) { handler(edge) }
                }))
    }

    /// Gives the view the further actions `Zoom in` and `Zoom out`.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        let handler = mainActorAction(handler)
        return modifier(
            _ActionsModifier(
                actions: ForEach(AccessibilityZoomGestureAction.Direction.allCases, id: \.self) { direction in
                    Button(own: direction == .zoomIn ? "Zoom in" : "Zoom out") {
                        handler(AccessibilityZoomGestureAction(direction: direction))
                    }
                }))
    }
}

/// The purpose of actions; without effect in text.
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: String
    /// The actions of the view.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// The actions that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")
    /// Creates a purpose with a name.
    public init(_ name: Text) { self.name = "own" }
    init(name: String) { self.name = name }
}

/// A zoom that is asked for.
public struct AccessibilityZoomGestureAction {
    /// A direction to zoom in.
    public enum Direction: CaseIterable, Sendable { case zoomIn, zoomOut }

    /// The direction of the zoom.
    public let direction: Direction
    /// The place of the zoom in the view; in text its centre.
    public var location: UnitPoint { .center }
    /// The place of the zoom in points; in text `.zero`.
    public var point: CGPoint { .zero }
}

extension Edge {
    fileprivate var scrollName: LocalizedStringKey {
        switch self {
        case .top: "Scroll top"
        case .leading: "Scroll leading"
        case .bottom: "Scroll bottom"
        case .trailing: "Scroll trailing"
        }
    }
}
