/// A place that views measure from. As SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// What names a coordinate space. As SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// As SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// As SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// As SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: AnyHashable(name)) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The nearest scroll view's window.
    public static var scrollView: NamedCoordinateSpace { .init(name: AnyHashable(ScrollViewSpace())) }

    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// What the window of a scroll view goes by among coordinate spaces.
struct ScrollViewSpace: Hashable {}

extension Element {
    /// Whether a coordinate space of that name is this element's.
    final func isSpace(_ name: AnyHashable) -> Bool {
        name.base is ScrollViewSpace ? self is any SizedContainer : trait(CoordinateSpaceTrait.self) == name
    }
}

enum CoordinateSpaceTrait: ElementTrait { typealias Value = AnyHashable }

nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    public typealias Body = Never

    let name: AnyHashable

    @MainActor
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == CoordinateSpaceTrait.self ? name as? Key.Value : nil
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension Element {
    /// The nearest of those around this that `fits`.
    final func ancestor(where fits: (Element) -> Bool) -> Element? {
        var element = container
        while let current = element {
            if fits(current) { return current }
            element = current.container
        }
        return nil
    }
}

extension View {
    /// Names the view's place, so that views inside can measure from it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
