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

/// The depth of a heading; in text all headings are alike.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
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

    /// Reads another view in place of this one, which is still drawn. The lines' numbers and the json elements are the
    /// other view's.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_RepresentationModifier(representation: representation()))
    }

    /// Says whether the view can be acted on, which is drawn either way.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        allowsHitTesting(responds)
    }

    /// Says, while that is enabled, whether the view can be acted on.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool
    ) -> some View { allowsHitTesting(respondsToUserInteraction || !isEnabled) }

    /// Says whether the view can be acted on. With `false` it takes neither a press nor a value, and has no further
    /// actions.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        semantics { elements, _, _ in
            guard !enabled else { return elements }
            return elements.map {
                var element = $0
                element.press = nil
                element.set = nil
                element.type = nil
                element.furtherActions = []
                return element
            }
        }
    }

    /// Makes the view a heading. The level has no effect in text.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }

    /// Reads the view as another one, which is made of it.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(_RepresentationModifier(representation: content(PlaceholderContentView(content: AnyView(self)))))
    }

    /// Adds localized words to the view's value.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }

    /// Adds a label and its value to the view's value, such as `Room 12` after `On time`.
    nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
        semantics { elements, _, environment in
            var elements = elements
            guard !elements.isEmpty else { return elements }
            let words = "\(label.string(in: environment)) \(value.string(in: environment))"
            elements[0].value = elements[0].value.map { "\($0), \(words)" } ?? words
            return elements
        }
    }
}

/// The modifier that has another view read in place of the one that is drawn.
nonisolated public struct _RepresentationModifier<Representation: View>: ViewModifier {
    let representation: Representation

    /// The view, unread, with the other one, undrawn, behind it.
    @MainActor
    public func body(content: Content) -> some View {
        content.accessibilityHidden(true)
            .background { representation.modifier(_UndrawnModifier()) }
    }
}

/// Read and not drawn.
nonisolated struct _UndrawnModifier: ElementModifier {
    typealias Body = Never

    @MainActor
    func draw(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {}

    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}
