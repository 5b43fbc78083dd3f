/// Content in a frame, under a label. As SwiftUI's `GroupBox`.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    @Environment(\.groupBoxStyle) private var style

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }

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
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}
