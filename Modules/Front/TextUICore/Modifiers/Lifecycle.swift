public import OpenCombine

import Synchronization

/// The modifier that runs an action when a view comes onto the screen or leaves it.
nonisolated public struct _AppearanceModifier: ViewModifier {
    public typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    /// Makes the node that runs the actions.
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
            graph.afterUpdate { [reference] in (reference.node as? AppearanceNode)?.appear() }
        } else if hasAppeared {
            hasAppeared = false
            let disappear = view.modifier.disappear
            if let disappear { graph.afterDeparture(mainActorAction(disappear)) }
        }
    }

    private func appear() {
        guard isActive, !hasAppeared else { return }
        hasAppeared = true
        view.modifier.appear?()
    }
}

/// The modifier that runs a task for as long as a view is on the screen.
nonisolated public struct _TaskModifier: ViewModifier {
    public typealias Body = Never

    let id: EquatableValue?
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    /// Makes the node that runs the task.
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
        guard isActive else { return cancel() }
        graph.afterUpdate { [weak self] in
            guard let self, self.isActive, self.task == nil else { return }
            let action = self.view.modifier.action
            self.task = Task(priority: self.view.modifier.priority) { @MainActor in await action() }
        }
    }

    /// Cancels the task along with the actions of views that disappear, in their order.
    private func cancel() {
        guard let task else { return }
        self.task = nil
        graph.afterDeparture { task.cancel() }
    }
}

/// The modifier that runs an action when a value has changed.
nonisolated public struct _ChangeModifier<Value: Equatable>: ViewModifier {
    public typealias Body = Never

    let value: Value
    let isInitial: Bool
    /// Whether the action is the one that was made with the old value, as the form with one parameter has it.
    var isOfOldValue = false
    let action: (Value, Value) -> Void

    /// Makes the node that compares the values.
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
    private var hasAppeared = false
    private var limit = FrameLimit()

    override init(_ view: ModifiedContent<Base, _ChangeModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        if isActive { activityChanged() }
    }

    override class func content(of view: ModifiedContent<Base, _ChangeModifier<Value>>) -> Base { view.content }

    override func activityChanged() {
        guard view.modifier.isInitial else { return }
        guard isActive else {
            hasAppeared = false
            return
        }
        graph.afterUpdate { [weak self] in
            guard let self, self.isActive, !self.hasAppeared else { return }
            self.hasAppeared = true
            self.view.modifier.action(self.view.modifier.value, self.view.modifier.value)
        }
    }

    override func update(_ view: ModifiedContent<Base, _ChangeModifier<Value>>, _ environment: EnvironmentValues) {
        let old = self.view.modifier
        super.update(view, environment)
        let new = view.modifier
        guard old.value != new.value else { return }
        guard limit.allows(in: graph) else {
            return graph.warnOnce("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
        }
        let action = new.isOfOldValue ? old.action : new.action
        graph.afterUpdate { action(old.value, new.value) }
    }
}

/// The modifier that runs an action for each value of a publisher.
nonisolated public struct _ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    public typealias Body = Never

    let publisher: P
    let action: (P.Output) -> Void

    /// Makes the node that subscribes to the publisher.
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
        let opening = Opening<P.Output>()
        // A publisher may send on any thread; the node is asked for on the main actor alone.
        let receive: @MainActor (P.Output) -> Void = { [weak self] in self?.view.modifier.action($0) }
        cancellable = view.modifier.publisher.sink { output in
            let output = Unchecked(value: output)
            guard !opening.holds(output) else { return }
            Task.onMainActor { receive(output.value) }
        }
        // What a publisher has to say at once belongs to the update that is under way.
        for output in opening.end() {
            graph.afterUpdate { receive(output.value) }
        }
    }

    override func willUnmount() {
        cancellable = nil
    }
}

/// The values that a publisher sends while it is being subscribed to.
private final class Opening<Output>: Sendable {
    private let held = Mutex<[Unchecked<Output>]?>([])

    func holds(_ output: Unchecked<Output>) -> Bool {
        held.withLock { held in
            held?.append(output)
            return held != nil
        }
    }

    func end() -> [Unchecked<Output>] {
        held.withLock { held in
            defer { held = nil }
            return held ?? []
        }
    }
}

nonisolated func mainActorAction<Input>(_ action: @escaping (Input) -> Void) -> @MainActor (Input) -> Void {
    let action = Unchecked(value: action)
    return { action.value($0) }
}

extension Task where Success == Void, Failure == Never {
    /// Runs a closure at once on the main thread, or else in its turn there.
    static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
        if Thread.isMainThread {
            MainActor.assumeIsolated(body)
        } else {
            Task { @MainActor in body() }
        }
    }
}

extension View {
    /// Runs `action` when the view comes onto the screen. A page that another one covers has left it.
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs `action` when the view has left the screen.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs `action` on the main actor when the view appears, and cancels it when the view leaves the screen. A frame
    /// waits for the task to end, at most for the front's patience (10 seconds).
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: nil, priority: priority, action: action))
    }

    /// Runs `action` when the view appears and whenever `id` has changed; the task before is cancelled.
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: EquatableValue(value), priority: priority, action: action))
    }

    /// Runs `action` with the old and the new value when the value has changed.
    ///
    /// - Parameters:
    ///   - value: The value to watch.
    ///   - initial: Whether the action runs when the view appears, too, with the same value twice.
    ///   - action: Gets the old value and the new one.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Runs `action` when the value has changed, and when the view appears if `initial` is true.
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Runs `action` with the new value when the value has changed. The older form: the closure is the one that was
    /// made with the old value.
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        modifier(_ChangeModifier(value: value, isInitial: false, isOfOldValue: true) { _, new in action(new) })
    }

    /// Runs `action` on the main actor for each value that a publisher sends while the view is there.
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_ReceiveModifier(publisher: publisher, action: action))
    }
}
