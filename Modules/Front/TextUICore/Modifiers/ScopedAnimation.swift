extension View {
    /// Moves what `body` changes of the view. Nothing moves in text.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }

    /// Runs `transform` on the transactions of what `body` changes of the view.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(content: AnyView(self))).transaction(transform) }
}
