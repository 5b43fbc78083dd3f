extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// The pages of each element's tabs.
    @MainActor
    public var _pages: ForEach<Data, ID, Content._Pages> {
        ForEach<Data, ID, Content._Pages>(data: data, content: { content($0)._pages }, id: id)
    }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for each element, known by its own `id`.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }

    /// Creates tabs for each element, known by the value at a key path.
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}
