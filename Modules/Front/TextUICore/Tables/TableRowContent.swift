/// One or several rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of the value that a row shows.
    associatedtype TableRowValue: Identifiable
    /// The type of the rows as views.
    associatedtype _Rows: View

    /// Returns the rows as views, made of the cells of a value. Only the front's own rows implement it.
    func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> _Rows
}

/// A row of a table.
@MainActor @preconcurrency
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value

    /// Creates a row that shows a value.
    public init(_ value: Value) {
        self.value = value
    }

    /// Makes the row's view, which is chosen by the id of the value.
    public func _rows(_ cells: @escaping (Value) -> AnyView) -> some View {
        cells(value).tag(value.id)
    }
}

/// A row for each element of a collection.
@MainActor @preconcurrency
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data

    /// Makes the rows' views, each chosen by the id of its element.
    public func _rows(_ cells: @escaping (Data.Element) -> AnyView) -> some View {
        ForEach(data) { cells($0).tag($0.id) }
    }
}

/// A row with others below it, which open when it is pressed. As SwiftUI's `DisclosureTableRow`.
@MainActor @preconcurrency
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
    /// The type of the values of the rows.
    public typealias TableRowValue = Label.TableRowValue
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?

    /// Creates a row for a value, with others below it.
    public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        label = TableRow(value)
        self.content = content
        self.isExpanded = isExpanded
    }

    /// Makes the views of the rows. The table calls it.
    @ViewBuilder
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> some View {
        if let isExpanded {
            DisclosureGroup(isExpanded: isExpanded) {
                content()._rows(cells)
            } label: {
                label._rows(cells)
            }
        } else {
            DisclosureGroup {
                content()._rows(cells)
            } label: {
                label._rows(cells)
            }
        }
    }
}

/// The rows of a tree. As SwiftUI's `TableOutlineGroupContent`.
@MainActor @preconcurrency
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    public func _rows(_ cells: @escaping (Data.Element) -> AnyView) -> some View {
        let cells = Unchecked(value: cells)
        return OutlineGroup(data, children: children) { cells.value($0).tag($0.id) }
    }
}

/// No rows. As SwiftUI's `EmptyTableRowContent`.
@MainActor @preconcurrency
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    /// Makes the views of the rows. The table calls it.
    public func _rows(_ cells: @escaping (Value) -> AnyView) -> some View { EmptyView() }
}

/// The rows in a `ForEach` or a `Section` of a table. They are no view, whatever they are made of, so that the compiler
/// reads the closure of a `ForEach` or `Section` among views only for views.
nonisolated public struct _HeldTableRows<Rows: TableRowContent>: TableRowContent {
    /// The type of the values of the rows.
    public typealias TableRowValue = Rows.TableRowValue
    let rows: Rows

    /// Makes the views of the rows.
    @MainActor @preconcurrency
    public func _rows(_ cells: @escaping (Rows.TableRowValue) -> AnyView) -> Rows._Rows { rows._rows(cells) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    /// Makes the views of each element's rows.
    public func _rows(_ cells: @escaping (Content.TableRowValue) -> AnyView) -> some View {
        let make = Unchecked(value: (content: content, cells: cells))
        var rows = ForEach<Data, ID, Content._Rows>(
            data: data,
            content: { element in
                let element = Unchecked(value: element)
                return onMainActor { make.value.content(element.value)._rows(make.value.cells) }
            }, id: id)
        rows.insertion = insertion
        return rows
    }
}

extension ForEach where Content: TableRowContent {
    /// Creates a row for each element.
    @_disfavoredOverload
    public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(
            data: data,
            content: { element in
                let element = Unchecked(value: element)
                return onMainActor { TableRow(element.value) }
            }, id: { $0.id })
    }

    /// Creates rows for each element, known by its own `id`.
    @_disfavoredOverload
    public init<Value, Rows: TableRowContent>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Rows
    )
    where
        Data.Element: Identifiable, ID == Data.Element.ID, Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value
    {
        self.init(data: data, content: { _HeldTableRows(rows: content($0)) }, id: { $0.id })
    }

    /// Creates rows for each element, known by the value at a key path.
    @_disfavoredOverload
    public init<Value, Rows: TableRowContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Rows
    ) where Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value {
        self.init(data: data, content: { _HeldTableRows(rows: content($0)) }, id: { $0[keyPath: id] })
    }
}
