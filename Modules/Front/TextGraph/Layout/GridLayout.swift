/// A grid as a layout, as SwiftUI's `GridLayout`.
public struct GridLayout: _NativeLayout {
    /// The alignment of the views in their cells.
    public var alignment: Alignment
    /// The points between columns; nil for one column.
    public var horizontalSpacing: CGFloat?
    /// The points between rows; nil for none.
    public var verticalSpacing: CGFloat?

    /// Creates a layout. The spacings are in points.
    public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The grid in whole cells.
    @MainActor
    public var _native: NativeLayout? {
        let layout = self
        return NativeLayout(measure: { layout.plan($0, $1).total }, place: { layout.place($0, in: $1) })
    }

    struct Cell {
        let element: ViewElement
        let column: Int
        let says: GridCell
    }

    struct Row {
        var cells: [Cell]
        /// Whether this is a view outside of rows, which has the whole width.
        let isWhole: Bool
        let alignment: VerticalAlignment?
    }

    struct Plan {
        var rows: [Row] = []
        var widths: [Int] = []
        var heights: [Int] = []
        var total = CellSize(width: 0, height: 0)
    }

    private var gapAcross: Int { horizontalSpacing.map { Points.extent($0, along: .horizontal) } ?? 1 }
    private var gapDown: Int { verticalSpacing.map { Points.extent($0, along: .vertical) } ?? 0 }

    @MainActor
    private func rows(_ children: [ViewElement]) -> [Row] {
        var rows: [Row] = []
        var last: ObjectIdentifier?
        for child in children {
            let says = child.trait(GridCellTrait.self) ?? GridCell()
            guard let row = child.trait(GridRowTrait.self) else {
                rows.append(Row(cells: [Cell(element: child, column: 0, says: says)], isWhole: true, alignment: nil))
                last = nil
                continue
            }
            if row.id != last { rows.append(Row(cells: [], isWhole: false, alignment: row.alignment)) }
            last = row.id
            let column = rows[rows.count - 1].cells.last.map { $0.column + $0.says.columns } ?? 0
            rows[rows.count - 1].cells.append(Cell(element: child, column: column, says: says))
        }
        return rows
    }

    @MainActor
    func plan(_ children: [ViewElement], _ proposal: SizeProposal) -> Plan {
        var plan = Plan()
        plan.rows = rows(children)
        let cells = plan.rows.filter { !$0.isWhole }.flatMap(\.cells)
        let count = cells.map { $0.column + $0.says.columns }.max() ?? 0
        plan.widths = widths(of: cells, count: count, proposal)
        let across = plan.widths.reduce(0, +) + max(0, count - 1) * gapAcross
        let wholes = plan.rows.filter(\.isWhole).flatMap(\.cells).filter { !$0.says.unsized.contains(.horizontal) }
        let offered = proposal.width.map { max($0, across) }
        let whole = wholes.map { $0.element.size(SizeProposal(width: offered, height: nil)).width }.max() ?? 0
        plan.total.width = min(SizeProposal.unlimited, max(across, whole))
        for row in plan.rows {
            let sized = row.cells.filter { !$0.says.unsized.contains(.vertical) }
            plan.heights.append(
                sized.map { cell in
                    let width = row.isWhole ? plan.total.width : width(of: cell, plan.widths)
                    return cell.element.size(SizeProposal(width: width, height: nil)).height
                }.max() ?? 0)
        }
        plan.total.height = plan.heights.reduce(0, +) + max(0, plan.rows.count - 1) * gapDown
        return plan
    }

    private func width(of cell: Cell, _ widths: [Int]) -> Int {
        let columns = widths[cell.column..<min(widths.count, cell.column + cell.says.columns)]
        return columns.reduce(0, +) + max(0, columns.count - 1) * gapAcross
    }

    /// The columns share the width as the views of a stack do: the least flexible chooses first.
    @MainActor
    private func widths(of cells: [Cell], count: Int, _ proposal: SizeProposal) -> [Int] {
        var widths = [Int](repeating: 0, count: count)
        let single = cells.filter { $0.says.columns == 1 && !$0.says.unsized.contains(.horizontal) }
        let columns = Dictionary(grouping: single, by: \.column)
        func width(_ column: Int, offered: Int?) -> Int {
            columns[column]?.map { $0.element.size(SizeProposal(width: offered, height: nil)).width }.max() ?? 0
        }
        if let offered = proposal.width, offered < SizeProposal.unlimited {
            let flexible = (0..<count).map {
                (column: $0, by: width($0, offered: SizeProposal.unlimited) - width($0, offered: 0))
            }
            var left = max(0, offered - max(0, count - 1) * gapAcross)
            for (position, entry) in flexible.sorted(by: { ($0.by, $0.column) < ($1.by, $1.column) }).enumerated() {
                let remaining = count - position
                widths[entry.column] = width(entry.column, offered: (left + remaining - 1) / remaining)
                left = max(0, left - widths[entry.column])
            }
        } else {
            for column in 0..<count { widths[column] = width(column, offered: proposal.width) }
        }
        // What spans several columns widens the last of them where it needs more.
        for cell in cells where cell.says.columns > 1 && !cell.says.unsized.contains(.horizontal) {
            let has = self.width(of: cell, widths)
            let needs = cell.element.size(SizeProposal(width: proposal.width == nil ? nil : has, height: nil)).width
            if needs > has { widths[min(count, cell.column + cell.says.columns) - 1] += needs - has }
        }
        return widths
    }

    @MainActor
    func place(_ children: [ViewElement], in frame: CellRect) {
        let plan = plan(children, SizeProposal(width: frame.width, height: frame.height))
        let columnAlignments = plan.rows.flatMap(\.cells).reduce(into: [Int: HorizontalAlignment]()) {
            if let alignment = $1.says.columnAlignment, $0[$1.column] == nil { $0[$1.column] = alignment }
        }
        var y = frame.y
        for (row, height) in zip(plan.rows, plan.heights) {
            for cell in row.cells {
                let x = plan.widths.prefix(cell.column).reduce(frame.x) { $0 + $1 + gapAcross }
                let width = row.isWhole ? frame.width : width(of: cell, plan.widths)
                let place = CellRect(x: row.isWhole ? frame.x : x, y: y, width: width, height: height)
                let size = cell.element.size(SizeProposal(width: width, height: height))
                if let anchor = cell.says.anchor {
                    cell.element.place(anchor.place(size, in: place))
                } else {
                    let column = row.isWhole ? nil : columnAlignments[cell.column]
                    let alignment = Alignment(
                        horizontal: column ?? self.alignment.horizontal,
                        vertical: row.alignment ?? self.alignment.vertical)
                    cell.element.place(alignment.place(cell.element, size, in: place))
                }
            }
            y += height + gapDown
        }
    }
}

extension UnitPoint {
    /// The place of a thing of `size` in `frame`, this point of the one on this point of the other.
    func place(_ size: CellSize, in frame: CellRect) -> CellRect {
        CellRect(
            x: frame.x + Alignment.offset(x, free: frame.width - size.width),
            y: frame.y + Alignment.offset(y, free: frame.height - size.height), width: size.width,
            height: size.height)
    }
}
