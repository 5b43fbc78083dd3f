#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Moves the focus to the field that is wrong, once the alert that says so has gone, and then forgets which it was: an
    /// alert that asks something else leaves the focus where it is.
    ///
    /// - Parameters:
    ///   - focus: The state by which the fields of the form have the focus.
    ///   - fault: The field that is wrong; nil for none, as it is set once the focus is there.
    ///   - alert: The alert that is shown, if one is.
    ///
    /// Source: the library's own.
    public func focus<Field: Hashable>(
        _ focus: FocusState<Field?>.Binding, on fault: Binding<Field?>, after alert: AlertParameters?
    ) -> some View {
        onChange(of: alert == nil) {
            guard alert == nil, let field = fault.wrappedValue else { return }
            focus.wrappedValue = field
            fault.wrappedValue = nil
        }
    }
}
