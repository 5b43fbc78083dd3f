public import UniformTypeIdentifiers

/// Rows of a table that are made of a collection's elements, as SwiftUI's `DynamicTableRowContent`.
public protocol DynamicTableRowContent: TableRowContent {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The collection whose elements are shown.
    var data: Data { get }
    /// Returns the rows with a way to insert what is held between them. Only the front's own rows implement it.
    func _inserting(_ insertion: @escaping _RowInsertion) -> Self
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {
    /// The rows with a way to insert what is held between them.
    public func _inserting(_ insertion: @escaping _RowInsertion) -> Self {
        var copy = self
        copy.insertion = insertion
        return copy
    }
}

extension DynamicTableRowContent {
    /// Lets data be dropped between the rows: while some of one of the types is held, each row has the further action
    /// `Drop above`, and the last one `Drop below`.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types, of which one is enough.
    ///   - action: Receives the index before which to insert, and the data.
    public func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> Self {
        _inserting(Drag.insertion(of: supportedContentTypes, perform: action))
    }

    /// Lets a dragged value be dropped between the rows: while a value that converts to a `T` is held, each row has the
    /// further action `Drop above`, and the last one `Drop below`.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the value.
    ///   - action: Receives the index before which to insert the value, and the value, alone in its array.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
    ) -> Self {
        _inserting(Drag.insertion(of: T.self) { action($1, $0) })
    }
}
