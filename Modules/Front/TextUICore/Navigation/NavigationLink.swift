/// A control that pushes a page of the stack around it when it is pressed. In a frame it has the role `link`.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
    public typealias Body = Never

    enum Target {
        case value(AnyHashable?)
        case view(() -> AnyView)
    }

    let target: Target
    let label: Label
    let isActive: Binding<Bool>?

    init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
        self.target = target
        self.label = label
        self.isActive = isActive
    }

    /// Creates a link to a page made by a closure, with a label made of views.
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination: destination(), label: label)
    }

    /// Creates a link to a page, with a label made of views.
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(target: .view { AnyView(destination) }, label: label())
    }

    /// Creates a link whose page is pushed while the binding is true; a press sets it.
    @available(*, deprecated, message: "use navigationDestination(isPresented:) in a NavigationStack")
    public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(target: .view { AnyView(destination) }, label: label(), isActive: isActive)
    }

    /// Makes the node of a control that pushes the page.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        NavigationLinkNode(view, context)
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that pushes the page of a value, with a label made of views. A `nil` value makes the link
    /// disabled.
    /// The page is the one that `navigationDestination(for:destination:)` declares for the value's type.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: label())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized label that pushes the page of a value.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
    }

    /// Creates a link with a label as it stands that pushes the page of a value.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized label to a page made by a closure.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(titleKey, destination: destination())
    }

    /// Creates a link with a label as it stands to a page made by a closure.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(title, destination: destination())
    }

    /// Creates a link with a localized label to a page.
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(target: .view { AnyView(destination) }, label: Text(titleKey))
    }

    /// Creates a link with a label as it stands to a page.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(target: .view { AnyView(destination) }, label: Text(title))
    }
}

private final class NavigationLinkNode<Label: View, Destination: View>: TypedNode<NavigationLink<Label, Destination>> {
    private var child: TypedNode<Label>!
    private var isPushed = false
    private lazy var element = ControlElement(
        self, labels: { [unowned self] in self.child.elements }, state: { [unowned self] in self.state() })

    override init(_ view: NavigationLink<Label, Destination>, _ context: NodeContext) {
        super.init(view, context)
        child = Label._makeNode(view.label, self.context(lazy: false))
        followBinding()
    }

    override var children: [ViewNode] { ViewNode.only(child) }
    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }

    override func update(_ view: NavigationLink<Label, Destination>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        child.update(view.label, environment.insideFocusable(hasFocus: element.isFocused))
        element.stateChanged()
        if isPushed { environment.navigation?.update(ObjectIdentifier(self)) }
        followBinding()
    }

    override func focusMoved() {
        invalidate()
    }

    override func refresh() {
        child.propagate(environment.insideFocusable(hasFocus: element.isFocused))
        followBinding()
    }

    private func followBinding() {
        guard let isActive = view.isActive, Tracking.run(self, { isActive.wrappedValue }) != isPushed else { return }
        if isPushed { environment.navigation?.remove(ObjectIdentifier(self)) } else { push() }
    }

    private func push() {
        switch view.target {
        case .value(let value):
            // In a column of a split view, a list's selection takes the value where it can.
            if let value, environment.splitColumn?.column.choose?(value) != true { environment.navigation?.push(value) }
        case .view(let build):
            isPushed = true
            environment.navigation?.push(
                ObjectIdentifier(self),
                { [weak self] in
                    guard let self, case .view(let build) = self.view.target else { return build() }
                    return build()
                },
                closed: { [weak self] in
                    self?.isPushed = false
                    self?.view.isActive?.wrappedValue = false
                })
            if let isActive = view.isActive, !isActive.wrappedValue { isActive.wrappedValue = true }
        }
    }

    private func state() -> ControlState {
        var state = ControlState(.link)
        state.press = { [weak self] in self?.push() }
        if case .value(let value) = view.target {
            state.destination = value
            state.isDisabled = value == nil
        }
        if environment.navigation == nil { state.isDisabled = true }
        return state
    }
}
