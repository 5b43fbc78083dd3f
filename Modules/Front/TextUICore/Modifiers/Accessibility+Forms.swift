/// What sort of action an accessibility action is. As SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text

    public init(named name: Text) {
        self.name = name
    }

    public static let `default` = AccessibilityActionKind(named: Text(verbatim: "Activate"))
    public static let escape = AccessibilityActionKind(named: Text(verbatim: "Escape"))
    public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "Magic Tap"))
    public static let delete = AccessibilityActionKind(named: Text(verbatim: "Delete"))
    public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "Show Menu"))
}

/// Which way a value is adjusted. As SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}

/// How deep a heading is. As SwiftUI's `AccessibilityHeadingLevel`; headings of text have one depth.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    /// The default action presses the view; others are further actions of it.
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

    /// Buttons that are further actions of the view.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(_ActionsModifier(actions: content()))
    }

    /// Lets the value be adjusted, by actions to raise and to lower it.
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

    /// Another view is read in place of this one.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_RepresentationModifier(representation: representation()))
    }

    /// Whether the view can be acted on.
    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        allowsHitTesting(responds)
    }

    /// A view that does not take the touch cannot be acted on in text either.
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

    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }

    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(_RepresentationModifier(representation: content(PlaceholderContentView(content: AnyView(self)))))
    }

    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
    ) -> some View { accessibilityCustomContent(Text(labelKey), Text(valueKey)) }

    /// Further words of the element, after its value.
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

/// Reads another view in place of the one that is drawn.
nonisolated public struct _RepresentationModifier<Representation: View>: ViewModifier {
    let representation: Representation

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
