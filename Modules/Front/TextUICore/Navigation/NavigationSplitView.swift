/// Columns of which each leads to the next. As SwiftUI's `NavigationSplitView`: in text the stack that it is on a narrow
/// screen. The sidebar is its root; choosing a row of a list with a selection shows the next column, going back lets go
/// of the choice.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    /// Nil where there are two columns.
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
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

    /// On a narrow screen one column is visible, whatever the visibility of the others would be.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail()) }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn) }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn) }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail()) }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn) }

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

/// Which columns are wished for. As SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    public static let all = NavigationSplitViewVisibility(name: "all")
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column. As SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let name: String
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    public static let content = NavigationSplitViewColumn(name: "content")
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// How columns stand beside each other. As SwiftUI's `NavigationSplitViewStyle`; in text they follow each other.
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: Self { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: Self { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: Self { .init() }
}

extension View {
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View { self }
}
