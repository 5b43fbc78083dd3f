/// The rows of a table. As SwiftUI's `TableRowContent`.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable
    associatedtype _Rows: View

    /// Only the front's own rows implement it: the rows as views, made of the cells of a value.
    func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> _Rows
}

/// A row of a table. As SwiftUI's `TableRow`.
@MainActor @preconcurrency
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let value: Value

    public init(_ value: Value) {
        self.value = value
    }

    public func _rows(_ cells: @escaping (Value) -> AnyView) -> some View {
        cells(value).tag(value.id)
    }
}

/// A row for each element of a collection. As SwiftUI's `TableForEachContent`.
@MainActor @preconcurrency
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    let data: Data

    public func _rows(_ cells: @escaping (Data.Element) -> AnyView) -> some View {
        ForEach(data) { cells($0).tag($0.id) }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue

    public func _rows(_ cells: @escaping (Content.TableRowValue) -> AnyView) -> some View {
        let make = Unchecked(value: (content: content, cells: cells))
        return ForEach<Data, ID, _>(
            data: data,
            content: { element in
                let element = Unchecked(value: element)
                return onMainActor { make.value.content(element.value)._rows(make.value.cells) }
            }, id: id)
    }
}

extension ForEach where Content: TableRowContent {
    @_disfavoredOverload
    public init<Value>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Value {
        self.init(data: data, content: content, id: { $0.id })
    }

    @_disfavoredOverload
    public init<Value>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
}

/// Puts the rows of a table together. As SwiftUI's `TableRowBuilder`.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

    public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }

    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> _TableRows<Value> where First.TableRowValue == Value, Next.TableRowValue == Value {
        _TableRows(parts: [{ AnyView(accumulated._rows($0)) }, { AnyView(next._rows($0)) }])
    }

    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> _TableRows<Value>
    where Row.TableRowValue == Value {
        _TableRows(parts: row.map { row in [{ AnyView(row._rows($0)) }] } ?? [])
    }

    public static func buildEither<Row: TableRowContent>(first: Row) -> _TableRows<Value>
    where Row.TableRowValue == Value { _TableRows(parts: [{ AnyView(first._rows($0)) }]) }

    public static func buildEither<Row: TableRowContent>(second: Row) -> _TableRows<Value>
    where Row.TableRowValue == Value { _TableRows(parts: [{ AnyView(second._rows($0)) }]) }
}

/// Rows below each other.
@MainActor @preconcurrency
public struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    let parts: [@MainActor (@escaping (Value) -> AnyView) -> AnyView]

    public func _rows(_ cells: @escaping (Value) -> AnyView) -> some View {
        ForEach(parts.indices, id: \.self) { parts[$0](cells) }
    }
}

/// A row with something more that can be done with it.
@MainActor @preconcurrency
public struct _MenuTableRow<Row: TableRowContent, Items: View>: TableRowContent {
    public typealias TableRowValue = Row.TableRowValue
    let row: Row
    let items: Items

    public func _rows(_ cells: @escaping (Row.TableRowValue) -> AnyView) -> some View {
        row._rows(cells).contextMenu { items }
    }
}

extension TableRowContent {
    /// Buttons of a menu that belongs to the row: in text its further actions.
    public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TableRowContent<TableRowValue> {
        _MenuTableRow(row: self, items: menuItems())
    }
}
