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
protocol InputFollower: ViewNode {
    /// Called before the input has any effect.
    func inputCame()
    /// Called before the screen is shown anew though there was no input.
    func timeWentBy()
}

struct WeakInputFollower {
    weak var follower: (any InputFollower)?
}

extension SceneHost {
    /// Notes input that is about to have its effect. Returns whether that has locked the screen, because the input
    /// comes too late: it was meant for a page that is no longer shown.
    @discardableResult
    func noteInput() -> Bool {
        lockIsDue { $0.inputCame() }
    }

    /// Notes that the screen is about to be shown anew, without input. Returns whether that has locked the screen.
    @discardableResult
    func noteTime() -> Bool {
        lockIsDue { $0.timeWentBy() }
    }

    private func lockIsDue(_ tell: (any InputFollower) -> Void) -> Bool {
        guard !graph.inputFollowers.isEmpty else { return false }
        graph.inputFollowers.removeAll { $0.follower?.isMounted != true }
        let wasLocked = isLocked
        inCommand {
            for follower in graph.inputFollowers.compactMap(\.follower) { tell(follower) }
            if graph.hasPendingWork { graph.flush() }
        }
        return isLocked && !wasLocked
    }
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
