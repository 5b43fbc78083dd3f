import PlainText

/// A bar of tabs with the chosen page below it; pages without labels turn instead.
final class TabViewElement: ViewElement {
    struct State {
        let bar: [ViewElement]
        let page: [ViewElement]
        let previous: (@MainActor () -> Void)?
        let next: (@MainActor () -> Void)?
        /// The place of the shown page among all, where there are several.
        let place: String?
    }

    private let current: () -> State
    private var known: State?
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0.5)
    private let number = NumberMark()

    init(_ node: ViewNode, state: @escaping () -> State) {
        current = state
        super.init(node)
    }

    private var state: State {
        if let known { return known }
        let state = current()
        for element in state.bar + state.page { adopt(element) }
        known = state
        return state
    }

    override func gather() {
        known = nil
        super.gather()
    }

    override var children: [ViewElement] { state.bar + state.page }

    override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == FillsScreenTrait.self ? true as? Key.Value : super.trait(key)
    }

    private var hasBar: Bool { !SemanticTree.of(state.bar).isEmpty }
    /// Pages without labels have a row that says which one is shown.
    private var hasPlace: Bool { !hasBar && state.place != nil }
    private var header: Int { hasBar ? 2 : 0 }
    private var footer: Int { hasPlace ? 1 : 0 }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        let bar = Self.stack.fit(state.bar, SizeProposal(width: proposal.width, height: nil)).total
        let page = Self.stack.fit(state.page, proposal.reduced(columns: 0, rows: header + footer)).total
        let height = min(SizeProposal.unlimited, page.height + header + footer)
        guard environment.growsWithContent else {
            return CellSize(
                width: proposal.width ?? max(bar.width, page.width), height: proposal.height ?? height)
        }
        return CellSize(width: proposal.width ?? max(bar.width, page.width), height: height)
    }

    override func layoutChildren() {
        if hasBar {
            let row = CellRect(x: frame.x, y: frame.y, width: frame.width, height: 1)
            for element in state.bar { element.place(row) }
        }
        let page = CellRect(
            x: frame.x, y: frame.y + header, width: frame.width, height: max(0, frame.height - header - footer))
        let size = Self.stack.fit(state.page, SizeProposal(width: page.width, height: page.height)).total
        let alignment = environment.growsWithContent ? Alignment.topLeading : .center
        Self.stack.place(state.page, in: alignment.place(size, in: page))
    }

    private var placeFrame: CellRect {
        CellRect(x: frame.x, y: frame.y + frame.height - 1, width: frame.width, height: 1)
    }

    override var ground: CellRect? { frame }

    override func draw(_ canvas: inout CellCanvas) {
        for element in hasBar ? children : state.page { element.draw(&canvas) }
        guard hasPlace, let place = state.place else { return }
        let mark = environment.refColumns > 0 ? number.ref.map { "[\($0)] " } ?? "" : ""
        var style = environment.style(.secondary)
        if node.graph.focus == ownFocusID { style.attributes.insert(.inverse) }
        let text = "\(mark)‹ \(place) ›"
        let start = Alignment.offset(0.5, free: max(0, frame.width - TextWidth.columns(of: text)))
        canvas.text(text, x: environment.growsWithContent ? frame.x : frame.x + start, y: placeFrame.y, style: style)
    }

    override func describe(_ tree: inout SemanticTree) {
        if hasBar { for element in state.bar { element.describe(&tree) } }
        for element in state.page { element.describe(&tree) }
        guard hasPlace, let place = state.place else { return }
        var pages = SemanticElement(.tab, label: LocalizedStringKey("Page").own, value: place, frame: placeFrame)
        pages.source = self
        pages.furtherActions = [
            state.next.map { RowAction(name: LocalizedStringKey("Next page").own, perform: $0) },
            state.previous.map { RowAction(name: LocalizedStringKey("Previous page").own, perform: $0) },
        ].compactMap { $0 }
        pages.press = state.next ?? state.previous
        offerFocus(to: &pages)
        pages.mark = number
        tree.add(pages)
    }
}

extension SemanticTree {
    @MainActor
    static func of(_ content: [ViewElement]) -> [SemanticElement] { content.flatMap { of($0) } }
}

/// The labels of the tabs beside each other.
nonisolated struct _TabBar: View {
    struct Tab: Identifiable {
        let id: Int
        let label: AnyView
        let badge: String?
        let isChosen: Bool
        let choose: @MainActor () -> Void
    }

    let tabs: [Tab]

    @MainActor
    var body: some View {
        HStack(spacing: 16) {
            ForEach(tabs) { tab in _TabButton(tab: tab) }
        }
    }
}

/// One label of a tab bar; the chosen one is marked.
nonisolated struct _TabButton: View, ControlView {
    typealias Body = Never

    let tab: _TabBar.Tab

    @MainActor
    func label(in environment: EnvironmentValues) -> some View {
        HStack {
            tab.label.lineLimit(1).environment(\.standsInRow, true)
            if let badge = tab.badge { Text(verbatim: "(\(badge))") }
        }
        .bold(tab.isChosen).underline(tab.isChosen)
        .foregroundStyle(tab.isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
    }

    @MainActor
    func state(_ node: ViewNode) -> ControlState {
        var state = ControlState(.tab)
        state.press = tab.choose
        if tab.isChosen {
            state.value = "selected"
            state.hidesValue = true
        }
        return state
    }

    @MainActor
    static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ControlNode(view, context)
    }
}
