extension View {
    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Adds views to a sidebar of tabs. Has no effect in text, which has a bar.
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Shows a view above the bar of tabs; in text it stands below the pages.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: .bottom, content: content) }

    /// Shows a view above the bar of tabs while `isEnabled` is true; in text it stands below the pages.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: .bottom) { if isEnabled { content() } } }

    /// Keeps people's arrangement of the tabs. Has no effect in text.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// Prefers a bar or a list at the side. Has no effect in text: tabs stand in a bar.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ placement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}

extension Tab {
    /// Names the tab for people who arrange tabs. Has no effect in text: nobody arranges them.
    public func customizationID(_ id: String) -> Tab { self }

    /// Says how people may arrange the tab. Has no effect in text.
    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> Tab
    { self }

    /// Says whether the tab is seen at first. Has no effect in text: every tab is in the bar.
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...) -> Tab { self }
}

extension TabContent {
    /// Says where the tab stands. Has no effect in text: tabs stand in a bar.
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

/// A place of a tab among others; without effect in text.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// The platform's own.
    public static let automatic = TabPlacement(name: "automatic")
    /// In the bar as well as at the side, where it cannot be moved.
    public static let pinned = TabPlacement(name: "pinned")
    /// At the side alone.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
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

/// A place of the view that stands with a bar of tabs. As SwiftUI's `TabViewBottomAccessoryPlacement`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Within the bar; above the bar.
    case inline, expanded
}

extension EnvironmentValues {
    /// The place of the view that stands with a bar of tabs: always nil in text, where it has rows of its own.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
