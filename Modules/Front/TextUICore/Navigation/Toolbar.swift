/// Where a tool stands. As SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Equatable, Sendable {
    let name: String
    let isLeading: Bool

    init(_ name: String, isLeading: Bool = false) {
        self.name = name
        self.isLeading = isLeading
    }

    public static let automatic = ToolbarItemPlacement("automatic")
    public static let principal = ToolbarItemPlacement("principal")
    public static let navigation = ToolbarItemPlacement("navigation", isLeading: true)
    public static let primaryAction = ToolbarItemPlacement("primaryAction")
    public static let secondaryAction = ToolbarItemPlacement("secondaryAction")
    public static let status = ToolbarItemPlacement("status")
    public static let confirmationAction = ToolbarItemPlacement("confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement("cancellationAction", isLeading: true)
    public static let destructiveAction = ToolbarItemPlacement("destructiveAction")
    public static let keyboard = ToolbarItemPlacement("keyboard")
    public static let topBarLeading = ToolbarItemPlacement("topBarLeading", isLeading: true)
    public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing")
    public static let navigationBarLeading = ToolbarItemPlacement("topBarLeading", isLeading: true)
    public static let navigationBarTrailing = ToolbarItemPlacement("topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement("bottomBar")
}

enum PlacementTrait: ElementTrait { typealias Value = ToolbarItemPlacement }

/// Items of a toolbar. As SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
    associatedtype _Items: View
    @MainActor var _items: _Items { get }
}

extension ToolbarContent {
    public var _items: Body._Items { body._items }
}

extension Never: ToolbarContent {
    public var _items: Never { fatalError("Never has no value, so no items") }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// One tool. As SwiftUI's `ToolbarItem`.
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    @MainActor
    public var _items: some View { content.modifier(_PlacementModifier(placement: placement)) }
}

extension ToolbarItem where ID == Void {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(placement: placement, content: content())
    }
}

/// Several tools at one place. As SwiftUI's `ToolbarItemGroup`.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never

    let placement: ToolbarItemPlacement
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    @MainActor
    public var _items: some View { content.modifier(_PlacementModifier(placement: placement)) }
}

nonisolated public struct _PlacementModifier: ElementModifier {
    public typealias Body = Never

    let placement: ToolbarItemPlacement

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == PlacementTrait.self ? placement as? Key.Value : nil
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

@resultBuilder
@MainActor
public enum ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> _ToolbarTuple<repeat each C> {
        _ToolbarTuple(content: (repeat each content))
    }

    public static func buildIf<C: ToolbarContent>(_ content: C?) -> _ToolbarItems<C._Items?> {
        _ToolbarItems(content: content?._items)
    }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(first: A) -> _ToolbarEither<A, B> {
        _ToolbarEither(content: .init(.first(first._items)))
    }

    public static func buildEither<A: ToolbarContent, B: ToolbarContent>(second: B) -> _ToolbarEither<A, B> {
        _ToolbarEither(content: .init(.second(second._items)))
    }
}

public struct _ToolbarEither<A: ToolbarContent, B: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: _ConditionalContent<A._Items, B._Items>
    public var _items: _ConditionalContent<A._Items, B._Items> { content }
}

public struct _ToolbarItems<Content: View>: ToolbarContent {
    public typealias Body = Never
    let content: Content
    public var _items: Content { content }
}

public struct _ToolbarTuple<each C: ToolbarContent>: ToolbarContent {
    public typealias Body = Never
    let content: (repeat each C)
    public var _items: TupleView<repeat (each C)._Items> {
        TupleView(repeat (each content)._items)
    }
}

nonisolated public struct _ToolbarModifier<Items: View>: ViewModifier {
    public typealias Body = Never

    let items: Items

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ToolbarNode(view, context)
    }
}

private final class ToolbarNode<Base: View, Items: View>: ContentNode<
    ModifiedContent<Base, _ToolbarModifier<Items>>, Base
>
{
    private var items: TypedNode<Items>!

    override init(_ view: ModifiedContent<Base, _ToolbarModifier<Items>>, _ context: NodeContext) {
        super.init(view, context)
        items = Items.makeNode(view.modifier.items, in: self, lazy: false)
        graph.chromeIsStale = true
    }

    override class func content(of view: ModifiedContent<Base, _ToolbarModifier<Items>>) -> Base { view.content }

    override var children: [ViewNode] { items.map { super.children + [$0] } ?? super.children }

    override func update(_ view: ModifiedContent<Base, _ToolbarModifier<Items>>, _ environment: EnvironmentValues) {
        super.update(view, environment)
        items.update(view.modifier.items, environment)
        graph.chromeIsStale = true
        graph.setNeedsFlush()
    }

    override func environmentChanged(_ environment: EnvironmentValues) {
        super.environmentChanged(environment)
        items.propagate(environment)
    }

    override func contribute(to chrome: inout Chrome) {
        chrome.toolbars.append(items)
        super.contribute(to: &chrome)
    }
}

extension View {
    @MainActor
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        modifier(_ToolbarModifier(items: content()._items))
    }

    /// The same; `id` names the bar for a person who arranges it, which text cannot.
    @MainActor
    public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
        toolbar(content: content)
    }

    nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(_ToolbarModifier(items: content()))
    }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(
            _ChromeModifier {
                if visibility == .hidden, bars.contains(.navigationBar) || bars.isEmpty { $0.barIsHidden = true }
            })
    }
}

public struct ToolbarPlacement: Equatable, Sendable {
    let name: String
    public static let automatic = ToolbarPlacement(name: "automatic")
    public static let navigationBar = ToolbarPlacement(name: "navigationBar")
    public static let bottomBar = ToolbarPlacement(name: "bottomBar")
    public static let tabBar = ToolbarPlacement(name: "tabBar")
}
