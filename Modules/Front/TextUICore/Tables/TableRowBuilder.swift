/// Builds the rows of a table from the statements of a closure. The rows keep their types, by which a list finds the
/// sections among them.
@resultBuilder
@MainActor @preconcurrency
public struct TableRowBuilder<Value: Identifiable> {
    /// Builds an empty closure.
    public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    /// Takes a statement that is a row.
    public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row where Row.TableRowValue == Value { row }

    /// Begins the block with its first row.
    public static func buildPartialBlock<Row: TableRowContent>(first row: Row) -> Row
    where Row.TableRowValue == Value { row }

    /// Adds a row after the ones before it.
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> TupleTableRowContent<First, Next> where First.TableRowValue == Value, Next.TableRowValue == Value {
        TupleTableRowContent(first: accumulated, next: next)
    }

    /// Builds an `if` without `else`.
    public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row? where Row.TableRowValue == Value { row }

    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.first(first))
    }

    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
        _ConditionalContent(.second(second))
    }

    /// Builds an `if` that asks for the system's version.
    public static func buildLimitedAvailability<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }
}

/// Rows, and those below them.
@MainActor @preconcurrency
public struct TupleTableRowContent<First: TableRowContent, Next: TableRowContent>: TableRowContent
where First.TableRowValue == Next.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    let first: First
    let next: Next

    /// Makes the rows' views, one after the other.
    @ViewBuilder
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> some View {
        first._rows(cells)
        next._rows(cells)
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue

    /// Makes the views of the rows, where there are rows.
    @MainActor
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> Wrapped._Rows? {
        map { $0._rows(cells) }
    }
}

extension _ConditionalContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue

    /// Makes the views of the rows of one side.
    @MainActor @ViewBuilder
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> some View {
        switch storage {
        case .first(let rows): rows._rows(cells)
        case .second(let rows): rows._rows(cells)
        }
    }
}
