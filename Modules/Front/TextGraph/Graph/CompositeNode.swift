/// The node of a view that has a body.
@MainActor
final class CompositeNode<V: View>: MadeNode<V, V.Body> {
    override func content(of view: V) -> V.Body { view.body }
}

/// The node of a view that is made of another: it makes that again when its inputs or what it read have changed.
@MainActor
class MadeNode<V: View, Content: View>: TypedNode<V>, ChangeTeller {
    /// Why the body runs; only a view that asks makes words of it.
    @exclusivity(unchecked) private var isNew = true
    @exclusivity(unchecked) private var hasNewInput = true

    @exclusivity(unchecked) private var slots: DynamicSlots!
    /// The number of changes of each property when reasons were asked for last.
    private var toldVersions: [Int] = []
    @exclusivity(unchecked) private var child: TypedNode<Content>!

    override init(_ view: V, _ context: NodeContext) {
        super.init(view, context)
        slots = DynamicSlots(self)
        child = Content.makeNode(evaluate(), in: self)
    }

    /// Returns the body of `view`, with its properties bound.
    open func content(of view: V) -> Content {
        preconditionFailure("\(type(of: self)) does not say what it is made of")
    }

    override var children: [ViewNode] { ViewNode.only(child) }
    override var elements: [ViewElement] { child.elements }
    override var isDeferred: Bool { V.self is any DeferredView.Type }
    override var isLazyStack: Bool { child.isLazyStack }
    override var holdsState: Bool { slots.holdState || child.holdsState }

    /// A container sees the views of a body as if they stood in it themselves, where they are not one.
    override func visitPages(_ pages: inout [ViewNode]) {
        var inner: [ViewNode] = []
        child.visitPages(&inner)
        if inner.count == 1 { pages.append(self) } else { pages += inner }
    }

    override func update(_ view: V, _ environment: EnvironmentValues) {
        let isSame = areEqual(self.view, view) && !reads(changedIn: environment)
        self.view = view
        if isSame {
            propagateUnchanged(environment)
        } else {
            self.environment = environment
            hasNewInput = true
            refresh()
        }
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        if reads(changedIn: environment) {
            self.environment = environment
            refresh()
        } else {
            propagateUnchanged(environment)
        }
    }

    private func reads(changedIn environment: EnvironmentValues) -> Bool {
        !environment.isIdentical(to: self.environment) && slots.reads(changedIn: environment)
    }

    private func propagateUnchanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }

    override func refresh() {
        child.update(evaluate(), environment)
    }

    override func willUnmount() {
        slots.release()
    }

    private func evaluate() -> Content {
        isOutdated = false
        graph.countBody(V.self)
        var bound = view
        slots.rewind()
        if isNew {
            FieldPlan.of(V.self).bindMarking(&bound, &slots)
        } else {
            FieldPlan.of(V.self).bind(&bound, &slots)
        }
        defer { (isNew, hasNewInput) = (false, false) }
        return Tracking.run(self) { content(of: bound) }
    }

    var reasons: [String] {
        let plan = FieldPlan.of(V.self)
        let versions = slots.versions
        let changed = zip(plan.names, versions.indices).filter { _, index in
            isNew || !toldVersions.indices.contains(index) || toldVersions[index] != versions[index]
        }
        toldVersions = versions
        let input = hasNewInput ? ["@self"] : []
        let identity = isNew && !plan.isEmpty ? ["@identity"] : []
        let reasons = input + identity + changed.map(\.0)
        return reasons.isEmpty ? ["@dependencies"] : reasons
    }
}
