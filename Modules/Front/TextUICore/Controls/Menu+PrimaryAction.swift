extension Menu where Label == Text {
    /// Creates a menu with a primary action, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, @ViewBuilder content: () -> C, primaryAction: @escaping () -> Void
    ) where Content == TupleView<(Button<Text>, C)> {
        self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
    }
}

extension Menu where Label == TextUICore.Label<Text, Image> {
    /// Creates a menu with a primary action, labelled by a system image and a title.
    public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C,
        primaryAction: @escaping () -> Void
    ) where Content == TupleView<(Button<TextUICore.Label<Text, Image>>, C)> {
        self.init(
            content: content, label: { TextUICore.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }
}
