/// A look of tab views. A style has no effect in text: pages with labels have a bar, pages without turn.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// The style of a tab view that sets none.
public struct DefaultTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style of pages that turn; in text pages without labels do that in any style.
public struct PageTabViewStyle: TabViewStyle {
    /// The times at which marks show the page's place; without effect in text.
    public struct IndexDisplayMode: Sendable {
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode()
        /// Always.
        public static let always = IndexDisplayMode()
        /// Never.
        public static let never = IndexDisplayMode()
    }

    /// Creates the style. The display mode has no effect in text.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

/// A style of a bar that can be a list at the side; in text a bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

/// A style of a bar alone.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The style of a tab view that sets none.
    public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages that turn.
    public static var page: PageTabViewStyle { .init() }
    /// Pages that turn. The display mode has no effect in text.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar that can be a list at the side; in text a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar alone.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

extension View {
    /// Sets the look of tab views. Has no effect in text: pages with labels have a bar, pages without turn.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
