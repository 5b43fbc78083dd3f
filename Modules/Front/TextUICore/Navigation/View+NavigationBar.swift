extension View {
    /// Sets the page's title, as `navigationTitle(_:)` does.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the page's title to a string as it stands.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the page's title. A title has one size in text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Sets the page's title to a string as it stands. A title has one size in text.
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(title) }

    /// Puts views at both sides of the page's bar, as a toolbar does.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
            .modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    /// Puts a view at the leading side of the page's bar.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        modifier(_ToolbarModifier(items: leading.modifier(_PlacementModifier(placement: .topBarLeading))))
    }

    /// Puts a view at the trailing side of the page's bar.
    @available(*, deprecated, message: "use toolbar(content:)")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        modifier(_ToolbarModifier(items: trailing.modifier(_PlacementModifier(placement: .topBarTrailing))))
    }
}
