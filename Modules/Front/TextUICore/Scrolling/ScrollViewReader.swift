/// A view whose content gets a proxy to scroll it with.
nonisolated public struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    /// The closure that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a reader of the content that is made with the proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// Makes the node that gives the proxy the content to scroll.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ScrollReaderNode(view, context)
    }
}

/// A handle on the scroll views and lists within a `ScrollViewReader`.
public struct ScrollViewProxy {
    final class Place {
        weak var node: ViewNode?
    }

    let place = Place()

    /// Brings the row with an id into view. It stands in the window where `anchor` says; without an anchor a row that
    /// is in view stays where it is, and another one stands at the top. A row that has just been added is found too.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        let (proxy, id) = (Unchecked(value: self), Unchecked(value: AnyHashable(id)))
        onMainActor { proxy.value.scroll(to: id.value, anchor) }
    }

    @MainActor
    private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        guard let node = place.node else { return }
        // What has just been added is there after the views are brought up to date.
        node.graph.afterUpdate { [weak node] in
            guard let node else { return }
            for window in node.windows {
                var isThere = false
                window.moving { isThere = window.scroll(to: id, anchor: anchor) }
                if isThere { break }
            }
            for window in node.acrossWindows where window.scroll(to: id, anchor: anchor) { break }
        }
    }
}

private final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
    private let proxy = ScrollViewProxy()
    private var child: TypedNode<Content>!

    override init(_ view: ScrollViewReader<Content>, _ context: NodeContext) {
        super.init(view, context)
        proxy.place.node = self
        child = Content.makeNode(evaluate(), in: self)
    }

    private func evaluate() -> Content {
        isOutdated = false
        return Tracking.run(self) { view.content(proxy) }
    }

    override var children: [ViewNode] { ViewNode.only(child) }

    override func visitPages(_ pages: inout [ViewNode]) {
        for child in children { child.visitPages(&pages) }
    }

    override func refresh() {
        child.update(evaluate(), environment)
    }

    override func update(_ view: ScrollViewReader<Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        child.propagate(environment)
    }
}

extension ViewNode {
    /// The windows over rows at or below this node, the outermost first.
    var windows: [ListElement] {
        if let window = elements.first as? ListElement, window.node === self { return [window] }
        return children.flatMap(\.windows)
    }

    /// The windows at or below this node over content that goes across, the outermost first.
    var acrossWindows: [AcrossElement] {
        if let window = elements.first as? AcrossElement, window.node === self { return [window] }
        return children.flatMap(\.acrossWindows)
    }
}
