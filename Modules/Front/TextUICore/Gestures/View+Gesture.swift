/// A modifier that adds a gesture to a view: a tap presses it, and each other way of making the gesture is a further
/// action.
nonisolated public struct _GestureModifier<G: Gesture>: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    /// The press that counts where the view has one already.
    enum Precedence {
        case after, before, beside
    }

    let gesture: G
    let precedence: Precedence
    let isEnabled: Bool
    /// Whether the gestures of the views inside count.
    var letsInnerCount = true

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        GestureNode(view, context)
    }
}

private final class GestureNode<Base: View, G: Gesture>:
    ContentNode<ModifiedContent<Base, _GestureModifier<G>>, Base>
{
    private var wrapper: GestureElement?

    override class func content(of view: ModifiedContent<Base, _GestureModifier<G>>) -> Base { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    override func childEnvironment() -> EnvironmentValues {
        guard !view.modifier.letsInnerCount, environment.gesturesCount else { return environment }
        var inner = environment
        inner.gesturesCount = false
        return inner
    }

    override var elements: [ViewElement] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        if wrapper?.content !== first {
            wrapper = GestureElement(
                first, self, precedence: { [unowned self] in self.precedence },
                performances: { [unowned self] in self.performances })
        }
        elements[0] = wrapper!
        return elements
    }

    /// Where the gestures inside do not count, a press of what is inside is this one's tap.
    private var precedence: GestureElement.Precedence {
        view.modifier.letsInnerCount ? GestureElement.Precedence(view.modifier.precedence) : .before
    }

    private var performances: [GestureElement.Performance] {
        guard view.modifier.isEnabled, environment.gesturesCount else { return [] }
        return view.modifier.gesture._performances().map { performance in
            .init(name: performance.name) { size in performance.run(size) { _ in } }
        }
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    override func showAnew() { wrapper?.invalidateLayout() }
}

/// Adds a gesture's actions to the control inside. A view without a control gets a number of its own.
final class GestureElement: NumberedElement {
    enum Precedence {
        case after, before, beside

        init<G: Gesture>(_ precedence: _GestureModifier<G>.Precedence) {
            self =
                switch precedence {
                case .after: .after
                case .before: .before
                case .beside: .beside
                }
        }
    }

    struct Performance {
        /// Nil for a tap.
        let name: String?
        let run: @MainActor (CGSize) -> Void
    }

    private let precedence: () -> Precedence
    private let performances: () -> [Performance]

    init(
        _ content: ViewElement, _ node: ViewNode, precedence: @escaping () -> Precedence,
        performances: @escaping () -> [Performance]
    ) {
        self.precedence = precedence
        self.performances = performances
        super.init(content, node)
    }

    override var isActedOn: Bool { !performances().isEmpty }

    override func describe(_ tree: inout SemanticTree) {
        var elements = SemanticTree.of(content)
        let performances = performances()
        guard !performances.isEmpty else {
            for element in elements { tree.add(element) }
            return
        }
        let size = Points.size(content.frame.size)
        let tap = performances.first { $0.name == nil }.map { tap in { @MainActor in tap.run(size) } }
        let further = performances.compactMap { performance in
            performance.name.map { name in RowAction(name: name) { performance.run(size) } }
        }
        if let index = elements.firstIndex(where: \.isActionable) {
            elements[index].furtherActions += further
            if let tap { elements[index].press = press(elements[index], tap) }
        } else {
            var one = SemanticElement(
                tap == nil ? .row : .button, label: SemanticTree.label(elements), frame: frame)
            one.source = self
            one.identifier = elements.first?.identifier
            one.press = tap
            one.furtherActions = further
            one.isEnabled = environment.isEnabled
            one.mark = number
            offerFocus(to: &one)
            elements = [one]
        }
        for element in elements { tree.add(element) }
    }

    private func press(_ element: SemanticElement, _ tap: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        guard let inner = element.press else { return tap }
        switch precedence() {
        case .after: return inner
        case .before: return tap
        case .beside:
            return {
                inner()
                tap()
            }
        }
    }
}

extension View {
    /// Adds a gesture to the view. A control inside keeps its own press.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .after, mask))
    }

    /// Adds a gesture to the view that counts while `isEnabled` is true.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .after, isEnabled: isEnabled))
    }

    /// Adds a named gesture to the view. `name` has no effect in text.
    nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .after, isEnabled: isEnabled))
    }

    /// Adds a gesture whose tap counts in place of the press of a control inside.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .before, mask))
    }

    /// Adds a gesture of high priority that counts while `isEnabled` is true.
    nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .before, isEnabled: isEnabled))
    }

    /// Adds a named gesture of high priority. `name` has no effect in text.
    nonisolated public func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { modifier(_GestureModifier(gesture: gesture, precedence: .before, isEnabled: isEnabled)) }

    /// Adds a gesture whose tap follows the press of a control inside.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .beside, mask))
    }

    /// Adds a simultaneous gesture that counts while `isEnabled` is true.
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_GestureModifier(gesture: gesture, precedence: .beside, isEnabled: isEnabled))
    }

    /// Adds a named simultaneous gesture. `name` has no effect in text.
    nonisolated public func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View { modifier(_GestureModifier(gesture: gesture, precedence: .beside, isEnabled: isEnabled)) }

    /// Runs `action` with the view's middle, in points, when the view is pressed. `count` and `coordinateSpace` have no
    /// effect in text.
    nonisolated public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
