/// Runs an action when nobody has done anything at the screen for a while.
nonisolated package struct _IdleModifier: ViewModifier {
    package typealias Body = Never

    let delay: Duration?
    let clock: any Clock<Duration>
    let action: @MainActor () -> Void

    @MainActor
    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        IdleNode(view, context)
    }
}

private final class IdleNode<Base: View>: ContentNode<ModifiedContent<Base, _IdleModifier>, Base>, InputFollower {
    private var idleness: Idleness?

    override init(_ view: ModifiedContent<Base, _IdleModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.inputFollowers.append(WeakInputFollower(follower: self))
        follow()
    }

    override class func content(of view: ModifiedContent<Base, _IdleModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _IdleModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        follow()
    }

    override func willUnmount() {
        super.willUnmount()
        idleness = nil
    }

    func inputCame() { idleness?.inputCame() }
    func timeWentBy() { idleness?.noteTime() }

    private func follow() {
        guard idleness?.delay != view.modifier.delay else { return }
        idleness = view.modifier.delay.map { delay in
            Idleness(after: delay, on: view.modifier.clock) { [weak self] in self?.view.modifier.action() }
        }
        graph.afterUpdate { [weak self] in self?.idleness?.begin() }
    }
}

/// A node that is told of all input.
@MainActor
package protocol InputFollower: ViewNode {
    /// Called before the input has any effect.
    func inputCame()
    /// Called before the screen is shown anew though there was no input.
    func timeWentBy()
}

package struct WeakInputFollower {
    package weak var follower: (any InputFollower)?
}

extension View {
    /// Runs `action` when no key, mouse button or command has come for `delay`, once until the next; never while
    /// `delay` is `nil`.
    nonisolated package func whenIdle(
        after delay: Duration?, on clock: any Clock<Duration>, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(_IdleModifier(delay: delay, clock: clock, action: action))
    }
}

extension Graph {
    private enum InputFollowersKey: GraphKey { static var initialValue: [WeakInputFollower] { [] } }

    /// The views that are told of all input, before it has any effect.
    package var inputFollowers: [WeakInputFollower] {
        get { self[InputFollowersKey.self] }
        set { self[InputFollowersKey.self] = newValue }
    }
}
