extension View {
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement) -> some View {
        toolbar(visibility, for: [bars])
    }

    nonisolated private func toolbar(_ visibility: Visibility, for bars: [ToolbarPlacement]) -> some View {
        modifier(
            _ChromeModifier {
                if visibility == .hidden, bars.contains(.navigationBar) { $0.barIsHidden = true }
            })
    }

    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbar(visibility, for: bars)
    }
}

/// As SwiftUI's `ToolbarTitleDisplayMode`; a title has one size in text.
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
}

/// As SwiftUI's `ToolbarRole`.
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
    public static let navigationStack = ToolbarRole()
}

/// A menu under the page's title. As SwiftUI's `ToolbarTitleMenu`: a tool among the others.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

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

/// Space between tools; they stand apart anyway. As SwiftUI's `ToolbarSpacer`.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    public init(placement: ToolbarItemPlacement = .automatic) {}
    @MainActor public var _items: EmptyView { EmptyView() }
}

extension ToolbarItem where ID == String {
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) { self.init(placement: placement, content: content()) }
}

extension ToolbarContentBuilder {
    public static func buildBlock() -> _ToolbarItems<EmptyView> { _ToolbarItems(content: EmptyView()) }

    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems<AnyView> {
        _ToolbarItems(content: AnyView(content._items))
    }
}
