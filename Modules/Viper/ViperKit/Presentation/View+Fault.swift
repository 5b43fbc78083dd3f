#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Moves the focus to the field that is wrong, once the alert that says so has gone.
    ///
    /// - Parameters:
    ///   - focus: The state by which the fields of the form have the focus.
    ///   - fault: The field that is wrong; nil for none.
    ///   - alert: The alert that is shown, if one is.
    ///
    /// Source: the library's own.
    public func focus<Field: Hashable>(
        _ focus: FocusState<Field?>.Binding, on fault: Field?, after alert: AlertParameters?
    ) -> some View {
        onChange(of: alert == nil) {
            if alert == nil, let fault { focus.wrappedValue = fault }
        }
    }
}
