/// A place for a tool. Text has three: the leading end of the bar's tools, the bar, and a row below the page's content.
public struct ToolbarItemPlacement: Equatable, Sendable {
    let name: String
    package let isLeading: Bool

    init(_ name: String, isLeading: Bool = false) {
        self.name = name
        self.isLeading = isLeading
    }

    /// A place of the program's own; text has it among the tools of the bar.
    public init<ID: Hashable>(id: ID) {
        self.init("\(id)")
    }

    /// Among the tools of the bar.
    public static let automatic = ToolbarItemPlacement("automatic")
    /// Before all other tools of the bar.
    public static let principal = ToolbarItemPlacement("principal")
    /// At the leading side, where going back looks for a button.
    public static let navigation = ToolbarItemPlacement("navigation", isLeading: true)
    /// Among the tools of the bar.
    public static let primaryAction = ToolbarItemPlacement("primaryAction")
    /// Among the tools of the bar.
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
    /// In the row below the page's content.
    public static let status = ToolbarItemPlacement("status")
    /// Among the tools of the bar.
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
    /// At the leading side, where going back looks for a button.
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", isLeading: true)
    /// Among the tools of the bar.
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
    /// In the row below the page's content.
    public static let keyboard = ToolbarItemPlacement("keyboard")
    /// At the leading side, where going back looks for a button.
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", isLeading: true)
    /// Among the tools of the bar.
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
    /// At the leading side, as `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading", isLeading: true)
    /// Among the tools of the bar, as `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing")
    /// In the row below the page's content.
    public static let bottomBar = ToolbarItemPlacement("bottomBar")
}

package enum PlacementTrait: ElementTrait { package typealias Value = ToolbarItemPlacement }

/// One or several items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the items that this one is made of.
    associatedtype Body: ToolbarContent
    /// The items that this one is made of.
    @ToolbarContentBuilder var body: Body { get }
    /// The type of the items as views.
    associatedtype _Items: View
    /// The items as views with their places; only the front's own items implement it.
    @MainActor var _items: _Items { get }
}

extension ToolbarContent {
    /// The items of the body.
    public var _items: Body._Items { body._items }
}

extension Never: ToolbarContent {
    /// Ends the program, for there is no value to ask.
    public var _items: Never { fatalError("Never has no value, so no items") }
}

extension ToolbarContent where Body == Never {
    /// Ends the program: the front has the items without asking for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One tool of a page's bar.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    /// The id for people who arrange the bar.
    public let id: ID
    let placement: ToolbarItemPlacement
    let content: Content

    /// The tool with its place.
    @MainActor
    public var _items: some View { content.modifier(_PlacementModifier(placement: placement)) }
}

extension ToolbarItem where ID == Void {
    /// Creates a tool at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: (), placement: placement, content: content())
    }
}

/// Several tools at one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    /// Creates a group of tools at a place.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    /// The tools with their place.
    @MainActor
    public var _items: some View { content.modifier(_PlacementModifier(placement: placement)) }
}

/// The modifier that gives a tool its place.
nonisolated public struct _PlacementModifier: ElementModifier {
    public typealias Body = Never

    let placement: ToolbarItemPlacement

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == PlacementTrait.self ? placement as? Key.Value : nil
    }

    /// Makes the node that hands the place on with the tool.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

/// Builds the items of a toolbar from the statements of a closure.
@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
    /// Takes a statement that is an item.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    /// Builds a block of one item, which is that item.
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    /// Builds a block of several items, one after the other.
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple<repeat each C> {
        _ToolbarTuple(content: (repeat each content))
    }

    /// Builds an `if` without `else`.
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems<C._Items?> {
        _ToolbarItems(content: content?._items)
    }

    /// Builds an `if`, or the first cases of a `switch`.
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> _ToolbarEither<A, B> {
        _ToolbarEither(content: .init(.first(first._items)))
    }

    /// Builds an `else`, or the last cases of a `switch`.
    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> _ToolbarEither<A, B> {
        _ToolbarEither(content: .init(.second(second._items)))
    }
}

/// One of two items, as `if` and `else` make it in a builder.
public struct _ToolbarEither<A: ToolbarContent, B: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: _ConditionalContent<A._Items, B._Items>
    /// The one that there is.
    public var _items: _ConditionalContent<A._Items, B._Items> { content }
}

/// Items that are views already.
public struct _ToolbarItems<Content: View>: ToolbarContent {
    public typealias Body = Never
    let content: Content
    /// The views.
    public var _items: Content { content }
}

/// Several items, one after the other.
public struct _ToolbarTuple<each C: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each C)
    /// The items, in order.
    public var _items: TupleView<(repeat (each C)._Items)> {
        TupleView((repeat (each content)._items))
    }
}

/// The modifier that adds tools to the page's bar.
nonisolated public struct _ToolbarModifier<Items: View>: ViewModifier {
    public typealias Body = Never

    let items: Items

    /// Makes the node that hands the tools to the page around.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ToolbarNode(view, context)
    }
}

private final class ToolbarNode<Base: View, Items: View>: CompanionNode<Base, _ToolbarModifier<Items>, Items>,
    PageSource
{
    override init(_ view: ModifiedContent<Base, _ToolbarModifier<Items>>, _ context: NodeContext) {
        super.init(view, context)
        beginGiving(PageKey.self)
    }

    override class func companion(of modifier: _ToolbarModifier<Items>) -> Items { modifier.items }

    func change(_ chrome: inout PageChrome) { chrome.toolbars.insert(companion, at: 0) }
}

extension View {
    /// Adds tools to the page's bar. They stand at its trailing end, or in the row below the title where there is no
    /// room.
    @MainActor
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        modifier(_ToolbarModifier(items: content()._items))
    }

    /// Adds tools to the page's bar; `id` names the bar for people who arrange it, which has no effect in text.
    @MainActor
    public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
        toolbar(content: content)
    }

    /// Adds views to the page's bar as tools.
    @_disfavoredOverload
    nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }

    /// Shows or hides bars of the page; in text only the navigation bar counts, which is meant when none is named.
    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(
            _ChromeModifier {
                if visibility == .hidden, bars.contains(.navigationBar) || bars.isEmpty { $0.barIsHidden = true }
            })
    }
}

/// A bar of a screen.
public struct ToolbarPlacement: Equatable, Sendable {
    let name: String

    init(name: String) {
        self.name = name
    }

    /// A bar of the program's own, which text does not show.
    public init<ID: Hashable>(id: ID) {
        self.init(name: "own \(id)")
    }

    /// The platform's own choice.
    public static let automatic = ToolbarPlacement(name: "automatic")
    /// The bar with the page's title and tools.
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    /// The row below the page's content.
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    /// The bar of a tab view.
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}
