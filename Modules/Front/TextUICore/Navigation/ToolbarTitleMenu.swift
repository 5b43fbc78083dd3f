/// A menu for the page's title, which text shows as `More` among the tools.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    let content: Content

    /// Creates a menu of the given choices.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu without choices, which text leaves out.
    public init() where Content == EmptyView {
        content = EmptyView()
    }

    /// The menu.
    @MainActor @ViewBuilder
    public var _items: some View {
        if Content.self != EmptyView.self {
            Menu {
                content
            } label: {
                Text(own: "More")
            }
            .modifier(_PlacementModifier(placement: .principal))
        }
    }
}
