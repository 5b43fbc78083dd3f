extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title and a symbol. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

    /// Creates a tab with a title as it stands and a symbol. The role has no effect in text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, value: value, content: content) }

    /// Creates a tab with a localized title and an image. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, image: image, value: value, content: content) }

    /// Creates a tab with a title as it stands and an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab where Value == Never?, Label == DefaultTabLabel {
    /// Creates a tab for searching, whose label is `Search` and its symbol, without a value to choose it by.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, isTagged: false, content: content(), label: DefaultTabLabel(label: .search))
    }

    /// Creates a tab with a localized title and a symbol, without a value. The role has no effect in text.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, content: content) }

    /// Creates a tab with a title as it stands and a symbol, without a value. The role has no effect in text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, content: content) }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, image: image, content: content) }

    /// Creates a tab with a title as it stands and an image, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab {
    /// Shows a localized string after the tab's label; `nil` shows none.
    public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }

    /// Shows a string as it stands after the tab's label; `nil` shows none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> Tab { badge(label.map { Text($0) }) }

    /// Names the tab for people who arrange tabs. Has no effect in text: nobody arranges them.
    public func customizationID(_ id: String) -> Tab { self }
    /// Says how people may arrange the tab. Has no effect in text.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> Tab
    { self }
    /// Says whether the tab is seen at first. Has no effect in text: every tab is in the bar.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Tab { self }
}

extension TabSection {
    /// Names the section for people who arrange tabs. Has no effect in text.
    public func customizationID(_ id: String) -> TabSection { self }
}

/// The ways in which people may arrange a tab; without effect in text.
public struct TabCustomizationBehavior: Equatable, Sendable {
    /// The platform's own way.
    public static let automatic = TabCustomizationBehavior()
    /// People may move the tab.
    public static let reorderable = TabCustomizationBehavior()
    /// People may not move the tab.
    public static let disabled = TabCustomizationBehavior()
}

/// A place for tabs to be in; in text that is always the bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let name: String
    /// The platform's own place.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// A list at the side.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// An arrangement of the tabs by the person who uses them; in text always empty.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    /// Creates an empty arrangement.
    public init() {}
}

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

extension View {
    /// Keeps people's arrangement of the tabs. Has no effect in text.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Prefers a bar or a list at the side. Has no effect in text: tabs stand in a bar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ placement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}
