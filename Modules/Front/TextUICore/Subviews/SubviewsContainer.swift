/// The view that `Group(subviews:transform:)` and `ForEach(subviews:content:)` make of the parts of another.
nonisolated public struct _SubviewsView<Base: View, Result: View>: View {
    public typealias Body = Never

    let base: Base
    let transform: ([_SubviewSection]) -> Result

    /// Makes the node that holds the parts and shows the result of the transform.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SubviewsNode(view, context)
    }
}

/// The parts of a view that stand in one section, or in none.
public struct _SubviewSection {
    let node: ViewNode?
    let header: [Subview]
    let content: [Subview]
    let footer: [Subview]
}

private final class SubviewsNode<Base: View, Result: View>: TypedNode<_SubviewsView<Base, Result>>, SubviewContainer {
    private var source: SubviewSource!
    private var base: TypedNode<Base>!
    private var child: TypedNode<Result>!
    private var known: [ObjectIdentifier] = []

    override init(_ view: _SubviewsView<Base, Result>, _ context: NodeContext) {
        super.init(view, context)
        var inner = self.context(lazy: false)
        // A part is on the screen when the container shows it.
        inner.isActive = false
        source = SubviewSource(self, inner)
        base = Base._makeNode(view.base, source.context())
        source.content = base
        child = Result.makeNode(evaluate(), in: self)
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    private func evaluate() -> Result {
        isOutdated = false
        let sections = source.sections
        known = identities(sections)
        let all = sections.map { section in
            _SubviewSection(
                node: section.node, header: subviews(section.node?.headers ?? []), content: subviews(section.parts),
                footer: subviews(section.node?.footers ?? []))
        }
        return Tracking.run(self) { view.transform(all) }
    }

    private func subviews(_ nodes: [ViewNode]) -> [Subview] { nodes.map { Subview(node: $0, base: environment) } }

    private func identities(
        _ sections: [(node: (any SectionParts)?, parts: [ViewNode])]
    ) -> [ObjectIdentifier] {
        sections.flatMap { section in
            ((section.node?.headers ?? []) + section.parts + (section.node?.footers ?? [])).map { ObjectIdentifier($0) }
        }
    }

    func partsChanged() {
        guard isMounted, child != nil, identities(source.sections) != known else { return }
        invalidate()
    }

    override func refresh() {
        child.update(evaluate(), environment)
    }

    override func update(_ view: _SubviewsView<Base, Result>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        source.environment = environment
        base.update(view.base, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        source.environment = environment
        base.propagate(environment)
        refresh()
    }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func willUnmount() {
        source.unmount()
    }
}

/// A section of the views that another is made of.
nonisolated public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let value: AnyHashable
    }

    /// The identity of the section, the same for as long as the section lives.
    public let id: ID
    /// The views of the section's header; empty where it has none.
    public let header: SubviewsCollection
    /// The views of the section's content.
    public let content: SubviewsCollection
    /// The views of the section's footer; empty where it has none.
    public let footer: SubviewsCollection

    /// The values that the section's first view gives to its container.
    @MainActor
    public var containerValues: ContainerValues { content.first?.containerValues ?? ContainerValues() }
}

/// The sections of a view, in order; views outside of a section make one without header and footer.
nonisolated public struct SectionCollection: RandomAccessCollection {
    let sections: [SectionConfiguration]

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension [_SubviewSection] {
    fileprivate var all: SubviewsCollection { SubviewsCollection(subviews: flatMap(\.content)) }

    fileprivate var collection: SectionCollection {
        SectionCollection(
            sections: enumerated().map { index, section in
                SectionConfiguration(
                    id: .init(value: section.node.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable(index)),
                    header: SubviewsCollection(subviews: section.header),
                    content: SubviewsCollection(subviews: section.content),
                    footer: SubviewsCollection(subviews: section.footer))
            })
    }
}

extension Group {
    /// Shows a view made of the parts of another; `transform` runs again when the parts have changed.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == _SubviewsView<Base, Result> {
        self.init(content: _SubviewsView(base: view) { transform($0.all) })
    }

    /// Shows a view made of the sections of another; `transform` runs again when the sections have changed.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == _SubviewsView<Base, Result> {
        self.init(content: _SubviewsView(base: view) { transform($0.collection) })
    }
}

extension ForEach where Data == CollectionOfOne<Int>, ID == Int {
    /// Shows a view for each part of another.
    public init<V: View, C: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> C)
    where Content == _SubviewsView<V, ForEach<[Subview], Subview.ID, C>> {
        let parts = _SubviewsView(base: view) { ForEach<[Subview], Subview.ID, C>($0.all.subviews, content: content) }
        self.init(data: CollectionOfOne(0), content: { _ in parts }, id: { $0 })
    }

    /// Shows a view for each section of another.
    public init<V: View, C: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> C)
    where Content == _SubviewsView<V, ForEach<[SectionConfiguration], SectionConfiguration.ID, C>> {
        let sections = _SubviewsView(base: view) {
            ForEach<[SectionConfiguration], SectionConfiguration.ID, C>($0.collection.sections, content: content)
        }
        self.init(data: CollectionOfOne(0), content: { _ in sections }, id: { $0 })
    }
}
