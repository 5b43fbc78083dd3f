extension View {
    /// Shows or hides one bar of the page; in text only the navigation bar counts.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement) -> some View {
        toolbar(visibility, for: [bars])
    }

    nonisolated private func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        modifier(
            _ChromeModifier {
                if visibility == .hidden, bars.contains(.navigationBar) { $0.barIsHidden = true }
            })
    }

    /// Shows or hides bars of the page; in text only the navigation bar counts.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }
}

/// The sizes of a title; one in text.
public struct ToolbarTitleDisplayMode: Sendable {
    /// The platform's own size.
    public static let automatic = ToolbarTitleDisplayMode()
    /// A small title in the bar.
    public static let inline = ToolbarTitleDisplayMode()
    /// A large title in the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode()
    /// A large title below the bar.
    public static let large = ToolbarTitleDisplayMode()
}

/// The purpose of a toolbar's page; without effect in text.
public struct ToolbarRole: Sendable {
    /// The platform's own.
    public static let automatic = ToolbarRole()
    /// A page that shows content to browse.
    public static let browser = ToolbarRole()
    /// A page that edits a document.
    public static let editor = ToolbarRole()
    /// A page of a stack.
    public static let navigationStack = ToolbarRole()
}

/// A menu for the page's title, which text shows as `More` among the tools.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    let content: Content

    /// Creates a menu of the given choices.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The menu.
    @MainActor
    public var _items: some View {
        Menu {
            content
        } label: {
            Text(own: "More")
        }
        .modifier(_PlacementModifier(placement: .principal))
    }
}

/// Space between tools. Has no effect in text, where tools stand two columns apart.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    /// Creates space; text shows none.
    public init(placement: ToolbarItemPlacement = .automatic) {}
    /// Nothing.
    @MainActor public var _items: EmptyView { EmptyView() }
}

extension ToolbarItem where ID == String {
    /// Creates a tool with an id for people who arrange the bar; text shows it whatever `showsByDefault` says.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

extension ToolbarContentBuilder {
    /// Builds an empty block.
    public static func buildBlock() -> _ToolbarItems<EmptyView> { _ToolbarItems(content: EmptyView()) }

    /// Builds the content of an `if #available`, whose type is hidden.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems<AnyView> {
        _ToolbarItems(content: AnyView(content._items))
    }
}
