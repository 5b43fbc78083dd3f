extension View {
    /// Reads another view in place of this one, which is still drawn. The lines' numbers and the json elements are the
    /// other view's.
    nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        modifier(_RepresentationModifier(representation: representation()))
    }

    /// Reads the view as another one, which is made of it.
    nonisolated public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        modifier(_RepresentationModifier(representation: content(PlaceholderContentView(content: AnyView(self)))))
    }

    /// Reads other views as the view's content.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityRepresentation(representation: children)
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
    func draw(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
    {}

    @MainActor
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}
