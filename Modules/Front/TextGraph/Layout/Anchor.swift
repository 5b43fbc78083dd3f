/// A place or a rectangle of a view that another view can read in its own points, as SwiftUI's `Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
    /// The closure in an object, by which an anchor is told from another.
    final class Reading {
        let value: (GeometryProxy) -> Value

        init(_ value: @escaping (GeometryProxy) -> Value) {
            self.value = value
        }
    }

    let reading: Reading

    package init(value: @escaping (GeometryProxy) -> Value) {
        reading = Reading(value)
    }

    /// The part of a view that an anchor stands for, as SwiftUI's `Anchor.Source`.
    public struct Source: @unchecked Sendable {
        /// What is told apart by: a point in shares of the view's size, or several; nil for all of the view.
        let part: AnyHashable?
        let value: (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are one anchor. One that was given before the view moved differs from the one after.
    public static func == (a: Self, b: Self) -> Bool { a.reading === b.reading }
}

extension Anchor.Source where Value == CGRect {
    /// The rectangle of the view.
    public static var bounds: Anchor<CGRect>.Source { .init(part: nil) { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in shares of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init(part: point) { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }

    /// The middle of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The middle of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The middle of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The middle of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The top corner of the leading edge.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The top corner of the trailing edge.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The bottom corner of the leading edge.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The bottom corner of the trailing edge.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    /// Creates a source of several places of one view, in the order of the array.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init(part: array.map(\.part)) { rect in array.map { $0.value(rect) } }
    }

    /// Creates a source of a place, or of nil without one.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(part: anchor.map { [$0.part] }) { rect in anchor.map { $0.value(rect) } }
    }
}

/// Where a view that gives an anchor stands, as long as it is there.
package final class AnchorPlace: @unchecked Sendable {
    weak var element: ViewElement?
    /// Where the element was when an anchor of it was last read; nil where none was.
    var lastRead: CellRect?
    /// The anchor that was given, and the part of the view. It stays the same as long as the view stays where it is.
    var given: (anchor: Any, part: AnyHashable?)?
}

/// The place that one description of a view shares with the next.
final class SharedAnchorPlace: @unchecked Sendable {
    var place = AnchorPlace()
}

extension View {
    /// Gives the views around an anchor of this one, as a preference.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let place = SharedAnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .modifier(_PreferenceModifier<K> { _ in transform(place.place.anchor(value)) })
    }

    /// Adds an anchor of this view to the preference that the views inside give.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let place = SharedAnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .transformPreference(K.self) { transform(&$0, place.place.anchor(value)) }
    }
}

extension AnchorPlace {
    /// The place of the element, relative to the view that reads it.
    package func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A> {
        if let given, given.part == source.part, let anchor = given.anchor as? Anchor<A> { return anchor }
        // The place keeps the anchor, so the anchor must not keep the place.
        let anchor = Anchor<A> { [weak self] proxy in
            onMainActor {
                let frame = self?.element?.frame ?? .zero
                self?.lastRead = frame
                guard self?.element != nil else { return source.value(.zero) }
                let origin = proxy.place.element?.frame ?? proxy.place.cells
                return source.value(
                    Points.rect(
                        CellRect(
                            x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)))
            }
        }
        given = (anchor, source.part)
        return anchor
    }
}

/// A modifier that gives an anchor of a view.
nonisolated public struct _AnchorModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let place: SharedAnchorPlace

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Base: View>: LaidOutNode<Base, _AnchorModifier> {
    private let anchorPlace: AnchorPlace

    override init(_ view: ModifiedContent<Base, _AnchorModifier>, _ context: NodeContext) {
        anchorPlace = view.modifier.place.place
        super.init(view, context)
    }

    override var elements: [ViewElement] {
        let elements = super.elements
        anchorPlace.element = place
        return elements
    }

    override func update(_ view: ModifiedContent<Base, _AnchorModifier>, _ environment: EnvironmentValues) {
        view.modifier.place.place = anchorPlace
        super.update(view, environment)
    }

    /// What was made of another place is told anew: the layout comes before that.
    override func laidOut(_ proxy: GeometryProxy) {
        guard let lastRead = anchorPlace.lastRead, lastRead != place?.frame else { return }
        anchorPlace.given = nil
        othersGive()
    }
}
