extension Tab where Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, value: value, content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, value: value, content: content) }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(titleKey, image: image, value: value, content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(
            value: value, isTagged: true, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab where Value == Never?, Label == DefaultTabLabel {
    /// A tab for searching.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: nil, isTagged: false, content: content(), label: DefaultTabLabel(label: .search))
    }

    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(titleKey, systemImage: systemImage, content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, content: content) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(
            value: nil, isTagged: false, content: content(),
            label: DefaultTabLabel(label: TextUICore.Label(title, image: image)))
    }
}

extension Tab {
    public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }

    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> Tab { badge(label.map { Text($0) }) }

    /// What a person may arrange anew elsewhere; a bar of text stays as it is.
    public func customizationID(_ id: String) -> Tab { self }
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> Tab
    { self }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Tab { self }
}

extension TabSection {
    public func customizationID(_ id: String) -> TabSection { self }
}

/// As SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Equatable, Sendable {
    public static let automatic = TabCustomizationBehavior()
    public static let reorderable = TabCustomizationBehavior()
    public static let disabled = TabCustomizationBehavior()
}

/// As SwiftUI's `AdaptableTabBarPlacement`.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How a person has arranged the tabs; in text, not at all. As SwiftUI's `TabViewCustomization`.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    @MainActor
    public var _pages: ForEach<Data, ID, Content._Pages> {
        ForEach<Data, ID, Content._Pages>(data: data, content: { content($0)._pages }, id: id)
    }
}

extension ForEach where Content: TabContent {
    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
        self.init(data: data, content: content, id: { $0.id })
    }

    @_disfavoredOverload
    public init<V: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == V { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
}

extension View {
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ placement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}
