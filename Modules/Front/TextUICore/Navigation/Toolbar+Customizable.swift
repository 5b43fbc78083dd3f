/// Items of a toolbar that people may choose from; in text all are shown.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarItem: Identifiable where ID: Hashable {}
extension _ToolbarTuple: CustomizableToolbarContent where repeat each C: CustomizableToolbarContent {}
extension _ToolbarItems: CustomizableToolbarContent {}
extension _ToolbarEither: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}

/// The ways in which people may arrange an item; without effect in text.
public struct ToolbarCustomizationBehavior: Sendable {
    /// People may move the item and take it away.
    public static let `default` = ToolbarCustomizationBehavior()
    /// People may only move the item.
    public static let reorderable = ToolbarCustomizationBehavior()
    /// People may not arrange the item.
    public static let disabled = ToolbarCustomizationBehavior()
}

/// Options of an item that people may choose; without effect in text.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int
    /// Creates options from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The item is never left out for lack of room.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
    /// Says how people may arrange the item. Has no effect in text.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Says whether the item is in the bar at first; a hidden one is left out for good in text.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarItems(content: defaultVisibility == .hidden ? nil : _items)
    }
}

extension ToolbarContent {
    /// Leaves the items out of the bar while `hidden` is true.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { _ToolbarItems(content: hidden ? nil : _items) }
}

extension ToolbarItemGroup {
    /// Groups tools that stand in a menu where there is little room; in text they stand beside each other, without the
    /// label.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
    }
}

/// The tools of a group that has a label.
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content
    /// The tools, without the label.
    @MainActor public var body: some View { content }
}

/// An item that a bar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
    let name: String
    /// The button that shows and hides the sidebar of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    /// The page's title.
    public static let title = ToolbarDefaultItemKind(name: "title")
    /// The search field.
    public static let search = ToolbarDefaultItemKind(name: "search")
}

extension View {
    /// Adds tools that people may choose from to the page's bar; in text all are shown.
    @MainActor
    public func toolbar<C: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> C
    ) -> some View { modifier(_ToolbarModifier(items: content()._items)) }

    /// Leaves out an item that the bar would have by itself; in text `.title` and `.sidebarToggle` count.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(
            _ChromeModifier {
                switch defaultItemKind?.name {
                case "title": $0.titleIsHidden = true
                case "sidebarToggle": $0.sidebarToolIsHidden = true
                default: break
                }
            })
    }

    /// Adds a menu for the page's title, which text shows as `More` among its tools.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = Menu(content: content, label: { Text(own: "More") })
        return modifier(_ToolbarModifier(items: menu.modifier(_PlacementModifier(placement: .principal))))
    }
}

extension ToolbarItem where ID == String {
    /// Creates a tool with an id for people who arrange the bar.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) { self.init(id: id, placement: placement, content: content()) }

    /// Creates a tool with an id for people who arrange the bar; text shows it whatever `showsByDefault` says.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) { self.init(id: id, placement: placement, content: content) }
}

extension ToolbarContentBuilder {
    /// Builds an empty block.
    public static func buildBlock() -> _ToolbarItems<EmptyView> { _ToolbarItems(content: EmptyView()) }

    /// Builds the content of an `if #available`, whose type is hidden.
    public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> _ToolbarItems<AnyView> {
        _ToolbarItems(content: AnyView(content._items))
    }
}
