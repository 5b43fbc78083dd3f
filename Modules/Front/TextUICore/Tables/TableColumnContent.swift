/// The columns of a table. As SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable
    associatedtype TableColumnSortComparator: SortComparator

    /// Only the front's own columns implement it.
    var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { get }
}

/// One column, whatever its views are.
@MainActor
public struct _TableColumn<Value, Sort> {
    let label: AnyView
    let cell: @MainActor (Value) -> AnyView
    let comparator: Sort?
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
}

/// How wide a column is, in points: as wide as the others where nothing is said.
struct TableColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// A column of a table: its label above, and what it shows of each row. As SwiftUI's `TableColumn`.
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort

    private var column: _TableColumn<RowValue, Sort>

    public var _columns: [_TableColumn<RowValue, Sort>] { [column] }

    init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
        let content = Unchecked(value: content)
        column = _TableColumn(
            label: AnyView(label), cell: { AnyView(content.value($0)) }, comparator: comparator)
    }

    /// A width of so many points; nil leaves it to the table.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
        return copy
    }

    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var copy = self
        copy.column.alignment = alignment.horizontal
        return copy
    }
}

/// Where a column's cells stand. As SwiftUI's `TableColumnAlignment`.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Side {
        case leading, center, trailing
    }

    private let side: Side

    public static let automatic = TableColumnAlignment(side: .leading)
    public static let leading = TableColumnAlignment(side: .leading)
    public static let center = TableColumnAlignment(side: .center)
    public static let trailing = TableColumnAlignment(side: .trailing)
    public static let numeric = TableColumnAlignment(side: .trailing)

    var horizontal: HorizontalAlignment {
        switch side {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Puts the columns of a table together. As SwiftUI's `TableColumnBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> _TableColumns<RowValue, Sort>
    where
        First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
        Next.TableRowValue == RowValue, Next.TableColumnSortComparator == Sort
    {
        _TableColumns(_columns: accumulated._columns + next._columns)
    }

    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        _TableColumns(_columns: column?._columns ?? [])
    }

    public static func buildEither<Column: TableColumnContent>(first: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        _TableColumns(_columns: first._columns)
    }

    public static func buildEither<Column: TableColumnContent>(second: Column) -> _TableColumns<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        _TableColumns(_columns: second._columns)
    }
}

/// Columns beside each other.
@MainActor @preconcurrency
public struct _TableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public let _columns: [_TableColumn<RowValue, Sort>]
}
