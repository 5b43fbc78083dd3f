/// Views beside each other with a line between them, as SwiftUI's `HSplitView`. The line stays where it is.
nonisolated public struct HSplitView<Content: View>: View {
    let content: Content

    /// Creates a view of its panes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The panes, each with the room that it takes.
    @MainActor @preconcurrency
    public var body: some View {
        HStack { _Panes(content: content) }
    }
}

/// Views below each other with a line between them, as SwiftUI's `VSplitView`. The line stays where it is.
nonisolated public struct VSplitView<Content: View>: View {
    let content: Content

    /// Creates a view of its panes.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The panes, each with the room that it takes.
    @MainActor @preconcurrency
    public var body: some View {
        VStack { _Panes(content: content) }
    }
}

nonisolated private struct _Panes<Content: View>: View {
    let content: Content

    @MainActor
    var body: some View {
        Group(subviews: content) { panes in
            ForEach(panes) { pane in
                if pane.id != panes.first?.id { Divider() }
                pane
            }
        }
    }
}
