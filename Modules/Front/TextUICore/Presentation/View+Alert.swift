extension View {
    /// Presents an alert about a value, with a message. Without a value it has neither buttons of its own nor a
    /// message.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(.alert, title, isPresented: isPresented, actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents an alert about a value.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(.alert, title, isPresented: isPresented, actions: { data.map(actions) }) { EmptyView() }
    }

    /// Presents an alert about a value, with a title as it stands.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(.alert, Text(title), isPresented: isPresented, actions: { data.map(actions) }) { EmptyView() }
    }
}
