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

    /// Presents a dialog with a title that is a text.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        ask(.dialog, title, showsTitle: titleVisibility != .hidden, isPresented: isPresented, actions: actions) {
            EmptyView()
        }
    }

    /// Presents a dialog about a value.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        ask(
            .dialog, title, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
            actions: { data.map(actions) }
        ) { EmptyView() }
    }

    /// Presents a dialog about a value, with a title as it stands.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
    }

    /// Presents a dialog about a value, with a message.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        ask(
            .dialog, title, showsTitle: titleVisibility != .hidden, isPresented: isPresented,
            actions: { data.map(actions) }, message: { data.map(message) })
    }

    /// Presents a dialog about a value, with a title as it stands and a message.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        confirmationDialog(
            Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
            actions: actions, message: message)
    }
}
