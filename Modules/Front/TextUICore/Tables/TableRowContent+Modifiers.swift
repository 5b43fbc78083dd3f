/// Rows whose views have a modifier.
@MainActor @preconcurrency
public struct _ModifiedTableRow<Row: TableRowContent, Rows: View>: TableRowContent {
    public typealias TableRowValue = Row.TableRowValue
    var row: Row
    let modified: (Row._Rows) -> Rows

    /// Makes the rows' views with the modifier.
    public func _rows(_ cells: @escaping (Row.TableRowValue) -> AnyView) -> Rows { modified(row._rows(cells)) }
}

extension _ModifiedTableRow: DynamicTableRowContent where Row: DynamicTableRowContent {
    /// The collection whose elements are shown.
    public var data: Row.Data { row.data }

    /// The rows with a way to insert what is held between them.
    public func _inserting(_ insertion: @escaping _RowInsertion) -> Self {
        var copy = self
        copy.row = row._inserting(insertion)
        return copy
    }
}

extension TableRowContent {
    /// Gives the row further actions, the buttons of the menu.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> _ModifiedTableRow<Self, some View> {
        let items = menuItems()
        return _ModifiedTableRow(row: self) { rows in rows.contextMenu { items } }
    }

    /// Gives the row further actions, the buttons of the menu. The preview is not shown in text.
    public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> _ModifiedTableRow<Self, some View> { contextMenu(menuItems: menuItems) }

    /// Keeps the row from being chosen.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(row: self) { rows in rows.selectionDisabled(isDisabled) }
    }

    /// Lets the row be dragged: it has the further action `Drag`.
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(row: self) { rows in rows.draggable(payload()) }
    }

    /// Lets a dragged value be dropped on the row: while a value that converts to a `T` is held, the row has the
    /// further action `Drop`. `action` receives the value, alone in its array.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        _ModifiedTableRow(row: self) { rows in
            rows.dropDestination(for: T.self) { items, _ in
                action(items)
                return true
            }
        }
    }

    /// Lets the row be dragged as a provider of data, which is made when `Drag` is chosen, unless `action` is nil or
    /// provides nothing.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> _ModifiedTableRow<Self, some View> {
        _ModifiedTableRow(row: self) { rows in rows.itemProvider(action) }
    }

    /// Runs `action` when a pointer comes over the row or leaves it. Has no effect in text: the action is not run.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> { self }
}
