/// The padding around rows that are made one at a time.
@MainActor
final class RowPadding {
    let top: ViewElement
    let bottom: ViewElement
    private let layout: _PaddingLayout
    private unowned let node: ViewNode
    private var wrappers: [ObjectIdentifier: PaddedRow] = [:]

    init(_ layout: _PaddingLayout, _ node: ViewNode) {
        self.layout = layout
        self.node = node
        top = BlankRows(layout.top, node)
        bottom = BlankRows(layout.bottom, node)
    }

    var columns: Int { layout.leading + layout.trailing }

    func wrap(_ element: ViewElement) -> ViewElement {
        if let wrapper = wrappers[ObjectIdentifier(element)], wrapper.content === element { return wrapper }
        let wrapper = PaddedRow(element, layout, node)
        wrappers[ObjectIdentifier(element)] = wrapper
        if wrappers.count > 512 { wrappers = wrappers.filter { $0.value.container != nil } }
        return wrapper
    }
}

private final class BlankRows: ViewElement {
    private let height: Int

    init(_ height: Int, _ node: ViewNode) {
        self.height = max(0, height)
        super.init(node)
    }

    override var isBlank: Bool { true }

    override func measure(_ proposal: SizeProposal) -> CellSize { CellSize(width: 0, height: height) }
}

private final class PaddedRow: WrapperElement {
    private let layout: _PaddingLayout

    init(_ content: ViewElement, _ layout: _PaddingLayout, _ node: ViewNode) {
        self.layout = layout
        super.init(content, node)
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        let size = content.size(proposal.reduced(columns: layout.leading + layout.trailing, rows: 0))
        return CellSize(width: max(0, size.width + layout.leading + layout.trailing), height: size.height)
    }

    override func layoutChildren() {
        content.place(
            CellRect(
                x: frame.x + layout.leading, y: frame.y,
                width: max(0, frame.width - layout.leading - layout.trailing), height: frame.height))
    }
}
