import PlainText

/// A page of a stack: a bar with its title and tools, a search field where there is one, and the content below.
final class PageElement: ViewElement, PageRoom {
    private let content: () -> [ViewElement]
    private var gathered: [ViewElement]?
    /// The place of the content, below the bar.
    private(set) var room: CellRect?
    private var chrome = PageChrome()
    private var above: [String] = []
    private var searchNode: TypedNode<_SearchBar>?
    private lazy var viewport = Viewport(self)

    private static let toolStack = StackLayout(axis: .horizontal, spacing: toolGap, alignment: 0)
    private static let contentStack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)
    private static let screenStack = StackLayout(axis: .vertical, spacing: nil, alignment: 0.5)

    init(_ node: ViewNode, content: @escaping () -> [ViewElement]) {
        self.content = content
        super.init(node)
    }

    override var axis: Axis? { .vertical }

    override func gather() {
        gathered = nil
        super.gather()
    }

    override func forget() {
        plans = [:]
    }

    func present(_ chrome: PageChrome, above: [String]) {
        let looksTheSame = self.above == above && self.chrome.looksTheSame(as: chrome)
        self.chrome = chrome
        self.above = above
        presentSearch()
        if !looksTheSame { gather() }
    }

    private func presentSearch() {
        guard let search = chrome.search else {
            searchNode?.unmount()
            searchNode = nil
            return
        }
        let bar = _SearchBar(search: search, parts: chrome.searchParts)
        if let searchNode {
            searchNode.update(bar, node.environment)
        } else {
            searchNode = _SearchBar._makeNode(bar, node.context(lazy: false))
        }
    }

    private var contentElements: [ViewElement] {
        if let gathered { return gathered }
        let elements = content()
        for element in elements + tools + bottomTools + (searchNode?.elements ?? []) { adopt(element) }
        gathered = elements
        return elements
    }

    /// The width that the page is to have as a column of a split view.
    var columnWidth: PageChrome.ColumnWidth? { chrome.columnWidth }

    private var allTools: [ViewElement] {
        let tools = chrome.toolbars.flatMap(\.elements)
        return chrome.sidebarToolIsHidden ? tools.filter { placement($0) != .sidebarToggle } : tools
    }

    private func placement(_ tool: ViewElement) -> ToolbarItemPlacement {
        tool.trait(PlacementTrait.self) ?? .automatic
    }

    private var tools: [ViewElement] {
        let shown = allTools.filter { ![.bottomBar, .principal, .keyboard, .status].contains(placement($0)) }
        return shown.filter { placement($0).isLeading } + shown.filter { !placement($0).isLeading }
    }

    private var principal: [ViewElement] { allTools.filter { placement($0) == .principal } }
    private var bottomTools: [ViewElement] {
        allTools.filter { [.bottomBar, .keyboard, .status].contains(placement($0)) }
    }

    override var children: [ViewElement] {
        _ = contentElements
        return principal + tools + (searchNode?.elements ?? []) + contentElements + bottomTools
    }

    private var title: String { printable(chrome.title?.string(in: environment) ?? "") }

    /// The titles from the root on; of very many those at the near end, as far as some are wider than `width`.
    private func trail(width: Int?) -> [TextRun] {
        let title = title
        guard !chrome.barIsHidden, !chrome.titleIsHidden, !title.isEmpty else { return [] }
        var runs = [run(title, CellStyle(attributes: .bold))]
        var columns = TextWidth.columns(of: runs[0].text)
        for name in above.reversed() where !name.isEmpty {
            if let width, columns > width + 2 { break }
            runs.append(run("\(printable(name)) › ", environment.style(.secondary)))
            columns += TextWidth.columns(of: runs[runs.count - 1].text)
        }
        return runs.reversed()
    }

    private func run(_ words: String, _ style: CellStyle) -> TextRun {
        TextRun(environment.growsWithContent ? words : ArabicForms.ligated(words), style: style)
    }

    private var subtitle: String {
        chrome.titleIsHidden ? "" : printable(chrome.subtitle?.string(in: environment) ?? "")
    }

    /// Whether the page is another stack alone, whose pages have bars of their own.
    private var isAnotherStack: Bool {
        guard title.isEmpty, subtitle.isEmpty, principal.isEmpty, tools.isEmpty, contentElements.count == 1 else {
            return false
        }
        var inner = contentElements[0]
        while let wrapper = inner as? WrapperElement { inner = wrapper.content }
        return inner is NavigationStackElement
    }

    private struct Plan {
        /// The trail with the title, and the subtitle below.
        var title: [TextLine] = []
        var titleWidth = 0
        /// Whether the tools stand beside the title, rather than in the row below it.
        var toolsAreBeside = true
        /// How many of the tools stand where the title would, at the beginning of the row.
        var leading = 0
        /// The tools that stand beside each other, in rows where there are too many for one.
        var toolRows: [[CellSize]] = []
        var barHeight = 0
        var searchHeight = 0
        var bottomHeight = 0
        /// The line below the bar, on a screen of its own.
        var rule = 0
        var gap = 0
        var header: Int { barHeight + rule + searchHeight + gap }
    }

    /// How the page is laid out in a width, until something in it changes.
    private var plans: [Int?: Plan] = [:]

    private func plan(width: Int?) -> Plan {
        if let known = plans[width] { return known }
        let plan = makePlan(width: width)
        // The time may change a title at any moment.
        if chrome.title?.followsTheClock != true, chrome.subtitle?.followsTheClock != true { plans[width] = plan }
        return plan
    }

    private func makePlan(width: Int?) -> Plan {
        var plan = Plan()
        _ = contentElements
        let proposal = SizeProposal(width: width, height: nil)
        if !chrome.barIsHidden, !isAnotherStack {
            let tools = principal + tools
            let sizes = tools.map { size(ofTool: $0, proposal) }
            let toolsWidth = Self.width(ofTools: sizes)
            let trail = trail(width: width)
            let subtitle = subtitle.isEmpty ? [] : [run(subtitle, environment.style(.secondary))]
            let whole = TextWrapping.lines(trail, width: nil, lineLimit: 1)
            let full = [whole, TextWrapping.lines(subtitle, width: nil)].compactMap { $0.first?.width }
            plan.toolsAreBeside = width.map { (full.max() ?? 0) + 2 + toolsWidth <= $0 } ?? true
            plan.leading = plan.toolsAreBeside && full.allSatisfy { $0 == 0 } ? principal.count : 0
            // A trail too long for its row loses its far end first: where one is counts more than whence one came.
            let isWhole = width.map { (whole.first?.width ?? 0) <= $0 } ?? true
            plan.title =
                isWhole ? whole : TextWrapping.lines(trail, width: width, lineLimit: 1, truncation: .head)
            if !subtitle.isEmpty {
                plan.title += TextWrapping.lines(subtitle, width: width, lineLimit: 1, truncation: .tail)
            }
            plan.titleWidth = plan.title.map(\.width).max() ?? 0
            plan.toolRows = plan.toolsAreBeside ? [sizes] : Self.rows(ofTools: sizes, width: width)
            let toolsHeight = plan.toolRows.reduce(0) { $0 + ($1.map(\.height).max() ?? 0) }
            plan.barHeight = plan.toolsAreBeside ? max(plan.title.count, toolsHeight) : plan.title.count + toolsHeight
        }
        plan.searchHeight = searchNode?.elements.map { $0.size(proposal).height }.max() ?? 0
        plan.gap = plan.barHeight + plan.searchHeight > 0 ? 1 : 0
        if !environment.growsWithContent {
            // A low screen has no room for what only sets apart.
            plan.rule = plan.barHeight > 0 && environment.windowRows >= 10 ? 1 : 0
            plan.gap = plan.gap == 1 && environment.windowRows >= 16 ? 1 : 0
        }
        let bottom = bottomTools.map { $0.size(proposal).height }.max() ?? 0
        plan.bottomHeight = bottom > 0 ? bottom + 1 : 0
        return plan
    }

    private static let toolGap = 2

    private static func width(ofTools sizes: [CellSize]) -> Int {
        sizes.reduce(0) { $0 + $1.width } + max(0, sizes.count - 1) * toolGap
    }

    private static func rows(ofTools sizes: [CellSize], width: Int?) -> [[CellSize]] {
        sizes.reduce(into: [[]]) { rows, size in
            let row = rows[rows.count - 1]
            if let width, !row.isEmpty, Self.width(ofTools: row + [size]) > width { rows.append([]) }
            rows[rows.count - 1].append(size)
        }
    }

    /// The size that a tool would like, where there is room for it: a spacer in it takes none from the others.
    private func size(ofTool tool: ViewElement, _ proposal: SizeProposal) -> CellSize {
        let ideal = tool.size(SizeProposal(width: nil, height: nil))
        return ideal.width <= proposal.width ?? .max ? ideal : tool.size(proposal)
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        let width = proposal.width.flatMap { $0 >= SizeProposal.unlimited ? nil : $0 }
        let plan = plan(width: width)
        let inner = Self.contentStack.fit(
            contentElements, proposal.reduced(columns: 0, rows: plan.header + plan.bottomHeight)
        ).total
        let height = min(SizeProposal.unlimited, inner.height + plan.header + plan.bottomHeight)
        guard environment.growsWithContent else {
            return CellSize(width: proposal.width ?? inner.width, height: proposal.height ?? height)
        }
        return CellSize(width: proposal.width ?? max(inner.width, plan.titleWidth), height: height)
    }

    override func layoutChildren() {
        let plan = plan(width: frame.width)
        var bar = (principal + tools)[...]
        var y = frame.y + (plan.toolsAreBeside ? 0 : plan.title.count)
        for row in plan.toolRows {
            let width = Self.width(ofTools: Array(row.dropFirst(plan.leading)))
            let end = max(frame.x, frame.x + frame.width - width)
            var x = plan.toolsAreBeside && plan.leading == 0 ? end : frame.x
            for (index, (tool, size)) in zip(bar, row).enumerated() {
                if plan.leading > 0, index == plan.leading { x = end }
                tool.place(CellRect(x: x, y: y, width: size.width, height: size.height))
                x += size.width + Self.toolGap
            }
            bar = bar.dropFirst(row.count)
            y += row.map(\.height).max() ?? 0
        }
        for field in searchNode?.elements ?? [] {
            field.place(
                CellRect(
                    x: frame.x, y: frame.y + plan.barHeight + plan.rule, width: frame.width,
                    height: plan.searchHeight))
        }
        let content = CellRect(
            x: frame.x, y: frame.y + plan.header, width: frame.width,
            height: max(0, frame.height - plan.header - plan.bottomHeight))
        room = content
        if environment.growsWithContent {
            Self.contentStack.place(contentElements, in: content)
        } else {
            let needed = Self.screenStack.fit(contentElements, SizeProposal(content.size)).total.height
            var place = viewport.place(needed, in: content)
            if needed < place.height {
                place.y += (place.height - needed) / 2
                place.height = needed
            }
            Self.screenStack.place(contentElements, in: place)
        }
        let bottom = CellRect(
            x: frame.x, y: frame.y + frame.height - max(0, plan.bottomHeight - 1), width: frame.width,
            height: max(0, plan.bottomHeight - 1))
        Self.toolStack.place(bottomTools, in: bottom)
    }

    override func draw(_ canvas: inout CellCanvas) {
        let plan = plan(width: frame.width)
        canvas.lines(
            plan.title, in: CellRect(x: frame.x, y: frame.y, width: frame.width, height: plan.title.count))
        guard !environment.growsWithContent else { return super.draw(&canvas) }
        if plan.rule > 0 {
            let line = String(repeating: "─", count: max(0, frame.width))
            canvas.text(line, x: frame.x, y: frame.y + plan.barHeight, style: environment.style(.secondary))
        }
        for tool in principal + tools + (searchNode?.elements ?? []) + bottomTools { tool.draw(&canvas) }
        viewport.draw(&canvas) { canvas in for element in contentElements { element.draw(&canvas) } }
    }

    override func describe(_ tree: inout SemanticTree) {
        if !chrome.barIsHidden, !chrome.titleIsHidden, let words = [title, subtitle].first(where: { !$0.isEmpty }) {
            var heading = SemanticElement(
                .heading, label: words, value: title.isEmpty || subtitle.isEmpty ? nil : subtitle,
                frame: CellRect(x: frame.x, y: frame.y, width: frame.width, height: 1))
            heading.source = self
            tree.add(heading)
        }
        _ = contentElements
        describe(principal + tools, in: .bar, &tree)
        describe(searchNode?.elements ?? [], in: .search, &tree)
        describe(contentElements, in: .content, &tree)
        if !environment.growsWithContent { viewport.describe(in: &tree) }
        describe(bottomTools, in: .bar, &tree)
    }

    override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        let region: PagePart.Kind =
            switch element.region {
            case .content: child == nil ? .bar : .body
            case .bar: .bar
            case .search: .search
            }
        return [PageStep(region, node.number), PageStep(.page, node.number)]
    }

    private func describe(_ elements: [ViewElement], in region: SemanticElement.Region, _ tree: inout SemanticTree) {
        let start = tree.elements.count
        for element in elements { element.describe(&tree) }
        guard region != .content else { return }
        for index in tree.elements.indices.dropFirst(start) { tree.elements[index].region = region }
    }

    /// The element that stands in the place of the way back, where the view has put one there.
    var cancellation: SemanticElement? {
        tools.filter { placement($0).isLeading }.flatMap(SemanticTree.of).first { $0.press != nil }
    }
}
