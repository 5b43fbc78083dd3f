extension Picker {
    /// Creates a picker with a label for the current value. Text shows the label of the chosen option instead.
    public init<V: View>(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content, label: label) }
}

extension Picker where Label == Text {
    /// Creates a titled picker with a label for the current value. Text shows the label of the chosen option instead.
    public init<V: View>(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> V
    ) { self.init(selection: selection, content: content) { Text(titleKey) } }
}
