/// Columns of which each leads to the next; in text they are the stack that they are on a narrow screen. The sidebar is
/// its root. Choosing a row of a list with a selection shows the next column, and going back clears the choice; a
/// column without such a list has a tool that leads on.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    /// The column in the middle; nil where there are two columns.
    let content: Content?
    let detail: Detail
    let preferred: Binding<NavigationSplitViewColumn>?
    @State private var depth = 0
    @State private var columns = SplitColumns()

    init(
        sidebar: Sidebar, content: Content?, detail: Detail, preferred: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.preferred = preferred
    }

    /// The stack of the columns.
    @MainActor
    public var body: some View {
        NavigationStack {
            column(sidebar, 0)
                .navigationDestination(isPresented: shows(1)) {
                    if let content {
                        column(content, 1).navigationDestination(isPresented: shows(2)) { last }
                    } else {
                        last
                    }
                }
        }
        .onChange(of: depth) { old, now in
            if now < old { columns.left(from: now) }
            if let preferred, preferred.wrappedValue != name(of: now) { preferred.wrappedValue = name(of: now) }
        }
        .onChange(of: preferred?.wrappedValue, initial: true) { _, now in
            if let now, self.depth(of: now) != depth { depth = self.depth(of: now) }
        }
    }

    private var last: some View { detail.environment(\.splitColumn, nil) }

    /// A column whose lists lead on to the next; one without such a list has a tool for that.
    @MainActor
    private func column<V: View>(_ view: V, _ index: Int) -> some View {
        view.environment(\.splitColumn, SplitColumn(index: index, columns: columns, show: { show(index + 1, $0) }))
            .modifier(_SplitColumnTool(column: columns.column(index), show: { show(index + 1, true) }))
    }

    private var deepest: Int { content == nil ? 1 : 2 }

    private func show(_ index: Int, _ isShown: Bool) {
        if isShown { depth = max(depth, index) } else { depth = min(depth, index - 1) }
    }

    private func shows(_ index: Int) -> Binding<Bool> {
        Binding(get: { depth >= index }, set: { show(index, $0) })
    }

    private func depth(of column: NavigationSplitViewColumn) -> Int {
        switch column {
        case .content: 1
        case .detail: deepest
        default: 0
        }
    }

    private func name(of depth: Int) -> NavigationSplitViewColumn {
        depth == 0 ? .sidebar : depth == deepest ? .detail : .content
    }
}

extension NavigationSplitView {
    /// Creates three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

    /// Creates three columns. On a narrow screen one column is visible, so the visibility has no effect.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

    /// Creates three columns, of which the binding says the visible one; it is written when another is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn) }

    /// Creates three columns, of which `preferredCompactColumn` says the visible one. The visibility has no effect.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn) }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates two columns. On a narrow screen one column is visible, so the visibility has no effect.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail()) }

    /// Creates two columns, of which the binding says the visible one; it is written when another is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn) }

    /// Creates two columns, of which `preferredCompactColumn` says the visible one. The visibility has no effect.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn) }
}

/// A way on from a column without a list that leads on by itself.
nonisolated struct _SplitColumnTool: ViewModifier {
    let column: SplitColumns.Column
    let show: @MainActor () -> Void

    @MainActor
    func body(content: Content) -> some View {
        content.toolbar {
            if !column.leadsOn { Button(own: "Detail") { show() } }
        }
    }
}

/// The columns to show beside each other; in text one is shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String
    /// At the platform's choice.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All columns.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The detail alone.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The column in the middle of three.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last column.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// A way for columns to share the width. A style has no effect in text, where they follow each other.
public protocol NavigationSplitViewStyle {
    /// The parts of a split view.
    typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// The parts of a split view, of which a style sees none.
public struct NavigationSplitViewStyleConfiguration {}

/// The style of a split view that sets none.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// Columns that share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
/// A detail that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The style of a split view that sets none.
    public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns that share the width.
    public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A detail that keeps its width.
    public static var prominentDetail: Self { .init() }
}

extension View {
    /// Sets the way columns share the width. Has no effect in text.
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    /// Sets the width of the column in points. Has no effect in text: a column is as wide as the screen.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    /// Limits the width of the column in points. Has no effect in text.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
