extension View {
    /// A view with more on what is shown, beside it where there is room: in text it stands before it, as a sheet.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return sheet(isPresented: isPresented) { content }
    }

    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    { self }
}
