/// Runs something when a view comes onto the screen or leaves it.
nonisolated public struct _AppearanceModifier: ViewModifier {
    public typealias Body = Never

    let appear: (@MainActor () -> Void)?
    let disappear: (@MainActor () -> Void)?

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        AppearanceNode(view, context)
    }
}

private final class AppearanceNode<Base: View>: ContentNode<ModifiedContent<Base, _AppearanceModifier>, Base> {
    private var hasAppeared = false

    override init(_ view: ModifiedContent<Base, _AppearanceModifier>, _ context: NodeContext) {
        super.init(view, context)
        if isActive { activityChanged() }
    }

    override class func content(of view: ModifiedContent<Base, _AppearanceModifier>) -> Base { view.content }

    override func activityChanged() {
        if isActive {
            graph.afterUpdate { [weak self] in
                guard let self, self.isActive, !self.hasAppeared else { return }
                self.hasAppeared = true
                self.view.modifier.appear?()
            }
        } else if hasAppeared {
            hasAppeared = false
            let disappear = view.modifier.disappear
            graph.afterUpdate { disappear?() }
        }
    }
}

/// Runs a task for as long as a view is on the screen.
nonisolated public struct _TaskModifier: ViewModifier {
    public typealias Body = Never

    let id: EquatableValue?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        TaskNode(view, context)
    }
}

private final class TaskNode<Base: View>: ContentNode<ModifiedContent<Base, _TaskModifier>, Base> {
    private var task: Task<Void, Never>?

    override init(_ view: ModifiedContent<Base, _TaskModifier>, _ context: NodeContext) {
        super.init(view, context)
        if isActive { activityChanged() }
    }

    override class func content(of view: ModifiedContent<Base, _TaskModifier>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _TaskModifier>, _ environment: EnvironmentValues) {
        let isOther = view.modifier.id != self.view.modifier.id
        super.update(view, environment)
        guard isOther, isActive else { return }
        task?.cancel()
        task = nil
        activityChanged()
    }

    override func activityChanged() {
        guard isActive else {
            task?.cancel()
            task = nil
            return
        }
        graph.afterUpdate { [weak self] in
            guard let self, self.isActive, self.task == nil else { return }
            let action = self.view.modifier.action
            self.task = Task(priority: self.view.modifier.priority) { @MainActor in await action() }
        }
    }
}

/// Runs something when a value has become another.
nonisolated public struct _ChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never

    let value: Value
    let isInitial: Bool
    let action: @MainActor (Value, Value) -> Void

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ChangeNode(view, context)
    }
}

private final class ChangeNode<Base: View, Value: Equatable>:
    ContentNode<ModifiedContent<Base, _ChangeModifier<Value>>, Base>
{
    override init(_ view: ModifiedContent<Base, _ChangeModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        let modifier = view.modifier
        if modifier.isInitial {
            graph.afterUpdate { modifier.action(modifier.value, modifier.value) }
        }
    }

    override class func content(of view: ModifiedContent<Base, _ChangeModifier<Value>>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ChangeModifier<Value>>, _ environment: EnvironmentValues) {
        let old = self.view.modifier.value
        super.update(view, environment)
        let new = view.modifier.value
        guard old != new else { return }
        let action = view.modifier.action
        graph.afterUpdate { action(old, new) }
    }
}

/// Runs something for each value of a publisher.
nonisolated public struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    public typealias Body = Never

    let publisher: P
    let action: @MainActor (P.Output) -> Void

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ReceiveNode(view, context)
    }
}

private final class ReceiveNode<Base: View, P: Publisher>:
    ContentNode<ModifiedContent<Base, _ReceiveModifier<P>>, Base>
where P.Failure == Never {
    private var cancellable: AnyCancellable?

    override init(_ view: ModifiedContent<Base, _ReceiveModifier<P>>, _ context: NodeContext) {
        super.init(view, context)
        subscribe()
    }

    override class func content(of view: ModifiedContent<Base, _ReceiveModifier<P>>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _ReceiveModifier<P>>, _ environment: EnvironmentValues) {
        let isSame = areEqual(self.view.modifier.publisher, view.modifier.publisher)
        super.update(view, environment)
        if !isSame { subscribe() }
    }

    private func subscribe() {
        cancellable = view.modifier.publisher.sink { [weak self] output in
            let output = Unchecked(value: output)
            Task.onMainActor { [weak self] in self?.view.modifier.action(output.value) }
        }
    }

    override func willUnmount() {
        cancellable = nil
    }
}

/// Carries a value over to the main actor, which is the only one to touch it from then on.
struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
}

extension Task where Success == Void, Failure == Never {
    /// At once where this is the main thread already, else in its turn.
    static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}

extension View {
    @preconcurrency
    nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    @preconcurrency
    nonisolated public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs `action` when the view appears and cancels it when the view goes.
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, priority: priority, action: action))
    }

    /// The same, and begins anew when `id` has changed.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: EquatableValue(value), priority: priority, action: action))
    }

    @preconcurrency
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
    }

    @preconcurrency
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    @preconcurrency
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping @MainActor (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }

    @preconcurrency
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}
