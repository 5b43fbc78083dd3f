extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// The pages of each element's tabs.
    @MainActor
    public var _pages: ForEach<Data, ID, Content._Pages> {
        ForEach<Data, ID, Content._Pages>(data: data, content: { content($0)._pages }, id: id)
    }
}

/// The tabs of an element of a `ForEach`. They are no view, whatever they are made of, so that the compiler reads the
/// closure of a `ForEach` among views only for views.
nonisolated public struct _ElementTabs<Tabs: TabContent>: TabContent {
    /// The type of the values that the tabs are chosen by.
    public typealias TabValue = Tabs.TabValue
    let tabs: Tabs

    /// The tabs themselves.
    public var body: Tabs { tabs }
    /// The pages of the tabs.
    @MainActor
    public var _pages: Tabs._Pages { tabs._pages }
}

extension ForEach where Content: TabContent {
    /// Creates tabs for each element, known by its own `id`.
    @_disfavoredOverload
    public init<V: Hashable, Tabs: TabContent>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ElementTabs<Tabs>, Tabs.TabValue == V {
        self.init(data: data, content: { _ElementTabs(tabs: content($0)) }, id: { $0.id })
    }

    /// Creates tabs for each element, known by the value at a key path.
    @_disfavoredOverload
    public init<V: Hashable, Tabs: TabContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Tabs
    ) where Content == _ElementTabs<Tabs>, Tabs.TabValue == V {
        self.init(data: data, content: { _ElementTabs(tabs: content($0)) }, id: { $0[keyPath: id] })
    }
}
