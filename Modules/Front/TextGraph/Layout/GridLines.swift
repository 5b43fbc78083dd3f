/// The cells of a lazy grid, line by line: the rows of a scroll view, made when they come into view.
package final class GridLines: ViewNode, RowSource, WidthFollower {
    private var parts: [RowCollector.Part] = []
    private var layout = TrackLayout(axis: .vertical, items: [], spacing: nil, alignment: .center)
    private var columns = 1
    private var lines: [Int: GridLine] = [:]

    package func show(_ parts: [RowCollector.Part], _ layout: TrackLayout) {
        self.parts = parts
        self.layout = layout
    }

    package func follow(width: Int) {
        let count = max(1, layout.tracks(width).count)
        guard count != columns else { return }
        columns = count
        lines = [:]
    }

    private var cellCount: Int { parts.reduce(0) { $0 + $1.count } }

    package var rowCount: Int { (cellCount + columns - 1) / columns }

    /// Returns the part that a cell belongs to, and its place in that.
    private func place(_ cell: Int) -> (part: RowCollector.Part, index: Int)? {
        var index = cell
        for part in parts {
            if index < part.count { return (part, index) }
            index -= part.count
        }
        return nil
    }

    private func cells(_ line: Int) -> Range<Int> { line * columns..<min((line + 1) * columns, cellCount) }

    /// Returns the id of a line: that of its first cell.
    package func id(at index: Int) -> AnyHashable {
        guard let place = place(index * columns), let source = place.part.source else { return AnyHashable(index) }
        return source.id(at: place.index)
    }

    package func row(at index: Int) -> ViewNode {
        let elements = cells(index).flatMap { cell in place(cell).map { $0.part.elements(at: $0.index) } ?? [] }
        if let line = lines[index], line.holds(elements) { return line }
        let line = GridLine(elements, layout, context(lazy: false))
        lines[index] = line
        return line
    }

    package func index(of id: AnyHashable, near hint: Int) -> Int? {
        var before = 0
        for part in parts {
            if let source = part.source {
                if let index = source.index(of: id, near: max(0, hint * columns - before)) {
                    return (before + index) / columns
                }
            } else if part.holds(id) {
                return before / columns
            }
            before += part.count
        }
        return nil
    }

    package func keep(_ indices: Range<Int>) {
        lines = lines.filter { indices.contains($0.key) }
        let kept =
            indices.isEmpty ? 0..<0 : cells(indices.lowerBound).lowerBound..<cells(indices.upperBound - 1).upperBound
        var before = 0
        for part in parts {
            let own = kept.clamped(to: before..<before + part.count)
            part.source?.keep(own.isEmpty ? 0..<0 : own.lowerBound - before..<own.upperBound - before)
            before += part.count
        }
    }

    package func rowActions(at index: Int) -> [RowAction] { [] }
}

/// Something whose rows depend on the width they have.
@MainActor
package protocol WidthFollower: AnyObject {
    func follow(width: Int)
}

/// One line of a grid.
private final class GridLine: ViewNode {
    private let cells: [ViewElement]
    private lazy var element = GridLineElement(self, cells: cells, layout: layout)
    private let layout: TrackLayout

    init(_ cells: [ViewElement], _ layout: TrackLayout, _ context: NodeContext) {
        self.cells = cells
        self.layout = layout
        super.init(context)
    }

    func holds(_ elements: [ViewElement]) -> Bool {
        elements.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init)
    }

    override var elements: [ViewElement] { [element] }
}

private final class GridLineElement: ViewElement {
    private let cells: [ViewElement]
    private var layout: TrackLayout

    init(_ node: ViewNode, cells: [ViewElement], layout: TrackLayout) {
        self.cells = cells
        self.layout = layout
        self.layout.isOneOfLines = true
        super.init(node)
        for cell in cells { adopt(cell) }
    }

    override var children: [ViewElement] { cells }
    override func measure(_ proposal: SizeProposal) -> CellSize { layout.plan(cells, proposal).total }
    override func layoutChildren() { layout.place(cells, in: frame) }

    override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        PageStep.cells(of: .cells, in: self, around: child)
    }
}
