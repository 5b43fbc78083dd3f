/// The elements of a collection by their ids and places, as SwiftUI's `IndexedIdentifierCollection`: that of a `ForEach`
/// which edits a binding's collection.
nonisolated public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
    /// An element by its id and its place.
    public struct Element: Identifiable {
        /// The id of the element.
        public let id: ID
        let index: Base.Index
    }

    let base: Base
    let key: KeyPath<Base.Element, ID>

    /// The place of the first element.
    public var startIndex: Base.Index { base.startIndex }
    /// The place after the last element.
    public var endIndex: Base.Index { base.endIndex }
    /// Returns the place after another.
    public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
    /// Returns the id of the element at a place.
    public subscript(position: Base.Index) -> Element { Element(id: base[position][keyPath: key], index: position) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
    /// Returns the place before another.
    public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
    /// Returns the place so many further.
    public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index { base.index(i, offsetBy: distance) }
    /// Returns the number of elements from one place to another.
    public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

/// The view of an element that a list edits, as SwiftUI's `EditableCollectionContent`.
nonisolated public struct EditableCollectionContent<Content: View, Data>: View {
    let content: Content

    /// The view of the element.
    @MainActor
    public var body: some View { content }
}
