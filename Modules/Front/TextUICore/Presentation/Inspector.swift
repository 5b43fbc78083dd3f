extension View {
    /// Presents more about the page while `isPresented` is true; in text it is a sheet, not a column beside the page.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return sheet(isPresented: isPresented) { content }
    }

    /// Sets the width of the inspector in points. Has no effect in text.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Limits the width of the inspector in points. Has no effect in text.
    nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    { self }
}
