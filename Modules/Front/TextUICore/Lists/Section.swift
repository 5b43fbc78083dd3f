/// Rows that belong together, with a header and a footer, as SwiftUI's `Section`. The header is bold and a heading for
/// the json front.
nonisolated public struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    @available(*, deprecated, renamed: "init(content:header:footer:)")
    /// Creates a section with a header and a footer that are made already.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        SectionNode(view, context)
    }

    /// Whether the view gives sections to a list: true.
    public static var _holdsSections: Bool { true }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates a section with a header that is made already.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates a section with a footer that is made already.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
    TypedNode<Section<Parent, Content, Footer>>, SectionParts
{
    private var header: TypedNode<_SectionHeader<Parent>>!
    private var content: TypedNode<Content>!
    private var footer: TypedNode<_SectionFooter<Footer>>!
    /// The actions at the end of the rows, where the section has some.
    private var actions: TypedNode<AnyView>?

    override init(_ view: Section<Parent, Content, Footer>, _ context: NodeContext) {
        super.init(view, context)
        header = _SectionHeader._makeNode(_SectionHeader(content: view.header), rowContext(lazy: false))
        content = Content._makeNode(view.content, rowContext())
        actions = environment.sectionActions.map { AnyView._makeNode($0, rowContext()) }
        footer = _SectionFooter._makeNode(_SectionFooter(content: view.footer), rowContext(lazy: false))
    }

    override var children: [ViewNode] {
        guard let footer else { return [] }
        var children: [ViewNode] = [header, content]
        if let actions { children.append(actions) }
        children.append(footer)
        return children
    }

    private func rowContext(lazy: Bool? = nil) -> NodeContext {
        var context = context(lazy: lazy)
        context.environment = rowEnvironment
        return context
    }

    /// The environment of the section, and that of its rows, until it changes.
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    /// The environment of what is in the section, whose actions are its own alone.
    private var rowEnvironment: EnvironmentValues {
        guard environment.sectionActions != nil else { return environment }
        if let known, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        inner.sectionActions = nil
        known = (environment, inner)
        return inner
    }

    private func updateActions() {
        switch (environment.sectionActions, actions) {
        case (let view?, let node?): node.update(view, rowEnvironment)
        case (let view?, nil):
            actions = AnyView._makeNode(view, rowContext())
            elementsChanged()
        case (nil, let node?):
            actions = nil
            elementsChanged()
            node.unmount()
        case (nil, nil): break
        }
    }

    var headers: [ViewNode] { Parent.self == EmptyView.self ? [] : [header] }
    var footers: [ViewNode] { Footer.self == EmptyView.self ? [] : [footer] }

    var parts: [ViewNode] {
        var parts: [ViewNode] = []
        content.visitPages(&parts)
        return parts
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.addHeader(header)
        content.visitRows(&rows)
        actions?.visitRows(&rows)
        rows.addFooter(footer)
    }

    override func update(_ view: Section<Parent, Content, Footer>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        let inner = rowEnvironment
        header.update(_SectionHeader(content: view.header), inner)
        content.update(view.content, inner)
        footer.update(_SectionFooter(content: view.footer), inner)
        updateActions()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        let inner = rowEnvironment
        header.propagate(inner)
        content.propagate(inner)
        footer.propagate(inner)
        updateActions()
    }
}

struct _SectionHeader<Content: View>: View {
    let content: Content

    var body: some View {
        content.bold().foregroundStyle(.secondary).accessibilityAddTraits(.isHeader)
    }
}

struct _SectionFooter<Content: View>: View {
    let content: Content

    var body: some View {
        content.foregroundStyle(.secondary)
    }
}
