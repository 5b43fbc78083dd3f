/// The pages of a stack that are seen: the one on top alone, or after columns beside it.
final class NavigationStackElement: ViewElement {
    private let pages: () -> [PageElement]

    init(_ node: ViewNode, pages: @escaping () -> [PageElement]) {
        self.pages = pages
        super.init(node)
    }

    override var children: [ViewElement] { pages() }
    override var ground: CellRect? { frame }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        let pages = pages()
        guard pages.count > 1 else { return pages.first?.size(proposal) ?? CellSize(width: 0, height: 0) }
        var total = proposal.width ?? environment.windowColumns
        if total >= SizeProposal.unlimited { total = environment.windowColumns }
        let heights = zip(pages, widths(of: pages, in: total)).map { page, width in
            page.size(SizeProposal(width: width, height: proposal.height)).height
        }
        return CellSize(width: total, height: heights.max() ?? 0)
    }

    override func layoutChildren() {
        let pages = pages()
        guard pages.count > 1 else {
            pages.first?.place(frame)
            return
        }
        var x = frame.x
        for (page, width) in zip(pages, widths(of: pages, in: frame.width)) {
            var height = frame.height
            if environment.growsWithContent {
                height = min(height, page.size(SizeProposal(width: width, height: height)).height)
            }
            page.place(CellRect(x: x, y: frame.y, width: width, height: height))
            x += width + ColumnWidths.gap
        }
    }

    private func widths(of pages: [PageElement], in total: Int) -> [Int] {
        ColumnWidths.widths(of: pages.dropLast().map(\.columnWidth), in: total)
    }

    override func draw(_ canvas: inout CellCanvas) {
        let pages = pages()
        guard pages.count > 1 else { return super.draw(&canvas) }
        let style = environment.style(.secondary)
        for page in pages.dropLast() {
            canvas.clipped(to: page.frame) { page.draw(&$0) }
            let x = page.frame.x + page.frame.width + 1
            for row in 0..<frame.height { canvas.text("│", x: x, y: frame.y + row, style: style) }
        }
        pages.last?.draw(&canvas)
    }
}

/// The widths of columns beside each other, in cells.
enum ColumnWidths {
    /// The line between two columns, with a column before it and one behind.
    static let gap = 3

    /// Returns the widths of the columns, of which the last takes what the others leave.
    ///
    /// - Parameters:
    ///   - wanted: The widths that all but the last are to have; nil for that of the front.
    ///   - total: The width of them all, with the gaps.
    static func widths(of wanted: [PageChrome.ColumnWidth?], in total: Int) -> [Int] {
        let free = max(0, total - wanted.count * gap)
        var widths = wanted.enumerated().map { index, width in
            width.map(preferred) ?? usual(index, of: wanted.count, in: total)
        }
        // The last column has a third at the least.
        let room = max(0, free - total / 3)
        var excess = widths.reduce(0, +) - room
        for index in widths.indices.reversed() where excess > 0 {
            let less = max(0, min(excess, widths[index] - least(wanted[index])))
            widths[index] -= less
            excess -= less
        }
        let sum = widths.reduce(0, +)
        if excess > 0, sum > 0 { widths = widths.map { $0 * room / sum } }
        return widths + [free - widths.reduce(0, +)]
    }

    private static func preferred(_ width: PageChrome.ColumnWidth) -> Int {
        let ideal = min(max(width.ideal, width.least ?? 0), max(width.most ?? .infinity, width.least ?? 0))
        return Points.extent(ideal, along: .horizontal)
    }

    private static func least(_ width: PageChrome.ColumnWidth?) -> Int {
        guard let width else { return 16 }
        return Points.extent(width.least ?? width.ideal, along: .horizontal)
    }

    /// A quarter for one column, a fifth and a quarter for two.
    private static func usual(_ index: Int, of count: Int, in total: Int) -> Int {
        min(max(20, index == 0 && count > 1 ? total / 5 : total / 4), 40)
    }
}
