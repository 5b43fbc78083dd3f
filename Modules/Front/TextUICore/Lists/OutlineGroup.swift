/// A tree of rows whose branches open and close when they are pressed, as SwiftUI's `OutlineGroup`.
nonisolated public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf> {
    let data: Data
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let content: (Data.Element) -> Leaf
    let isInside: Bool

    init(
        data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
        content: @escaping (Data.Element) -> Leaf, isInside: Bool = false
    ) {
        self.data = data
        self.id = id
        self.children = children
        self.content = content
        self.isInside = isInside
    }
}

extension OutlineGroup: View where Leaf: View {
    /// The elements, a branch as a disclosure group, two columns in from the one around.
    @MainActor
    public var body: some View {
        ForEach(data, id: id) { element in
            if let inner = children(element) {
                // The type of a branch within a branch would have no end.
                DisclosureGroup {
                    AnyView(
                        OutlineGroup(data: inner, id: id, children: children, content: content, isInside: true))
                } label: {
                    content(element)
                }
                .padding(.leading, indent)
            } else {
                content(element).padding(.leading, indent)
            }
        }
    }

    /// Two columns from the branch around, which stands away from its own in turn.
    private var indent: CGFloat { isInside ? 2 * Points.perColumn : 0 }
}

extension OutlineGroup where Leaf: View {
    /// Creates a tree of elements, identified by a property.
    ///
    /// - Parameters:
    ///   - data: The elements at the top of the tree.
    ///   - id: The property that identifies an element.
    ///   - children: The elements inside an element; nil for a leaf.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) {
        self.init(data: data, id: id, children: { $0[keyPath: children] }, content: content)
    }

    /// Creates a tree of elements.
    ///
    /// - Parameters:
    ///   - data: The elements at the top of the tree.
    ///   - children: The elements inside an element; nil for a leaf.
    ///   - content: Makes the view of an element.
    public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, id: \.id, children: children, content: content)
    }

    /// Creates a tree of one root and the elements inside it.
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data == [DataElement], DataElement: Identifiable, ID == DataElement.ID {
        self.init([root], id: \.id, children: children, content: content)
    }
}

extension List {
    /// Creates a list of a tree of elements.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    )
    where
        SelectionValue == Never, Content == OutlineGroup<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable
    {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where SelectionValue == Never, Content == OutlineGroup<Data, ID, RowContent> {
        self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements, one of which can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// Creates a list of a tree of elements, several of which can be chosen.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
}
