/// The focus of the keys, as SwiftUI's `FocusState`: writing it moves the focus, and it follows the person's moves.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// A binding to the focus, as SwiftUI's `FocusState.Binding`.
    @propertyWrapper
    public struct Binding {
        let location: Location<Value>?
        package let none: Value

        /// The focus; writing it moves the focus.
        public var wrappedValue: Value {
            get { location?.get() ?? none }
            nonmutating set { location?.set(newValue) }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    private let none: Value
    private var location: Location<Value>?

    /// Creates a state that is true while its one control has the focus.
    public init() where Value == Bool {
        none = false
    }

    /// Creates a state that is the value of the focused control, or nil.
    public init<T: Hashable>() where Value == T? {
        none = nil
    }

    /// The focus; writing it moves the focus to the control with that value. A disabled control does not take it.
    public var wrappedValue: Value {
        get { location?.get() ?? none }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the focus, for `focused(_:equals:)`.
    public var projectedValue: Binding { Binding(location: location, none: none) }

    /// Takes the state that the node keeps.
    @MainActor
    public mutating func _bind(_ slots: inout DynamicSlots) {
        let none = none
        location = slots.next { Location(none) }
    }
}

extension FocusState: InputComparable {
    package func isSameInput(as other: FocusState) -> Bool { true }
}

/// A modifier that ties the focus of a control to a value.
nonisolated public struct _FocusedModifier<Value: Hashable>: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    package let binding: FocusState<Value>.Binding
    package let value: Value

    package init(binding: FocusState<Value>.Binding, value: Value) {
        self.binding = binding
        self.value = value
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        FocusedNode(view, context)
    }
}

private final class FocusedNode<Base: View, Value: Hashable>:
    ContentNode<ModifiedContent<Base, _FocusedModifier<Value>>, Base>, FocusFollower
{
    private var wished: Value?

    override init(_ view: ModifiedContent<Base, _FocusedModifier<Value>>, _ context: NodeContext) {
        super.init(view, context)
        graph.focusFollowers.append(WeakFollower(follower: self))
        refresh()
    }

    override class func content(of view: ModifiedContent<Base, _FocusedModifier<Value>>) -> Base { view.content }

    override func update(_ view: ModifiedContent<Base, _FocusedModifier<Value>>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
        letGoIfDisabled()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        letGoIfDisabled()
    }

    /// Takes the focus from a disabled control, which cannot have it.
    private func letGoIfDisabled() {
        guard let focus = graph.focus, !environment.isEnabled, focus == focusID else { return }
        graph.focus = nil
    }

    /// The focus goes with the view that had it.
    override func willUnmount() {
        let binding = view.modifier.binding
        guard binding.wrappedValue == view.modifier.value, view.modifier.value != binding.none else { return }
        if let focus = graph.focus, focus == focusID { graph.focus = nil }
        binding.wrappedValue = binding.none
    }

    /// The program has moved the focus: here, or away from here.
    override func refresh() {
        let wish = Tracking.run(self) { view.modifier.binding.wrappedValue }
        guard wish != wished else { return }
        let wasHere = wished == view.modifier.value
        wished = wish
        if wish == view.modifier.value {
            graph.afterUpdate { [weak self] in
                guard let self, self.isActive else { return }
                guard self.environment.isEnabled else {
                    self.wished = self.view.modifier.binding.none
                    self.view.modifier.binding.wrappedValue = self.view.modifier.binding.none
                    return
                }
                self.graph.focus = self.focusID
                self.graph.focus?.node?.showInWindows()
            }
        } else if wasHere, graph.focus == focusID {
            graph.focus = nil
        }
        graph.setNeedsFlush()
    }

    private var focusID: FocusID? { child.elements.flatMap(SemanticTree.of).lazy.compactMap(\.focusID).first }

    /// The person has moved the focus.
    func focusMoved(from old: FocusID?, to new: FocusID?) {
        guard isActive, let id = focusID else { return }
        let binding = view.modifier.binding
        if new == id, binding.wrappedValue != view.modifier.value {
            wished = view.modifier.value
            binding.wrappedValue = view.modifier.value
        } else if old == id, new != id, binding.wrappedValue == view.modifier.value {
            wished = binding.none
            binding.wrappedValue = binding.none
        }
    }
}

extension View {
    /// Ties the focus of the control to `value`: the binding has it while the control has the focus.
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(_FocusedModifier(binding: binding, value: value))
    }

    /// Ties the focus of the control to a Boolean, which is true while the control has the focus.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(_FocusedModifier(binding: condition, value: true))
    }
}
