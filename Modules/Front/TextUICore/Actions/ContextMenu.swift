extension View {
    /// Offers the buttons of a context menu that is made already as further actions of the view; nil offers none.
    @_disfavoredOverload
    nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}

/// The buttons of a view's context menu, made beforehand, as SwiftUI's `ContextMenu`.
nonisolated public struct ContextMenu<MenuItems: View> {
    let items: MenuItems

    /// Creates a menu of the buttons in `menuItems`.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        items = menuItems()
    }
}
