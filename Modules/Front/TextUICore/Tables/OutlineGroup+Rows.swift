/// Trees of a table's rows.
extension OutlineGroup: TableRowContent where Leaf: TableRowContent {
    /// The type of the values of the rows.
    public typealias TableRowValue = Leaf.TableRowValue

    /// Makes the views of the tree's rows.
    @MainActor @preconcurrency
    public func _rows(_ cells: @escaping (Leaf.TableRowValue) -> AnyView) -> OutlineGroup<Data, ID, Leaf._Rows> {
        let make = Unchecked(value: (content: content, cells: cells))
        return OutlineGroup<Data, ID, Leaf._Rows>(
            data: data, id: id, children: children,
            content: { element in
                let element = Unchecked(value: element)
                return onMainActor { make.value.content(element.value)._rows(make.value.cells) }
            }, isInside: isInside)
    }
}

extension OutlineGroup where Leaf: TableRowContent {
    /// Creates a row for each element of a tree.
    @_disfavoredOverload
    public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where DataElement == Data.Element, ID == DataElement.ID, Leaf == TableRow<DataElement> {
        self.init(
            data: data, id: \.id, children: { $0[keyPath: children] },
            content: { element in
                let element = Unchecked(value: element)
                return onMainActor { TableRow(element.value) }
            })
    }

    /// Creates a row for a root and each element inside it.
    @_disfavoredOverload
    public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where Data == [DataElement], ID == DataElement.ID, Leaf == TableRow<DataElement> {
        self.init([root], children: children)
    }

    /// Creates rows for each element of a tree.
    @_disfavoredOverload
    public init<DataElement: Identifiable, Rows: TableRowContent>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Rows
    )
    where
        DataElement == Data.Element, ID == DataElement.ID, Leaf == _HeldTableRows<Rows>,
        Rows.TableRowValue == DataElement
    {
        self.init(
            data: data, id: \.id, children: { $0[keyPath: children] },
            content: { _HeldTableRows(rows: content($0)) })
    }
}
