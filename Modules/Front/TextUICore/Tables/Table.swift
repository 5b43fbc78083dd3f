/// Rows with columns, of which only the rows in view are made. The columns' labels stand above; where the table has a
/// sort order, pressing a label sorts by it (`↑`), and a second press turns the order round (`↓`). On a screen narrower
/// than 60 columns a row is its first column alone, without labels.
@MainActor @preconcurrency
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    enum Selection {
        case none
        case one(Binding<Value.ID?>)
        case many(Binding<Set<Value.ID>>)
    }

    let columns: Columns
    let rows: Rows
    let selection: Selection
    let sortOrder: Binding<[Columns.TableColumnSortComparator]>?
    var customization: Binding<TableColumnCustomization<Value>>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers

    init(
        _ columns: Columns, _ rows: Rows, _ selection: Selection,
        _ sortOrder: Binding<[Columns.TableColumnSortComparator]>?
    ) {
        self.columns = columns
        self.rows = rows
        self.selection = selection
        self.sortOrder = sortOrder
    }

    /// The labels above a list of the rows.
    public var body: some View {
        let shown = columns._columns.filter { $0.isShown(by: customization?.wrappedValue) }
        let columns = sizeClass == .compact ? Array(shown.prefix(1)) : shown
        let arrangement = TableRowArrangement(columns: columns.map { ($0.width, $0.alignment) })
        VStack(alignment: .leading, spacing: 0) {
            if sizeClass != .compact, headers != .hidden {
                ArrangedView(arrangement.ofHead) {
                    ForEach(columns.indices, id: \.self) { index in
                        TableHeader(column: columns[index], sortOrder: sortOrder)
                    }
                }
                .modifier(TableHeaderLead(isChoice: isChoice))
            }
            list(arrangement, columns).environment(\.rowsAreWide, true)
        }
        .ofTable
    }

    private var isChoice: Bool {
        if case .none = selection { false } else { true }
    }

    @ViewBuilder
    private func list(
        _ arrangement: TableRowArrangement, _ columns: [_TableColumn<Value, Columns.TableColumnSortComparator>]
    ) -> some View {
        let content = rows._rows { value in
            AnyView(
                ArrangedView(arrangement) {
                    ForEach(columns.indices, id: \.self) { index in
                        ZStack(alignment: .leading) { columns[index].cell(value) }.lineLimit(1)
                    }
                })
        }
        switch selection {
        case .none: List { content }
        case .one(let binding): List(selection: binding) { content }
        case .many(let binding): List(selection: binding) { content }
        }
    }
}

extension VStack {
    /// The same as a table of its rows and the labels of their columns, in a page.
    fileprivate var ofTable: Self {
        var copy = self
        copy.partOfCells = .table
        return copy
    }
}

/// A column's label: a button where the table is sorted by columns.
private struct TableHeader<Value, Sort: SortComparator>: View {
    let column: _TableColumn<Value, Sort>
    let sortOrder: Binding<[Sort]>?

    var body: some View {
        if let sortOrder, let comparator = column.comparator {
            let order = sortOrder.wrappedValue.first.flatMap { $0.isLike(comparator) ? $0.order : nil }
            Button {
                sortOrder.wrappedValue.sort(by: comparator)
            } label: {
                HStack(spacing: 8) {
                    column.label
                    if let order {
                        Text(verbatim: order == .forward ? "↑" : "↓").accessibilityHidden(true)
                    }
                }
                .accessibilityValue(order.map { $0 == .forward ? "ascending" : "descending" } ?? "")
            }
            .bold()
        } else {
            ZStack(alignment: .leading) { column.label }.bold().lineLimit(1)
        }
    }
}

extension SortComparator {
    /// Whether another sorts by the same, in whatever order.
    fileprivate func isLike(_ other: Self) -> Bool {
        var copy = self
        copy.order = other.order
        return copy == other
    }
}

extension Array where Element: SortComparator {
    /// Sorts by a comparator before all others; once more, and it sorts the other way round.
    fileprivate mutating func sort(by comparator: Element) {
        var next = comparator
        if let first, first.isLike(comparator) {
            next = first
            next.order = first.order == .forward ? .reverse : .forward
        }
        removeAll { $0.isLike(comparator) }
        insert(next, at: 0)
    }
}

/// The columns that a list puts before rows that can be chosen.
private struct TableHeaderLead: ViewModifier {
    let isChoice: Bool
    @Environment(\.refColumns) private var refColumns

    func body(content: Content) -> some View {
        let columns = isChoice ? refColumns + ListElement.choiceColumns : 0
        content.padding(.leading, Points.length(columns, along: .horizontal))
    }
}
