/// One or several columns of a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the value that a row shows.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators that the columns sort by; `Never` where they do not sort.
    associatedtype TableColumnSortComparator: SortComparator

    /// The columns, from the leading one. Only the front's own columns implement it.
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
    /// What a person's customization knows it by.
    var customizationID: String?
    var defaultVisibility = Visibility.automatic

    func isShown<RowValue>(by customization: TableColumnCustomization<RowValue>?) -> Bool {
        let asked = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
        return (asked == .automatic ? defaultVisibility : asked) != .hidden
    }

    /// The column as one whose label sorts by a comparator, or not at all.
    func sorted<Other>(by comparator: Other?) -> _TableColumn<Value, Other> {
        _TableColumn<Value, Other>(
            label: label, cell: cell, comparator: comparator, width: width, alignment: alignment,
            customizationID: customizationID, defaultVisibility: defaultVisibility)
    }
}

/// The width of a column, in points: as wide as the others where nothing is said.
struct TableColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
}

/// A column of a table, with its label above and a cell for each row.
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

    /// Sets the width of the column in points; `nil` leaves it to the table, which shares the rest among such columns.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Limits the width of the column in points. A column with an ideal width has just that; the limits hold for one
    /// without.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var copy = self
        copy.column.width = TableColumnWidth(least: min, ideal: ideal, most: max)
        return copy
    }
}

extension TableColumnContent {
    private func changing(
        _ change: (inout _TableColumn<TableRowValue, TableColumnSortComparator>) -> Void
    ) -> TupleTableColumnContent<TableRowValue, TableColumnSortComparator> {
        var columns = _columns
        for index in columns.indices { change(&columns[index]) }
        return TupleTableColumnContent(_columns: columns)
    }

    /// Names the column for `columnCustomization`.
    public func customizationID(
        _ id: String
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { changing { $0.customizationID = id } }

    /// Whether the column is shown before anybody says otherwise.
    public func defaultVisibility(
        _ visibility: Visibility
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.defaultVisibility = visibility }
    }

    /// Sets what a person may not change of the column. Has no effect in text.
    public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }

    /// Aligns the cells within the column.
    public func alignment(
        _ alignment: TableColumnAlignment
    ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
        changing { $0.alignment = alignment.horizontal }
    }
}

/// The place of a column's cells within its width.
public struct TableColumnAlignment: Hashable, Sendable {
    private enum Side {
        case leading, center, trailing
    }

    private let side: Side

    /// The leading side.
    public static let automatic = TableColumnAlignment(side: .leading)
    /// The leading side.
    public static let leading = TableColumnAlignment(side: .leading)
    /// The middle.
    public static let center = TableColumnAlignment(side: .center)
    /// The trailing side.
    public static let trailing = TableColumnAlignment(side: .trailing)
    /// The trailing side, so that digits stand below each other.
    public static let numeric = TableColumnAlignment(side: .trailing)

    var horizontal: HorizontalAlignment {
        switch side {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// Takes a statement that is a column.
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Takes a statement that is a column by which nothing is sorted, also beside those that sort.
    @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> TupleTableColumnContent<
        RowValue, Sort
    >
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never {
        TupleTableColumnContent(_columns: column._columns.map { $0.sorted(by: nil) })
    }

    /// Begins the block with its first column.
    public static func buildPartialBlock<Column: TableColumnContent>(first column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// Adds a column after the ones before it.
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> TupleTableColumnContent<RowValue, Sort>
    where
        First.TableRowValue == RowValue, First.TableColumnSortComparator == Sort,
        Next.TableRowValue == RowValue, Next.TableColumnSortComparator == Sort
    {
        TupleTableColumnContent(_columns: accumulated._columns + next._columns)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> _OptionalTableColumns<Column>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        _OptionalTableColumns(column: column)
    }

    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<Column: TableColumnContent>(first: Column) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: first._columns)
    }

    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<Column: TableColumnContent>(second: Column) -> TupleTableColumnContent<
        RowValue, Sort
    >
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: second._columns)
    }

    /// Builds an `if` that asks for the system's version.
    public static func buildLimitedAvailability<Column: TableColumnContent>(
        _ column: Column
    ) -> TupleTableColumnContent<RowValue, Sort>
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort {
        TupleTableColumnContent(_columns: column._columns)
    }
}

/// Columns that may be none.
@MainActor @preconcurrency
public struct _OptionalTableColumns<Column: TableColumnContent>: TableColumnContent {
    public typealias TableRowValue = Column.TableRowValue
    public typealias TableColumnSortComparator = Column.TableColumnSortComparator
    let column: Column?
    /// The columns, if there are any.
    public var _columns: [_TableColumn<TableRowValue, TableColumnSortComparator>] { column?._columns ?? [] }
}

/// Columns beside each other.
@MainActor @preconcurrency
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    /// The columns, from the leading one.
    public let _columns: [_TableColumn<RowValue, Sort>]
}

/// Columns for the elements of a collection. As SwiftUI's `TableColumnForEach`.
@MainActor @preconcurrency
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public let _columns: [_TableColumn<RowValue, Sort>]

    /// Creates columns for the elements of a collection, known by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { _columns = data.flatMap { content($0)._columns } }

    /// Creates columns for the elements of a collection.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { self.init(data, id: \.id, content: content) }

    /// Creates columns for the numbers of a constant range.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int { self.init(data, id: \.self, content: content) }
}
