/// Several pages, of which one is shown, and a bar to choose it. Pages without labels turn: below the page stands its
/// place, such as `‹ 2 of 3 ›`. All pages live as long as the tab view; those that are not shown keep their state.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    public typealias Body = Never

    let selection: Binding<SelectionValue>?
    let content: Content

    /// Creates a tab view whose binding holds the tag of the chosen page; a page without a tag is chosen by its index.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    init(selection: Binding<SelectionValue>?, view: Content) {
        self.selection = selection
        content = view
    }

    /// Makes the node that keeps all pages and puts the chosen one on the screen.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        TabViewNode(view, context)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that keeps the chosen page itself, at first the first one.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// All pages live as long as the tab view; only the chosen one is on the screen.
private final class TabViewNode<SelectionValue: Hashable, Content: View>:
    ContentNode<TabView<SelectionValue, Content>, Content>
{
    private lazy var element = TabViewElement(self) { [unowned self] in self.state() }
    private var chosen: ViewNode?
    /// The page of a tab view without a selection of its own.
    private var ownIndex = 0
    private var bar: TypedNode<_TabBar>?

    override init(_ view: TabView<SelectionValue, Content>, _ context: NodeContext) {
        super.init(view, context)
        synchronize()
    }

    override class func content(of view: TabView<SelectionValue, Content>) -> Content { view.content }

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        context.isActive = false
        return context
    }

    override var children: [ViewNode] { bar.map { super.children + [$0] } ?? super.children }
    override var elements: [ViewElement] { [element] }
    override var holdsState: Bool { true }

    override var gatherer: ViewElement? { element }

    private var pages: [ViewNode] {
        var pages: [ViewNode] = []
        child.visitPages(&pages)
        return pages
    }

    private func value(of page: ViewNode, _ index: Int) -> SelectionValue? {
        guard let element = page.elements.first, element.tag != nil else { return index as? SelectionValue }
        return element.tag { $0.base as? SelectionValue }
    }

    private var chosenIndex: Int {
        let pages = pages
        guard let selection = view.selection else { return min(ownIndex, max(0, pages.count - 1)) }
        let value = Tracking.run(self) { selection.wrappedValue }
        return pages.indices.first { self.value(of: pages[$0], $0) == value } ?? 0
    }

    private func synchronize() {
        // While the content is made it tells of its elements, of which there are none yet.
        guard child != nil else { return }
        let pages = pages
        let index = chosenIndex
        let page = pages.indices.contains(index) ? pages[index] : nil
        if page !== chosen || page?.isActive != isActive {
            page?.setActive(isActive)
            if let chosen, chosen !== page { chosen.setActive(false) }
            if page !== chosen {
                chosen = page
                othersGive()
            }
        }
        presentBar(pages, index)
        element.gather()
    }

    private func presentBar(_ pages: [ViewNode], _ index: Int) {
        let tabs = pages.enumerated().compactMap { position, page -> _TabBar.Tab? in
            guard let item = page.elements.first?.trait(TabItemTrait.self) else { return nil }
            let badge = page.elements.first?.trait(BadgeTrait.self).map { $0.string(in: environment) }
            return _TabBar.Tab(id: position, label: item.label, badge: badge, isChosen: position == index) {
                [weak self] in self?.choose(position)
            }
        }
        let view = _TabBar(tabs: tabs)
        if let bar {
            bar.update(view, environment)
        } else {
            bar = _TabBar.makeNode(view, in: self, lazy: false)
        }
    }

    private func choose(_ index: Int) {
        let pages = pages
        guard pages.indices.contains(index) else { return }
        if let selection = view.selection {
            if let value = value(of: pages[index], index) { selection.wrappedValue = value }
        } else {
            ownIndex = index
        }
        synchronize()
    }

    private func state() -> TabViewElement.State {
        let count = pages.count
        let index = chosenIndex
        let previous: @MainActor () -> Void = { [weak self] in self?.choose(index - 1) }
        let next: @MainActor () -> Void = { [weak self] in self?.choose(index + 1) }
        return TabViewElement.State(
            bar: bar?.elements ?? [], page: chosen?.elements ?? [], previous: index > 0 ? previous : nil,
            next: index + 1 < count ? next : nil, place: count > 1 ? "\(index + 1) of \(count)" : nil)
    }

    override func setActive(_ active: Bool) {
        guard active != isActive else { return }
        setOwnActivity(active)
        chosen?.setActive(active)
        bar?.setActive(active)
    }

    override var givingChildren: [ViewNode] { chosen.map { [$0] } ?? [] }

    override func elementsBelowChanged() {
        synchronize()
    }

    override func refresh() {
        synchronize()
    }

    override func update(_ view: TabView<SelectionValue, Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        synchronize()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        bar?.propagate(environment)
    }
}
