/// The modifier that ties the id of the row at the top of a scroll view to a binding.
nonisolated public struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
    public typealias Body = Never

    let id: Binding<ID?>
    let anchor: UnitPoint?

    /// Makes the node that scrolls, and writes the id to the binding.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ScrollPositionNode(view, context)
    }
}

private final class ScrollPositionNode<Base: View, ID: Hashable>:
    ContentNode<ModifiedContent<Base, _ScrollPositionModifier<ID>>, Base>, WindowFollower
{
    /// The id that the binding said last, or was told.
    private var known: ID?

    override init(_ view: ModifiedContent<Base, _ScrollPositionModifier<ID>>, _ context: NodeContext) {
        super.init(view, context)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _ScrollPositionModifier<ID>>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ScrollPositionModifier<ID>>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        let wish = Tracking.run(self) { view.modifier.id.wrappedValue }
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            windows.first?.follow(self)
            acrossWindows.first?.follow(self)
        }
        guard wish != known else { return }
        known = wish
        guard let wish else { return }
        let anchor = graph.transaction?.scrollTargetAnchor ?? view.modifier.anchor ?? .topLeading
        graph.afterUpdate { [weak self] in
            guard let self else { return }
            if let window = windows.first {
                window.moving { _ = window.scroll(to: AnyHashable(wish), anchor: anchor) }
            } else {
                _ = acrossWindows.first?.scroll(to: AnyHashable(wish), anchor: anchor)
            }
        }
    }

    func acrossMoved(_ window: AcrossElement) {
        guard let id = window.idsInView.lazy.compactMap({ $0.base as? ID }).first, id != known else { return }
        known = id
        view.modifier.id.wrappedValue = id
    }

    func windowMoved(_ window: ListElement, byPerson: Bool) {
        guard let id = window.idAtTop?.base as? ID, id != known else { return }
        known = id
        view.modifier.id.wrappedValue = id
    }
}

extension View {
    /// Ties the id of the row at the top of the scroll view, or of the first view of one that goes across, to a binding.
    /// Setting it scrolls to that row or view; scrolling sets it.
    ///
    /// - Parameters:
    ///   - id: The id; nil where no row has one.
    ///   - anchor: The place in the window where what is scrolled to stands; `.topLeading` without it.
    nonisolated public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View { modifier(_ScrollPositionModifier(id: id, anchor: anchor)) }
}
