/// A section's rows while it is open, and its header that opens and closes it.
nonisolated public struct _ExpandingContent<Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: Content

    @MainActor
    public var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

nonisolated public struct _ExpandingHeader<Label: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label

    @MainActor
    public var body: some View {
        Button {
            isExpanded.wrappedValue.toggle()
        } label: {
            HStack {
                Text(verbatim: isExpanded.wrappedValue ? "▾" : "▸").accessibilityHidden(true)
                label
            }
            .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
        }
    }
}

extension Section where Parent: View, Footer == EmptyView {
    public init<Label: View, Rows: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Label
    ) where Parent == _ExpandingHeader<Label>, Content == _ExpandingContent<Rows> {
        self.init(
            header: _ExpandingHeader(isExpanded: isExpanded, label: header()),
            content: _ExpandingContent(isExpanded: isExpanded, content: content()), footer: EmptyView())
    }

    public init<Rows: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Parent == _ExpandingHeader<Text>, Content == _ExpandingContent<Rows> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Rows: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Parent == _ExpandingHeader<Text>, Content == _ExpandingContent<Rows> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
