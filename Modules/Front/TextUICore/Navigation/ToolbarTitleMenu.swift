/// A menu for the page's title, which text shows as `More` among the tools.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    let content: Content

    /// Creates a menu of the given choices.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The menu.
    @MainActor
    public var _items: some View {
        Menu {
            content
        } label: {
            Text(own: "More")
        }
        .modifier(_PlacementModifier(placement: .principal))
    }
}
