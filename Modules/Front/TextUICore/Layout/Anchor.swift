/// A place or a rectangle of a view that another view can read in its own points, as SwiftUI's `Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
    let value: (GeometryProxy) -> Value

    package init(value: @escaping (GeometryProxy) -> Value) {
        self.value = value
    }

    /// The part of a view that an anchor stands for, as SwiftUI's `Anchor.Source`.
    public struct Source: @unchecked Sendable {
        let value: (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are one anchor: two of one place are not equal, for the place may move between them.
    public static func == (a: Self, b: Self) -> Bool { areEqual(a.value, b.value) }
}

extension Anchor.Source where Value == CGRect {
    /// The rectangle of the view.
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in shares of the view's size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
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

/// The element of a view that gives an anchor, as long as it is there.
final class AnchorPlace: @unchecked Sendable {
    weak var element: Element?
    /// Where the element was when an anchor of it was last read; nil where none was.
    var lastRead: CellRect?
}

extension View {
    /// Gives the views around an anchor of this one, as a preference.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let place = AnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .modifier(_PreferenceModifier<K> { _ in transform(place.anchor(value)) })
    }

    /// Adds an anchor of this view to the preference that the views inside give.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let place = AnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .transformPreference(K.self) { transform(&$0, place.anchor(value)) }
    }
}

extension AnchorPlace {
    /// The place of the element, relative to the view that reads it.
    fileprivate func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A> {
        Anchor { proxy in
            onMainActor {
                let frame = self.element?.frame ?? .zero
                self.lastRead = frame
                guard self.element != nil else { return source.value(.zero) }
                let origin = proxy.place.element?.frame ?? proxy.place.cells
                return source.value(
                    Points.rect(
                        CellRect(
                            x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)))
            }
        }
    }
}

/// A modifier that gives an anchor of a view.
nonisolated public struct _AnchorModifier: ViewModifier {
    /// No body: the modifier is a primitive.
    public typealias Body = Never

    let place: AnchorPlace

    /// Makes the modified view's node in the view graph.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Base: View>: ContentNode<ModifiedContent<Base, _AnchorModifier>, Base> {
    private var wrapper: LaidOutElement?

    override class func content(of view: ModifiedContent<Base, _AnchorModifier>) -> Base { view.content }

    override var elements: [Element] {
        var elements = child.elements
        guard let first = elements.first else { return [] }
        if wrapper?.content !== first {
            wrapper = LaidOutElement(first, self) { [unowned self] _ in self.laidOut() }
        }
        elements[0] = wrapper!
        view.modifier.place.element = wrapper
        return elements
    }

    override func visitRows(_ rows: inout RowCollector) {
        rows.add(self)
    }

    override func update(_ view: ModifiedContent<Base, _AnchorModifier>, _ environment: EnvironmentValues) {
        let place = self.view.modifier.place
        super.update(view, environment)
        view.modifier.place.element = place.element
        view.modifier.place.lastRead = place.lastRead
    }

    /// A preference made of where the view was is told anew.
    private func laidOut() {
        let place = view.modifier.place
        guard let lastRead = place.lastRead, lastRead != place.element?.frame else { return }
        graph.afterUpdate { [weak graph] in graph?.preferencesAreStale = true }
    }
}
