/// A view for each element of a collection. An element is known by its id, which carries the state of its view from one
/// update to the next. Ids have to differ: of two elements with the same one a stack shows the first alone, and a line
/// on standard error says so.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The collection whose elements are shown.
    public var data: Data
    /// The closure that makes an element's view; in a list or a lazy stack it is called when the row comes into view.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    package var insertion: _RowInsertion?

    package init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID) {
        self.data = data
        self.content = content
        self.id = id
    }

    /// Creates content of another module than SwiftUI, such as marks of a chart, for each element.
    package init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: id)
    }
}

/// A view made of a collection's elements, which a list can edit. What a program says of the rows of its own, the
/// `ForEach` of its body does.
public protocol DynamicViewContent: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection whose elements are shown.
    var data: Data { get }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    /// Makes the node that keeps a row for each element; in a lazy container it makes only the rows in view.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        context.isLazy ? LazyForEachNode(view, context) : EagerForEachNode(view, context)
    }

    /// True: within another `ForEach` it gives several rows for each element, as a section does.
    @MainActor
    public static var _holdsSections: Bool { true }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
    /// Creates a view for each element, known by the value at a key path.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        // Who makes this in a body depends on the collection, also where that is a binding's.
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Creates a view for each element, known by its own `id`.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates a view for each number of a constant range. A view is known by its place in the range: the first one has
    /// the id, and as a choice the tag, 0.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data: data, content: content, id: { $0 &- data.lowerBound })
    }

    /// Creates a view for each element of a bound collection; the content gets a binding to the element. `id` is a key
    /// path of the element itself.
    @_disfavoredOverload
    public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == Binding<C> {
        _ = data.endIndex
        self.init(data: data, content: content, id: { $0.wrappedValue[keyPath: id] })
    }

    /// Lets the rows be deleted where they stand in a list: each row has the further action `Delete`. `nil` takes it
    /// away.
    ///
    /// - Parameter action: Receives the indices to delete from the collection, and has to delete them there.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self {
        var copy = self
        copy.delete = action
        return copy
    }

    /// Lets the rows be moved where they stand in a list: each row has the further actions `Move up` and `Move down`.
    /// `nil` takes them away.
    ///
    /// - Parameter action: Receives the indices to move and the index to move them to, as
    ///   `move(fromOffsets:toOffset:)` takes them, and has to move them in the collection.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self {
        var copy = self
        copy.move = action
        return copy
    }
}
