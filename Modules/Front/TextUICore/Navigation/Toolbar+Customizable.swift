/// Items of a toolbar that a person may choose from; in text all are shown. As SwiftUI's `CustomizableToolbarContent`.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension _ToolbarTuple: CustomizableToolbarContent where repeat each C: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}
extension _ToolbarEither: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}

/// Which items a person may take away. As SwiftUI's `ToolbarCustomizationBehavior`.
public struct ToolbarCustomizationBehavior: Sendable {
    public static let `default` = ToolbarCustomizationBehavior()
    public static let reorderable = ToolbarCustomizationBehavior()
    public static let disabled = ToolbarCustomizationBehavior()
}

/// As SwiftUI's `ToolbarCustomizationOptions`.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarItems(content: defaultVisibility == .hidden ? nil : _items)
    }
}

extension ToolbarContent {
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { _ToolbarItems(content: hidden ? nil : _items) }
}

extension ToolbarItemGroup {
    /// Tools that stand in a menu where there is little room: here beside each other.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
    }
}

/// The tools of a group that has a label. As SwiftUI's `LabeledToolbarItemGroupContent`.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    @MainActor public var body: some View { content }
}

/// What a bar has by itself. As SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Sendable {
    let name: String
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
    /// Tools that a person may choose from; all are shown.
    @MainActor
    public func toolbar<C: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> C
    ) -> some View { modifier(_ToolbarModifier(items: content()._items)) }

    /// Leaves out what a bar would have by itself: of text, the title.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(_ChromeModifier { if defaultItemKind?.name == "title" { $0.titleIsHidden = true } })
    }

    /// A menu with the page's title, among its tools.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = Menu(content: content, label: { Text(own: "More") })
        return modifier(_ToolbarModifier(items: menu.modifier(_PlacementModifier(placement: .principal))))
    }
}
