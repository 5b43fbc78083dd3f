extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    /// The type of the values of the rows.
    public typealias TableRowValue = Content.TableRowValue

    /// Makes a section of the rows' views.
    @MainActor
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> some View {
        Section<Parent, Content._Rows, Footer>(header: header, content: content._rows(cells), footer: footer)
    }
}

extension Section where Parent: View, Footer == EmptyView {
    /// Creates a section of a table's rows with a header.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value, Rows: TableRowContent>(
        @TableRowBuilder<Value> content: () -> Rows, @ViewBuilder header: () -> Parent
    )
    where Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value {
        self.init(header: header(), content: _HeldTableRows(rows: content()), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    /// Creates a section of a table's rows without a header.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value, Rows: TableRowContent>(@TableRowBuilder<Value> content: () -> Rows)
    where Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value {
        self.init(header: EmptyView(), content: _HeldTableRows(rows: content()), footer: EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// Creates a section of a table's rows whose title is looked up in the String Catalog.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value, Rows: TableRowContent>(
        _ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Rows
    )
    where Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value {
        self.init(header: Text(titleKey), content: _HeldTableRows(rows: content()), footer: EmptyView())
    }

    /// Creates a section of a table's rows titled by a string, shown as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Title: StringProtocol, Value, Rows: TableRowContent>(
        _ title: Title, @TableRowBuilder<Value> content: () -> Rows
    )
    where Content == _HeldTableRows<Rows>, Rows.TableRowValue == Value {
        self.init(header: Text(title), content: _HeldTableRows(rows: content()), footer: EmptyView())
    }
}
