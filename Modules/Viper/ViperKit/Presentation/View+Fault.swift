#if canImport(SwiftUI)
    import SwiftUI
#else
    import TextUI
#endif

extension View {
    /// Moves the focus to the field that is wrong, once the alert that says so has gone, and then forgets which it was: an
    /// alert that asks something else leaves the focus where it is. A row of a `ForEach` that is out of view comes into
    /// view where its ID is the field.
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
        self.focus(focus, on: fault, onceGone: alert == nil)
    }

    /// Moves the focus to the field that is to be corrected, once the dialog in which that was chosen has gone, and then
    /// forgets which it was.
    ///
    /// - Parameters:
    ///   - focus: The state by which the fields of the form have the focus.
    ///   - fault: The field that is to be corrected; nil for none, as it is set once the focus is there.
    ///   - dialog: The dialog that is shown, if one is.
    ///
    /// Source: the library's own.
    public func focus<Field: Hashable>(
        _ focus: FocusState<Field?>.Binding, on fault: Binding<Field?>, after dialog: ConfirmationDialogParameters?
    ) -> some View {
        self.focus(focus, on: fault, onceGone: dialog == nil)
    }

    private func focus<Field: Hashable>(
        _ focus: FocusState<Field?>.Binding, on fault: Binding<Field?>, onceGone isGone: Bool
    ) -> some View {
        ScrollViewReader { place in
            onChange(of: isGone) {
                guard isGone, let field = fault.wrappedValue else { return }
                // A row that is out of view may not be there to take the focus.
                place.scrollTo(field)
                focus.wrappedValue = field
                fault.wrappedValue = nil
            }
        }
    }
}
