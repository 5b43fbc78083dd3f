/// Columns of which each leads to the next. On a screen of 100 columns and more they stand beside each other: a choice in
/// one shows in the next, a link in a leading column shows its page in the last one, and a tool hides the sidebar and
/// shows it.
///
/// On a narrower screen, in a sheet and where the environment's `horizontalSizeClass` is compact they are a stack, with
/// the sidebar as its root. Choosing a row of a list with a selection shows the next column, and going back clears the
/// choice; a column without such a list has a tool that leads on.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    let sidebar: Sidebar
    /// The column in the middle; nil where there are two columns.
    let content: Content?
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?
    /// The number of columns that are reached on a narrow screen, after the sidebar.
    @State private var depth = 0
    @State private var columns = SplitColumns()
    /// The visible columns, where the program does not say them.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @Environment(\.hasRoomForColumns) private var hasRoom
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(
        sidebar: Sidebar, content: Content?, detail: Detail,
        visibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferred: Binding<NavigationSplitViewColumn>? = nil
    ) {
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
        self.visibility = visibility
        self.preferred = preferred
    }

    /// The stack of the columns, which are its first pages.
    @MainActor
    public var body: some View {
        NavigationStack(columns: isWide ? StackColumns(count: deepest, hidden: hidden, split: columns) : nil) {
            column(sidebar, 0)
                .columnDestination(after: 0, isPresented: shows(1)) {
                    if let content {
                        column(content, 1).columnDestination(after: 1, isPresented: shows(2)) { last }
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

    @MainActor
    private var last: some View {
        detail.environment(\.splitColumn, nil).modifier(_SidebarToolModifier(items: sidebarTool(deepest)))
    }

    /// A column whose lists lead on to the next; one without such a list has a tool for that, where that is hidden.
    @MainActor
    private func column<V: View>(_ view: V, _ index: Int) -> some View {
        view.environment(\.splitColumn, SplitColumn(index: index, columns: columns, show: { show(index + 1, $0) }))
            .modifier(
                _SplitColumnTool(column: columns.column(index), isAlone: !isWide, show: { show(index + 1, true) })
            )
            .modifier(_SidebarToolModifier(items: sidebarTool(index)))
    }

    /// The tool that hides the sidebar or shows it, on the first of the columns that are visible.
    @MainActor @ViewBuilder
    private func sidebarTool(_ index: Int) -> some View {
        if isWide, index == hidden {
            Button(own: "Sidebar") { toggleSidebar() }
                .modifier(_PlacementModifier(placement: .sidebarToggle))
        }
    }

    private func toggleSidebar() {
        let next: NavigationSplitViewVisibility =
            hidden > 0 ? .all : deepest > 1 ? .doubleColumn : .detailOnly
        if let visibility { visibility.wrappedValue = next } else { ownVisibility = next }
    }

    /// Whether the columns stand beside each other.
    private var isWide: Bool { hasRoom && sizeClass == .regular }

    /// The number of columns that are not visible, from the sidebar on, where there is room for all.
    private var hidden: Int {
        switch visibility?.wrappedValue ?? ownVisibility {
        case .detailOnly: deepest
        case .doubleColumn: deepest - 1
        default: 0
        }
    }

    private var deepest: Int { content == nil ? 1 : 2 }

    private func show(_ index: Int, _ isShown: Bool) {
        if isShown { depth = max(depth, index) } else { depth = min(depth, index - 1) }
    }

    private func shows(_ index: Int) -> Binding<Bool> {
        let isWide = isWide
        return Binding(get: { isWide || depth >= index }, set: { show(index, $0) })
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

    /// Creates three columns, of which the binding says the visible ones, where they stand beside each other.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility) }

    /// Creates three columns, of which the binding says the one that is visible on a narrow screen; it is written when
    /// another is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: content(), detail: detail(), preferred: preferredCompactColumn) }

    /// Creates three columns, with those that are visible beside each other, and the one on a narrow screen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
            preferred: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar(), content: nil, detail: detail())
    }

    /// Creates two columns, of which the binding says the visible ones, where they stand beside each other.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility) }

    /// Creates two columns, of which the binding says the one that is visible on a narrow screen; it is written when
    /// another is shown.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) { self.init(sidebar: sidebar(), content: nil, detail: detail(), preferred: preferredCompactColumn) }

    /// Creates two columns, with those that are visible beside each other, and the one on a narrow screen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
            preferred: preferredCompactColumn)
    }
}

/// A way on from a column without a list that leads on by itself.
nonisolated struct _SplitColumnTool: ViewModifier {
    let column: SplitColumns.Column
    /// Whether the column covers the others.
    let isAlone: Bool
    let show: @MainActor () -> Void

    @MainActor
    func body(content: Content) -> some View {
        content.toolbar {
            if isAlone, !column.leadsOn { Button(own: "Detail") { show() } }
        }
    }
}

/// The columns to show beside each other; on a narrow screen one is shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    let name: String
    /// At the platform's choice, which is all of them.
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

/// A way for columns to share the width. A style has no effect in text: the last column has what the others leave.
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
    /// Sets the width of a column, in points. The last column takes what the others leave, a third of the screen at the
    /// least.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(_ChromeModifier { $0.columnWidth = PageChrome.ColumnWidth(least: nil, ideal: width, most: nil) })
    }

    /// Sets the width of a column, in points: `ideal` within the others, and down to `min` where there is little room.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(_ChromeModifier { $0.columnWidth = PageChrome.ColumnWidth(least: min, ideal: ideal, most: max) })
    }
}
