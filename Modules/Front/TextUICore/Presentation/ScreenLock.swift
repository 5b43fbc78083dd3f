/// Something that stands before everything of the screen, whatever is presented below: a lock.
@MainActor
protocol ScreenLock: ViewNode {
    /// The node of the lock, while the screen is locked.
    var barrier: ViewNode? { get }
}

struct WeakScreenLock {
    weak var lock: (any ScreenLock)?
}

extension Graph {
    /// The node that stands before everything of the screen; nil while the screen is not locked.
    package var barrier: ViewNode? { locks.last { $0.lock?.barrier != nil }?.lock?.barrier }
}

/// Puts a view before everything of the screen for as long as it is locked.
nonisolated package struct _ScreenLockModifier: ViewModifier {
    package typealias Body = Never

    let isLocked: Bool
    let build: () -> AnyView

    @MainActor
    package static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ScreenLockNode(view, context)
    }
}

private final class ScreenLockNode<Base: View>: ContentNode<ModifiedContent<Base, _ScreenLockModifier>, Base>,
    ScreenLock
{
    private var content: TypedNode<AnyView>?

    override init(_ view: ModifiedContent<Base, _ScreenLockModifier>, _ context: NodeContext) {
        super.init(view, context)
        graph.locks.append(WeakScreenLock(lock: self))
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _ScreenLockModifier>) -> Base { view.content }

    var barrier: ViewNode? { content }

    override var children: [ViewNode] { content.map { super.children + [$0] } ?? super.children }
    override var givingChildren: [ViewNode] { super.children }

    override func elementsBelowChanged() {
        graph.presentationChanged()
        super.elementsBelowChanged()
    }

    override func update(_ view: ModifiedContent<Base, _ScreenLockModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        content?.propagate(contentEnvironment())
    }

    override func refresh() {
        guard view.modifier.isLocked else { return unlock() }
        if let content { return content.update(view.modifier.build(), contentEnvironment()) }
        var context = context(lazy: false)
        context.environment = contentEnvironment()
        content = AnyView._makeNode(view.modifier.build(), context)
        changed()
    }

    override func willUnmount() {
        super.willUnmount()
        content = nil
        graph.locks.removeAll { $0.lock == nil || $0.lock === self }
        changed()
    }

    private func unlock() {
        guard let old = content else { return }
        content = nil
        old.unmount()
        changed()
    }

    private func changed() {
        graph.presentationChanged()
    }

    private func contentEnvironment() -> EnvironmentValues {
        var environment = environment
        environment.navigation = nil
        environment.splitColumn = nil
        environment.hasRoomForColumns = false
        environment.submit = nil
        return environment
    }
}

extension View {
    /// Puts `content` before everything of the screen while `isLocked` is true, whatever is presented below. The views
    /// below are neither drawn nor told nor reached, and keep their state.
    nonisolated package func screenLock<C: View>(
        _ isLocked: Bool, @ViewBuilder content: @escaping () -> C
    ) -> some View {
        modifier(_ScreenLockModifier(isLocked: isLocked, build: { AnyView(Deferred(content: content)) }))
    }
}

extension Graph {
    private enum LocksKey: GraphKey { static var initialValue: [WeakScreenLock] { [] } }

    /// The locks that may stand before the whole screen.
    var locks: [WeakScreenLock] {
        get { self[LocksKey.self] }
        set { self[LocksKey.self] = newValue }
    }
}
