/// Content in a frame, under a label, as SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    /// Creates a box with a view as its label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

    /// The label and the content in the box's style.
    @MainActor
    public var body: some View {
        if let style {
            // Boxes within the content have the same style, the one within the style's own body has not.
            style(AnyView(label), AnyView(content.setting(\.groupBoxStyle, style)))
        } else {
            DefaultGroupBoxStyle().makeBody(
                configuration: .init(label: .init(view: AnyView(label)), content: .init(view: AnyView(content))))
        }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    /// Creates a box whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a box titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox {
    @available(*, deprecated, renamed: "init(content:label:)")
    /// Creates a box with a label that is made already.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}
