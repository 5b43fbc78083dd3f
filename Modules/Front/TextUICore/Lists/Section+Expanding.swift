/// The rows of a section that opens and closes, while it is open.
nonisolated public struct _ExpandingContent<Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: Content

    /// The rows, or nothing.
    @MainActor
    public var body: some View {
        if isExpanded.wrappedValue { content }
    }
}

/// The header of a section that opens and closes: a button with a triangle.
nonisolated public struct _ExpandingHeader<Label: View>: View {
    let isExpanded: Binding<Bool>
    let label: Label

    /// The header as a button.
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
    /// Creates a section that a press on its header opens and closes.
    public init<Label: View, Rows: View>(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Label
    ) where Parent == _ExpandingHeader<Label>, Content == _ExpandingContent<Rows> {
        self.init(
            header: _ExpandingHeader(isExpanded: isExpanded, label: header()),
            content: _ExpandingContent(isExpanded: isExpanded, content: content()), footer: EmptyView())
    }

    /// Creates a section that opens and closes, whose title is looked up in the String Catalog.
    public init<Rows: View>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Parent == _ExpandingHeader<Text>, Content == _ExpandingContent<Rows> {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    /// Creates a section that opens and closes, titled by a string, shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, Rows: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
    ) where Parent == _ExpandingHeader<Text>, Content == _ExpandingContent<Rows> {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
