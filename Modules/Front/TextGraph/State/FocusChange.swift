/// Tells when the focus comes to the view, and when it leaves it.
package nonisolated struct _FocusChangeModifier: ViewModifier {
    package typealias Body = Never

    package let action: (Bool) -> Void

    package init(action: @escaping (Bool) -> Void) {
        self.action = action
    }

    @MainActor
    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        FocusChangeNode(view, context)
    }
}

private final class FocusChangeNode<Base: View>:
    ContentNode<ModifiedContent<Base, _FocusChangeModifier>, Base>, FocusFollower
{
    override init(_ view: ModifiedContent<Base, _FocusChangeModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.focusFollowers.append(WeakFollower(follower: self))
    }

    override class func content(of view: ModifiedContent<Base, _FocusChangeModifier>) -> Base { view.content }

    func focusMoved(from old: FocusID?, to new: FocusID?) {
        guard let id = child.elements.flatMap(SemanticTree.of).lazy.compactMap(\.focusID).first else { return }
        if old == id { view.modifier.action(false) }
        if new == id { view.modifier.action(true) }
    }
}
