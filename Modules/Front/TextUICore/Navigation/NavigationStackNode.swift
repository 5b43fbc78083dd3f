final class NavigationStackNode<Data, Root: View>: TypedNode<NavigationStack<Data, Root>>, ColumnStack,
    PreferenceSource, PreferenceFollower
{
    /// The path of a stack that was given none.
    private var ownPath: [AnyHashable] = []
    private var entries: [StackEntry] = []
    private var pages: [StackPage] = []
    /// The pages that are seen: the one on top, after those that stand beside it.
    private var shown: [StackPage] = []
    /// Whether the page upon the last column was pushed by a link in another column, and stands in its place.
    private var isReplaced = false
    private var columnWidth: PageChrome.ColumnWidth?
    private var isReconciling = false
    /// What the pages present, those of the page on top first.
    private var presentations: [any Presentation] = []
    /// The titles of the pages, for as long as none changes.
    private var knownPath: [String]?
    /// How often the elements of a page have become others.
    private var changes = 0
    private var editModes: [Location<EditMode>] = []
    private var dismissals: [DismissAction] = []
    /// The times that each link that has pushed a page was made anew.
    private var linkVersions: [ObjectIdentifier: Int] = [:]
    private lazy var element = NavigationStackElement(
        self, pages: { [unowned self] in self.shown.map { $0.element } })

    override init(_ view: NavigationStack<Data, Root>, _ context: NodeContext) {
        super.init(view, context)
        view.columns?.split.stack = self
        var inner = pageContext(isActive: isActive && view.columns?.hidden ?? 0 == 0, dismiss: nil)
        inner.isLazy = false
        let root = Root._makeNode(view.root, inner)
        pages = [makePage(nil, root)]
        shown = pages
        syncEntries()
        beginGiving(PageKey.self)
        follow(PageKey.self)
    }

    override var children: [ViewNode] { pages.map { $0.node } }
    override var elements: [ViewElement] { [element] }
    override var holdsState: Bool { true }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    override func elementsBelowChanged() {
        changes += 1
        gatherShown()
    }

    /// Has the pages that are seen gather their elements. Who is covered does so when it is uncovered.
    private func gatherShown() {
        for page in shown where page.gathered != changes {
            page.gathered = changes
            page.element.gather()
        }
    }

    override func update(_ view: NavigationStack<Data, Root>, _ environment: EnvironmentValues) {
        let isOther =
            !environment.isIdentical(to: self.environment) || !StackColumns.areEqual(self.view.columns, view.columns)
        super.update(view, environment)
        view.columns?.split.stack = self
        rootNode.update(view.root, pageEnvironment(dismiss: nil))
        if isOther { propagate(environment, fromPage: 1) }
        refresh()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        self.environment = environment
        propagate(environment, fromPage: 0)
    }

    private func propagate(_ environment: EnvironmentValues, fromPage first: Int) {
        for index in pages.indices.dropFirst(first) {
            pages[index].node.propagate(pageEnvironment(dismiss: index == 0 ? nil : index))
        }
        for page in pages { page.environmentChanged() }
        knownPath = nil
        presentBar()
    }

    override func refresh() {
        syncEntries()
        givesAnew(PageKey.self)
    }

    /// Gives only itself and its presentations to the screen around: titles and tools are the pages' own.
    func value(over inner: Any?) -> Any {
        var chrome = PageChrome()
        chrome.presentations = presentations
        chrome.stack = self
        chrome.columnWidth = columnWidth
        return chrome
    }

    var givesAlone: Bool { true }

    override func setActive(_ active: Bool) {
        guard active != isActive, !shown.isEmpty else { return super.setActive(active) }
        setOwnActivity(active)
        for page in shown { page.node.setActive(active) }
    }

    /// The pages beside the one on top.
    private var beside: Range<Int> {
        guard let columns = view.columns else { return 0..<0 }
        let end = min(columns.count, pages.count - 1)
        return min(columns.hidden, end)..<end
    }

    /// The number of the page that the one on top goes back to in the end.
    private var firstBelowTop: Int {
        guard let columns = view.columns else { return 0 }
        return min(columns.count + (hasReplacement ? 1 : 0), pages.count - 1)
    }

    private var hasReplacement: Bool {
        guard let columns = view.columns else { return false }
        return isReplaced && entries.count > columns.count
    }

    /// Brings onto the screen the pages that are to be seen, and takes those away that are covered.
    private func showPages() {
        let before = shown
        shown = Array(pages[beside] + pages.suffix(1))
        guard !shown.elementsEqual(before, by: ===) else { return }
        gatherShown()
        element.invalidateLayout()
        for page in shown { page.node.setActive(isActive) }
        for page in before where !shown.contains(where: { $0 === page }) && pages.contains(where: { $0 === page }) {
            graph.leave { page.node.setActive(false) }
        }
    }

    private var rootNode: TypedNode<Root> { unsafeDowncast(pages[0].node, to: TypedNode<Root>.self) }

    private func pageEnvironment(dismiss index: Int?) -> EnvironmentValues {
        var environment = environment
        environment.navigation = self
        environment.editMode = Binding(location: editMode(ofPage: index ?? 0))
        if let columns = view.columns {
            environment.hasRoomForColumns = false
            if index ?? 0 < columns.count {
                environment.navigation = columns.split
                environment.horizontalSizeClass = .compact
            }
        }
        if let index, index > view.columns?.count ?? 0 {
            environment.dismiss = dismissal(ofPage: index)
            environment.isPresented = true
        }
        return environment
    }

    /// The action that dismisses a page. It is the same for as long as the page is there, so that a view with it in its
    /// environment is not made anew.
    private func dismissal(ofPage index: Int) -> DismissAction {
        while dismissals.count < index {
            let depth = dismissals.count
            dismissals.append(DismissAction { [weak self] in self?.pop(to: depth) })
        }
        return dismissals[index - 1]
    }

    /// Each page's rows are edited for themselves.
    private func editMode(ofPage index: Int) -> Location<EditMode> {
        while editModes.count <= index { editModes.append(Location(.inactive)) }
        return editModes[index]
    }

    private func pageContext(isActive: Bool, dismiss index: Int?) -> NodeContext {
        NodeContext(
            graph: graph, parent: self, environment: pageEnvironment(dismiss: index), isActive: isActive, isLazy: false)
    }

    private func makePage(_ entry: StackEntry?, _ node: ViewNode) -> StackPage {
        let page = StackPage(entry, node, PageElement(self, content: { [unowned node] in node.elements }))
        element.adopt(page.element)
        return page
    }

    private var pathValues: [AnyHashable] {
        guard let path = view.path else { return ownPath }
        return Tracking.run(self) { path.get() }
    }

    /// Takes the path over, and keeps pages without a value as long as all below them stays.
    private func syncEntries() {
        let values = pathValues
        var next = 0
        for index in entries.indices {
            guard case .value(let value) = entries[index].source else { continue }
            guard next < values.count, values[next] == value else {
                close(from: index)
                entries.removeSubrange(index...)
                break
            }
            next += 1
        }
        entries += values[next...].map { StackEntry(.value($0)) }
    }

    private func close(from index: Int) {
        for entry in entries.dropFirst(index) {
            if case .view(_, _, let closed) = entry.source { closed() }
        }
    }

    func preferencesChanged() {
        guard isMounted, !isReconciling else { return }
        isReconciling = true
        defer { isReconciling = false }
        var isOther = pages[0].refreshChrome(upon: nil, isOther: false)
        pages[0].chrome = rootChrome
        var kept = 1
        while kept < pages.count, kept - 1 < entries.count, pages[kept].entry?.isSame(as: entries[kept - 1]) == true {
            // Who is covered is brought up to date when it is uncovered.
            if kept == entries.count || kept < view.columns?.count ?? 0 { updatePage(at: kept) }
            isOther = pages[kept].refreshChrome(upon: pages[kept - 1], isOther: isOther)
            kept += 1
        }
        let gone = pages[kept...]
        editModes.removeLast(max(0, editModes.count - kept))
        pages.removeLast(pages.count - kept)
        for index in kept..<(entries.count + 1) where index <= entries.count && index > 0 && index == pages.count {
            let entry = entries[index - 1]
            // A column that has come or gone leaves the pages upon it.
            if let page = gone.first(where: { $0.entry === entry }) {
                takeBack(page)
            } else {
                appendPage(for: entry, isTop: index == entries.count)
            }
        }
        showPages()
        graph.leave {
            for page in gone.reversed() where !pages.contains(where: { $0 === page }) { page.node.unmount() }
        }
        if isOther || !gone.isEmpty || pages.count > kept { pagesSayOtherThings() }
        presentBar()
    }

    private func pagesSayOtherThings() {
        knownPath = nil
        var presented: [any Presentation] = []
        for page in pages.reversed() {
            if !page.said.presentations.isEmpty { presented += page.said.presentations }
            if page.said.repeatsDestinations {
                graph.warnOnce(
                    "a navigationDestination is declared twice for one type on a page; the outer one is used")
            }
        }
        let width = pages[0].said.columnWidth
        guard width != columnWidth || !presented.elementsEqual(presentations, by: ===) else { return }
        presentations = presented
        columnWidth = width
        givesAnew(PageKey.self)
    }

    private func takeBack(_ page: StackPage) {
        let index = pages.count
        pages.append(page)
        page.node.propagate(pageEnvironment(dismiss: index))
        _ = page.refreshChrome(upon: pages[index - 1], isOther: true)
    }

    private func appendPage(for entry: StackEntry, isTop: Bool) {
        let index = pages.count
        let (version, build) = source(of: entry, upon: pages[index - 1])
        let node = AnyView._makeNode(build(), pageContext(isActive: false, dismiss: index))
        let page = makePage(entry, node)
        page.version = version
        pages.append(page)
        if isTop { node.setActive(isActive) }
        _ = page.refreshChrome(upon: pages[index - 1], isOther: true)
    }

    private func updatePage(at index: Int) {
        let page = pages[index]
        guard let entry = page.entry else { return }
        let (version, build) = source(of: entry, upon: pages[index - 1])
        if version != page.version {
            page.version = version
            unsafeDowncast(page.node, to: TypedNode<AnyView>.self).update(build(), pageEnvironment(dismiss: index))
        }
    }

    /// The declaration that a page is built from and the closure that builds it, where the pages below declare its
    /// destinations.
    private func source(of entry: StackEntry, upon page: StackPage) -> (PageVersion?, () -> AnyView) {
        let destinations = page.destinations
        switch entry.source {
        case .view(let owner, let build, _): return (PageVersion(source: owner, count: linkVersions[owner] ?? 0), build)
        case .value(let value):
            let type = ObjectIdentifier(Swift.type(of: value.base))
            if destinations.isContested(type) {
                graph.warnOnce(
                    "navigationDestination for \(Swift.type(of: value.base)) is declared more than once in a stack; "
                        + "the one nearest the root is used")
            }
            if let destination = destinations[type] {
                return (destination.version, { destination.build(value) ?? AnyView(EmptyView()) })
            }
            graph.warnOnce("no navigationDestination for \(Swift.type(of: value.base)) in this stack")
            return (nil, { AnyView(Text(verbatim: "There is no destination for \(Swift.type(of: value.base)) here.")) })
        }
    }

    /// Only the pages that are seen have bars; one that is covered gets its own when it is there.
    private func presentBar() {
        guard let page = pages.last else { return }
        for index in beside { pages[index].element.present(pages[index].chrome, above: []) }
        page.element.present(page.chrome, above: outerPath + trail.dropLast())
    }

    /// The titles of the pages around this stack, where it stands in a page of another.
    private var outerPath: [String] {
        guard let outer = environment.navigation?.trail else { return [] }
        return Array(outer.dropLast(outer.last == "" ? 1 : 0))
    }

    var trail: [String] {
        guard view.columns != nil else { return path }
        let environment = environment
        return pages[firstBelowTop...].map { $0.title(in: environment) }
    }

    /// The chrome of the root; a search that the whole stack declares is on its root too.
    private var rootChrome: PageChrome {
        var chrome = pages[0].said
        var around = PageChrome()
        var (below, node): (ViewNode, ViewNode?) = (self, parent)
        while let current = node {
            if current is any ScreenStack || (current as? any Presentation)?.presented === below {
                chrome.toolbars += around.toolbars
                return chrome
            }
            if let source = current as? any PageSource {
                var said = PageChrome()
                source.change(&said)
                source.asked(by: self)
                around.search = around.search ?? said.search
                around.searchParts += said.searchParts
                if source is any SidebarToolSource { around.toolbars += said.toolbars }
            }
            (below, node) = (current, current.parent)
        }
        guard chrome.search == nil else { return chrome }
        chrome.search = around.search
        chrome.searchParts += around.searchParts
        return chrome
    }

    var path: [String] {
        if let knownPath { return knownPath }
        let environment = environment
        var path: [String] = []
        path.reserveCapacity(pages.count)
        var followsTheClock = false
        let replaced = hasReplacement ? view.columns?.count : nil
        for (index, page) in pages.enumerated() where index != replaced {
            path.append(page.title(in: environment))
            if page.followsTheClock { followsTheClock = true }
        }
        if !followsTheClock { knownPath = path }
        return path
    }

    var top: (chrome: PageChrome, depth: Int) {
        var chrome = pages.last?.chrome ?? PageChrome()
        // What can be searched or fetched anew beside it can be from here, where it cannot itself.
        for index in beside.reversed() {
            chrome.search = chrome.search ?? pages[index].chrome.search
            chrome.refresh = chrome.refresh ?? pages[index].chrome.refresh
        }
        return (chrome, pages.count - firstBelowTop)
    }
    var topNode: ViewNode { pages.last?.node ?? self }
    var isHeldOpen: Bool { pages.contains(where: \.chrome.dismissIsDisabled) }

    func pop() {
        guard pages.count - firstBelowTop > 1 else { return }
        pop(to: pages.count - 2)
    }

    /// Leaves so many entries, and all columns.
    private func pop(to count: Int) {
        if count >= view.columns?.count ?? 0 { leave(count) }
    }

    /// Leaves so many entries.
    private func leave(_ count: Int) {
        guard count >= 0, count < entries.count else { return }
        let gone = entries.dropFirst(count)
        entries.removeLast(gone.count)
        if isReplaced, entries.allSatisfy(\.isColumn) { isReplaced = false }
        var values = 0
        for entry in gone {
            switch entry.source {
            case .value: values += 1
            case .view(_, _, let closed): closed()
            }
        }
        if values > 0 {
            if let path = view.path { path.removeLast(values) } else { ownPath.removeLast(values) }
        }
        givesAnew(PageKey.self)
    }

    func push(_ value: AnyHashable) {
        if let path = view.path {
            if !path.append(value) {
                graph.warnOnce("a link's value of type \(type(of: value.base)) does not fit the path of its stack")
            }
        } else {
            ownPath.append(value)
        }
        refresh()
    }

    func push(
        _ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void
    ) {
        entries.append(StackEntry(.view(owner, view, closed: closed)))
        givesAnew(PageKey.self)
    }

    func push(
        _ owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void,
        asColumn column: Int
    ) {
        let entry = StackEntry(.view(owner, view, closed: closed), isColumn: true)
        if let columns = self.view.columns, column < entries.count {
            // What was pushed while there was no such column is in its place.
            if column == columns.count - 1 { isReplaced = true }
            entries.insert(entry, at: column)
        } else {
            entries.append(entry)
        }
        givesAnew(PageKey.self)
    }

    func replaceLastColumn(by value: AnyHashable) {
        guard let last = view.columns?.count else { return push(value) }
        if hasReplacement, case .value(let known) = entries[last].source, known == value { return pop(to: last + 1) }
        pop(to: last)
        push(value)
        isReplaced = true
    }

    func replaceLastColumn(
        by owner: ObjectIdentifier, _ view: @escaping () -> AnyView, closed: @escaping @MainActor () -> Void
    ) {
        guard let last = self.view.columns?.count else { return push(owner, view, closed: closed) }
        if hasReplacement, case .view(owner, _, _) = entries[last].source { return pop(to: last + 1) }
        pop(to: last)
        push(owner, view, closed: closed)
        isReplaced = true
    }

    func showLastColumn() {
        if let columns = view.columns { pop(to: columns.count) }
    }

    func update(_ owner: ObjectIdentifier) {
        linkVersions[owner, default: 0] += 1
        givesAnew(PageKey.self)
    }

    func remove(_ owner: ObjectIdentifier) {
        linkVersions[owner] = nil
        let index = entries.firstIndex { if case .view(owner, _, _) = $0.source { true } else { false } }
        guard let index else { return }
        if entries[index].isColumn, isReplaced, index + 1 < entries.count {
            // What stands in the place of a column outlasts it.
            entries.remove(at: index)
            givesAnew(PageKey.self)
        } else {
            leave(index)
        }
    }
}
