/// The modifier that runs an action when a value read of a scroll view's window has changed.
nonisolated public struct _WindowChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never

    let read: @MainActor (ListElement) -> Value
    /// Called at first with no value before.
    let changed: (Value?, Value) -> Void

    /// Makes the node that follows the window.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        WindowChangeNode(view, context)
    }
}

private final class WindowChangeNode<Base: View, Value: Equatable>:
    ContentNode<ModifiedContent<Base, _WindowChangeModifier<Value>>, Base>, WindowFollower
{
    private var known: Value?

    override init(_ view: ModifiedContent<Base, _WindowChangeModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _WindowChangeModifier<Value>>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _WindowChangeModifier<Value>>, _ environment: EnvironmentValues)
    {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        graph.afterUpdate { [weak self] in
            guard let self, let window = self.windows.first else { return }
            window.follow(self)
            self.look(at: window)
        }
    }

    func windowLaidOut(_ window: ListElement) {
        graph.afterUpdate { [weak self, weak window] in if let window { self?.look(at: window) } }
    }

    private func look(at window: ListElement) {
        guard isMounted else { return }
        let value = view.modifier.read(window)
        guard value != known else { return }
        let old = known
        known = value
        view.modifier.changed(old, value)
    }
}

/// The modifier that runs an action when the person has scrolled.
nonisolated public struct _ScrolledModifier: ViewModifier {
    public typealias Body = Never

    let scrolled: @MainActor (ListElement) -> Void

    /// Makes the node that follows the window.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ScrolledNode(view, context)
    }
}

private final class ScrolledNode<Base: View>:
    ContentNode<ModifiedContent<Base, _ScrolledModifier>, Base>, WindowFollower
{
    override init(_ view: ModifiedContent<Base, _ScrolledModifier>, _ context: NodeContext) {
        super.init(view, context)
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _ScrolledModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ScrolledModifier>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func refresh() {
        graph.afterUpdate { [weak self] in self.map { $0.windows.first?.follow($0) } }
    }

    func windowMoved(_ window: ListElement, byPerson: Bool) {
        guard byPerson else { return }
        graph.afterUpdate { [weak self, weak window] in if let window { self?.view.modifier.scrolled(window) } }
    }
}

/// The modifier that tells whether enough of a view is in view.
nonisolated public struct _ScrollVisibilityModifier: ViewModifier {
    public typealias Body = Never

    let threshold: Double
    let action: (Bool) -> Void

    /// Makes the node that follows the window around.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ScrollVisibilityNode(view, context)
    }
}

private final class ScrollVisibilityNode<Base: View>: LaidOutNode<Base, _ScrollVisibilityModifier>, WindowFollower {
    private var isVisible = false

    override func laidOut(_ proxy: GeometryProxy) {
        window?.follow(self)
        graph.afterUpdate { [weak self] in self?.look() }
    }

    private var window: ListElement? { place?.ancestor { $0 is ListElement } as? ListElement }

    func windowLaidOut(_ window: ListElement) {
        graph.afterUpdate { [weak self] in self?.look() }
    }

    private func look() {
        guard let place, isMounted, isActive else { return }
        let area = place.frame.width * place.frame.height
        let part = window.map { $0.holds(place) ? place.frame.intersection($0.frame) : .zero } ?? place.frame
        tell(area > 0 && Double(part.width * part.height) >= Double(area) * view.modifier.threshold && part.height > 0)
    }

    private func tell(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        view.modifier.action(visible)
    }

    override func activityChanged() {
        guard !isActive, isVisible else { return }
        let action = view.modifier.action
        isVisible = false
        graph.afterUpdate { action(false) }
    }
}

extension View {
    /// Runs `action` when a value made of the scroll view's geometry has changed, and at first with the same value
    /// twice.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        let transform = Unchecked(value: transform)
        return modifier(
            _WindowChangeModifier<T>(
                read: { transform.value($0.geometry) }, changed: { old, new in action(old ?? new, new) }))
    }

    /// Runs `action` when the person scrolls, once from `.idle` to `.interacting` and once back.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { onScrollPhaseChange { old, new, _ in action(old, new) } }

    /// Runs `action` with a context, the geometry after scrolling, when the person scrolls.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        let scrolled = mainActorAction { (context: ScrollPhaseChangeContext) in
            action(.idle, .interacting, context)
            action(.interacting, .idle, context)
        }
        return modifier(_ScrolledModifier { scrolled(ScrollPhaseChangeContext(geometry: $0.geometry)) })
    }

    /// Runs `action` with the ids of the rows in view when they have changed.
    ///
    /// - Parameters:
    ///   - idType: The type of the ids.
    ///   - threshold: The share of a row's height, from 0 to 1, that has to be in view.
    ///   - action: Gets the ids, in the order of the rows.
    nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(
            _WindowChangeModifier<[ID]>(
                read: { $0.idsInView(ID.self, threshold: threshold) }, changed: { _, new in action(new) }))
    }

    /// Runs `action` when enough of the view has come into view, or has left it.
    ///
    /// - Parameters:
    ///   - threshold: The share of the view, from 0 to 1, that has to be in view.
    ///   - action: Gets whether enough is in view.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { modifier(_ScrollVisibilityModifier(threshold: threshold, action: action)) }
}
