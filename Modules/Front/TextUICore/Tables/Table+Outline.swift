/// Tables whose rows are trees.
extension Table {
    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .none, nil)
        customization = columnCustomization
    }

    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .one(selection), nil)
        customization = columnCustomization
    }

    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), nil)
        customization = columnCustomization
    }

    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .none, sortOrder)
        customization = columnCustomization
    }

    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .one(selection), sortOrder)
        customization = columnCustomization
    }

    /// Creates a table of a tree.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableOutlineGroupContent(data: data, children: children), .many(selection), sortOrder)
        customization = columnCustomization
    }
}
