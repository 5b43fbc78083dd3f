extension Table {
    /// Creates a table with a row for each element.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableForEachContent(data: data), .none, nil)
    }

    /// Creates a table in which one row can be chosen; the binding holds its id, or `nil`.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableForEachContent(data: data), .one(selection), nil)
    }

    /// Creates a table in which several rows can be chosen; the binding holds their ids.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Never {
        self.init(columns(), TableForEachContent(data: data), .many(selection), nil)
    }

    /// Creates a table whose column labels change the sort order. The program sorts the data itself when the binding
    /// changes.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableForEachContent(data: data), .none, sortOrder)
    }

    /// Creates a sorted table in which one row can be chosen.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableForEachContent(data: data), .one(selection), sortOrder)
    }

    /// Creates a sorted table in which several rows can be chosen.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Columns.TableColumnSortComparator == Sort, Sort.Compared == Value {
        self.init(columns(), TableForEachContent(data: data), .many(selection), sortOrder)
    }
}
