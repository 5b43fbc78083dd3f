/// Content that a press on its label shows and hides, as SwiftUI's `DisclosureGroup`. A triangle before the label, `▸`
/// or `▾`, tells which.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    @Environment(\.disclosureGroupStyle) private var style

    /// Creates a group, closed at first, that keeps its own state.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }

    /// Creates a group whose state is a binding.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The label as a button, and the content below it while the group is open.
    @MainActor
    public var body: some View {
        let expanded = isExpanded ?? $isOpen
        if let style {
            style(AnyView(label), AnyView(content()), expanded)
        } else {
            standard(expanded)
        }
    }

    @MainActor @ViewBuilder
    private func standard(_ expanded: Binding<Bool>) -> some View {
        Button {
            expanded.wrappedValue.toggle()
        } label: {
            HStack {
                Text(verbatim: expanded.wrappedValue ? "▾" : "▸").accessibilityHidden(true)
                label
            }
            .accessibilityValue(expanded.wrappedValue ? "expanded" : "collapsed")
        }
        if expanded.wrappedValue { content().modifier(_DisclosedModifier()) }
    }
}

/// The modifier that keeps what a group shows together in a page.
nonisolated public struct _DisclosedModifier: ElementModifier {
    public typealias Body = Never

    public var part: PagePart.Kind? { .disclosed }

    /// Makes the node around the content.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group, closed at first, whose title is looked up in the String Catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    /// Creates a group, closed at first, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a group whose state is a binding and whose title is looked up in the String Catalog.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a group whose state is a binding, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
