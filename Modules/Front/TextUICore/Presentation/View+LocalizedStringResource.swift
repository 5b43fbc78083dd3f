extension View {
    /// Presents an alert whose title is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }

    /// Presents an alert with a message, whose title is a resource.
    @_disfavoredOverload
    nonisolated public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message) }
}
