/// The view that places and rectangles are measured from, as SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable {
    /// The whole screen.
    case global
    /// The view itself.
    case local
    /// The nearest view around with that name.
    case named(AnyHashable)

    /// Whether this is the whole screen.
    public var isGlobal: Bool { self == .global }
    /// Whether this is the view itself.
    public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space, as SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space.
    var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name, as SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space of that name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself, as SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space of the view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole screen, as SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space of the whole screen.
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the space of the nearest view around with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { .init(name: AnyHashable(name)) }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { .init() }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the whole screen.
    public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest scroll view's window.
    public static var scrollView: NamedCoordinateSpace { .init(name: AnyHashable(ScrollViewSpace())) }

    /// Returns the space of the nearest scroll view's window. `axis` has no effect in text.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { scrollView }
}

/// The name of a scroll view's window among coordinate spaces.
struct ScrollViewSpace: Hashable {}

extension ViewElement {
    /// Whether a coordinate space of that name is this element's.
    final func isSpace(_ name: AnyHashable) -> Bool {
        name.base is ScrollViewSpace ? self is any SizedContainer : trait(CoordinateSpaceTrait.self) == name
    }
}

enum CoordinateSpaceTrait: ElementTrait { typealias Value = AnyHashable }

/// A modifier that names a view's coordinate space.
nonisolated public struct _CoordinateSpaceModifier: ElementModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let name: AnyHashable

    @MainActor
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        key == CoordinateSpaceTrait.self ? name as? Key.Value : nil
    }

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension ViewElement {
    /// The nearest of those around this that `fits`.
    package final func ancestor(where fits: (ViewElement) -> Bool) -> ViewElement? {
        var element = container
        while let current = element {
            if fits(current) { return current }
            element = current.container
        }
        return nil
    }
}

extension View {
    /// Names the view's coordinate space, so that views inside can measure from it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space, so that views inside can measure from it.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(_CoordinateSpaceModifier(name: name.name))
    }
}
