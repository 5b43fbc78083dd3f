/// Rows in a window of their own, as SwiftUI's `List`. Only the rows in view are made, so that a frame costs the same
/// for any number of them; `more` and `less` move the window.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    enum Selection {
        case none
        case one(Binding<SelectionValue?>)
        case many(Binding<Set<SelectionValue>>)
    }

    let content: Content
    let selection: Selection

    init(content: Content, selection: Selection) {
        self.content = content
        self.selection = selection
    }

    /// Creates a list of rows, one of which can be chosen by its `tag` or its `ForEach`'s id. A press on the chosen row
    /// gives the choice up.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { .one($0) } ?? .none)
    }

    /// Creates a list of rows, several of which can be chosen by their `tag` or their `ForEach`'s id.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: selection.map { .many($0) } ?? .none)
    }

    /// Creates a list of a collection's elements, one of which can be chosen by its id.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a collection's elements, several of which can be chosen by their ids.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(selection: selection) { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a collection's elements, identified by a property, one of which can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list of a collection's elements, identified by a property, several of which can be chosen.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        ListNode(view, context)
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of rows.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: .none)
    }

    /// Creates a list of a collection's elements.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a collection's elements, identified by a property.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init { ForEach(data, id: id, content: rowContent) }
    }

    /// Creates a list of numbers. The range must not change.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init { ForEach(data, content: rowContent) }
    }

    /// Creates a list of a binding's elements; each row gets a binding to its element.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable
    {
        self.init { ForEach(data, content: rowContent) }
    }
}

private final class ListNode<SelectionValue: Hashable, Content: View>: ContentNode<
    List<SelectionValue, Content>, Content
>
{
    private lazy var element = ListElement(
        self, rows: { [unowned self] in self.rows },
        select: SelectionValue.self == Never.self ? nil : { [unowned self] in self.select($0) })

    override init(_ view: List<SelectionValue, Content>, _ context: NodeContext) {
        super.init(view, context)
        leadOn()
    }

    override class func content(of view: List<SelectionValue, Content>) -> Content { view.content }

    /// In a column of a split view, a choice shows the next column.
    private func leadOn() {
        guard let split = environment.splitColumn, case .one(let binding) = view.selection else { return }
        let column = split.column
        column.clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
        column.choose = { value in
            guard let value = value.base as? SelectionValue else { return false }
            binding.wrappedValue = value
            split.columns.stack?.showLastColumn()
            return true
        }
        if !column.leadsOn { column.leadsOn = true }
        let choice = Tracking.run(self) { binding.wrappedValue }
        guard choice != chosen else { return }
        let hadChoice = chosen != nil
        chosen = choice
        split.columns.stack?.showLastColumn()
        guard hadChoice != (choice != nil) else { return }
        graph.afterUpdate { split.show(choice != nil) }
    }

    private var chosen: SelectionValue?

    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = true
        return context
    }

    /// The environment of the list, and that of its rows, until it changes.
    private var known: (outer: EnvironmentValues, inner: EnvironmentValues)?

    override func childEnvironment() -> EnvironmentValues {
        if let known, known.outer.isIdentical(to: environment) { return known.inner }
        var inner = environment
        if inner.listItemTint == nil { inner.listItemTint = .preferred(.accentColor) }
        known = (environment, inner)
        return inner
    }

    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }

    /// Its rows tell themselves that they have changed; what is chosen of them it is asked.
    override func showsAlike(_ view: List<SelectionValue, Content>) -> Bool {
        if case .none = view.selection { true } else { false }
    }

    override func showAnew() { element.invalidateLayout() }

    private var rows: RowCollector {
        var rows = RowCollector()
        child.visitRows(&rows)
        return rows
    }

    override func update(_ view: List<SelectionValue, Content>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        leadOn()
    }

    private func select(_ tag: AnyHashable) -> ListElement.Selecting? {
        if case .none = view.selection { return nil }
        guard let value = tag.base as? SelectionValue else { return nil }
        switch view.selection {
        case .none: return nil
        case .one(let binding):
            let isChosen = Tracking.run(self) { binding.wrappedValue == value }
            return .init(isChosen: isChosen, chosen: isChosen ? [tag] : []) {
                binding.wrappedValue = isChosen ? nil : value
            }
        case .many(let binding):
            let chosen = Tracking.run(self) { binding.wrappedValue }
            let isChosen = chosen.contains(value)
            let isEdited = Tracking.run(self) { environment.editMode?.wrappedValue.isEditing == true }
            return .init(
                isChosen: isChosen, chosen: isChosen ? Set(chosen.map { AnyHashable($0) }) : [], isEdited: isEdited
            ) {
                if isChosen { binding.wrappedValue.remove(value) } else { binding.wrappedValue.insert(value) }
            }
        }
    }

    override func refresh() {
        showAnew()
        leadOn()
    }
}
