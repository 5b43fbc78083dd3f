/// Trees of a binding's elements; each row gets a binding to its element.
extension OutlineGroup where Leaf: View {
    /// Creates a tree of a binding's elements, identified by a property.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C> {
        let own: KeyPath<Binding<C.Element>, C.Element> = \.wrappedValue
        self.init(
            data: data, id: own.appending(path: id), children: { Binding($0[dynamicMember: children]) },
            content: content)
    }

    /// Creates a tree of a binding's elements.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, id: \C.Element.id, children: children, content: content)
    }
}

extension List {
    /// Creates a list of a tree of a binding's elements, one of which can be chosen.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }

    /// Creates a list of a tree of a binding's elements, several of which can be chosen.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(data, id: \.id, children: children, selection: selection, rowContent: rowContent)
    }

    /// Creates a list of a tree of a binding's elements, identified by a property, one of which can be chosen.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of a binding's elements, identified by a property, several of which can be chosen.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of a tree of a binding's elements.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of a binding's elements, identified by a property.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == OutlineGroup<Binding<C>, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
