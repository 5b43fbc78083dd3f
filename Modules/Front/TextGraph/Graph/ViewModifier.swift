/// A change that is applied to a view and gives another view.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the view that the modifier gives.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// The view that the modifier gives; it may show `content` once, several times or not at all.
    @ViewBuilder func body(content: Content) -> Body

    /// Makes the node of a view with this modifier. Only the front's own modifiers implement it; the default evaluates
    /// `body(content:)`.
    static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>>
}

extension ViewModifier {
    /// Makes a node that evaluates `body(content:)`.
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ModifierNode(view, context)
    }
}

extension ViewModifier where Body == Never {
    /// Ends the program: the front applies the modifier without asking for a body.
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the front; it has no body") }
}

/// A modifier that leaves the view as it is.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    /// The one value there is.
    public static let identity = EmptyModifier()

    /// Creates a modifier without effect.
    public init() {}

    /// The view itself.
    @MainActor
    public func body(content: Content) -> some View { content }
}

/// A view with a modifier applied, or two modifiers as one.
nonisolated public struct ModifiedContent<Content, Modifier> {
    /// The view, or the modifier that is applied first.
    public var content: Content
    /// The modifier that is applied to the content.
    public var modifier: Modifier

    /// Joins a view, or a modifier, and a modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    /// Makes the node that the modifier makes for its content.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        Modifier._makeNode(view, context)
    }

    /// True where a list finds sections in the content.
    @MainActor
    public static var _holdsSections: Bool { Content._holdsSections }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The view with both modifiers, the inner one first.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to the view.
    nonisolated public func modifier<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// Joins two modifiers to one, which applies this one first.
    nonisolated public func concat<M>(_ modifier: M) -> ModifiedContent<Self, M> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The view that a modifier is applied to, as the modifier's body sees it.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
    public typealias Body = Never

    let source: ModifierContent

    /// Makes the node that stands for the modified view within the modifier's body.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        PlaceholderNode(view, context)
    }
}

/// The way of a placeholder to the content of its modifier's node.
@MainActor
final class ModifierContent {
    var make: (ViewNode) -> ViewNode
    var update: (ViewNode, EnvironmentValues) -> Void
    private var placeholders: [ObjectIdentifier: () -> Void] = [:]

    init(make: @escaping (ViewNode) -> ViewNode, update: @escaping (ViewNode, EnvironmentValues) -> Void) {
        self.make = make
        self.update = update
    }

    func add(_ placeholder: ViewNode, update: @escaping () -> Void) {
        placeholders[ObjectIdentifier(placeholder)] = update
    }

    func remove(_ placeholder: ViewNode) {
        placeholders[ObjectIdentifier(placeholder)] = nil
    }

    func contentChanged() {
        for update in Array(placeholders.values) { update() }
    }
}

private final class PlaceholderNode<Modifier: ViewModifier>: TypedNode<_ViewModifier_Content<Modifier>> {
    private var child: ViewNode!

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: NodeContext) {
        super.init(view, context)
        child = view.source.make(self)
        view.source.add(self) { [weak self] in
            guard let self else { return }
            self.view.source.update(self.child, self.environment)
        }
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func update(_ view: _ViewModifier_Content<Modifier>, _ environment: EnvironmentValues) {
        propagate(environment)
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }

    override func willUnmount() {
        view.source.remove(self)
    }
}

private final class ModifierNode<Base: View, Modifier: ViewModifier>: TypedNode<ModifiedContent<Base, Modifier>> {
    private var slots: DynamicSlots!
    private var source: ModifierContent!
    private var child: TypedNode<Modifier.Body>!

    override init(_ view: ModifiedContent<Base, Modifier>, _ context: NodeContext) {
        super.init(view, context)
        slots = DynamicSlots(self)
        source = ModifierContent(
            make: { [unowned self] parent in Base.makeNode(self.view.content, in: parent) },
            update: { [unowned self] node, environment in
                unsafeDowncast(node, to: TypedNode<Base>.self).update(self.view.content, environment)
            })
        child = Modifier.Body.makeNode(evaluate(), in: self)
    }

    override var children: [ViewNode] { ViewNode.only(child) }
    override var holdsState: Bool { slots.holdState || super.holdsState }

    override func update(_ view: ModifiedContent<Base, Modifier>, _ environment: EnvironmentValues) {
        let isSame = areEqual(self.view.modifier, view.modifier) && !slots.reads(changedIn: environment)
        let old = isSame ? nil : self.view.modifier
        self.view = view
        self.environment = environment
        if isSame { child.propagate(environment) } else { child.update(evaluate(after: old), environment) }
        source.contentChanged()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        let isSame = !slots.reads(changedIn: environment)
        self.environment = environment
        if isSame { child.propagate(environment) } else { refresh() }
    }

    override func refresh() {
        child.update(evaluate(), environment)
    }

    override func willUnmount() {
        slots.release()
    }

    private func evaluate(after old: Modifier? = nil) -> Modifier.Body {
        isOutdated = false
        graph.countBody(Modifier.self)
        var bound = view.modifier
        slots.rewind()
        FieldPlan.of(Modifier.self).bind(&bound, &slots)
        if let old, let new = bound as? any Animatable, let arrived = new.arrived(from: old) as? Modifier {
            bound = arrived
        }
        return Tracking.run(self) { bound.body(content: _ViewModifier_Content(source: source)) }
    }
}
