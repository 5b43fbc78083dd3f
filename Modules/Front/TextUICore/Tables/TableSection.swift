extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
    /// The type of the values of the rows.
    public typealias TableRowValue = Content.TableRowValue

    /// Makes a section of the rows' views.
    @MainActor
    public func _rows(_ cells: @escaping (TableRowValue) -> AnyView) -> some View {
        Section<Parent, Content._Rows, Footer>(header: header, content: content._rows(cells), footer: footer)
    }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of a table's rows with a header.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value>(@TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent)
    where Content.TableRowValue == Value {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of a table's rows without a header.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Content.TableRowValue == Value {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
    /// Creates a section of a table's rows whose title is looked up in the String Catalog.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Value>(_ titleKey: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section of a table's rows titled by a string, shown as it is.
    @_disfavoredOverload
    @MainActor @preconcurrency
    public init<Title: StringProtocol, Value>(_ title: Title, @TableRowBuilder<Value> content: () -> Content)
    where Content.TableRowValue == Value {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}
