/// A place or a rectangle of a view that another view can ask for. As SwiftUI's `Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
    let value: (GeometryProxy) -> Value

    package init(value: @escaping (GeometryProxy) -> Value) {
        self.value = value
    }

    /// Which part of a view an anchor is. As SwiftUI's `Anchor.Source`.
    public struct Source: @unchecked Sendable {
        let value: (CGRect) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Anchor<CGRect>.Source { .init { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        .init { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
    }

    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// The element of a view that gives an anchor, as long as it is there.
final class AnchorPlace: @unchecked Sendable {
    weak var element: Element?
}

extension View {
    /// Gives the views around a place of this one, as a preference.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        let place = AnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .preference(key: K.self, value: transform(place.anchor(value)))
    }

    /// Adds a place of this view to what the views in it give.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        let place = AnchorPlace()
        return modifier(_AnchorModifier(place: place))
            .transformPreference(K.self) { transform(&$0, place.anchor(value)) }
    }
}

extension AnchorPlace {
    /// Where the element is, seen from whoever asks.
    fileprivate func anchor<A>(_ source: Anchor<A>.Source) -> Anchor<A> {
        Anchor { proxy in
            onMainActor {
                guard let element = self.element else { return source.value(.zero) }
                let origin = proxy.place.element?.frame ?? proxy.place.cells
                let frame = element.frame
                return source.value(
                    Points.rect(
                        CellRect(
                            x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)))
            }
        }
    }
}

nonisolated public struct _AnchorModifier: ViewModifier {
    public typealias Body = Never

    let place: AnchorPlace

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        AnchorNode(view, context)
    }
}

private final class AnchorNode<Base: View>: ContentNode<ModifiedContent<Base, _AnchorModifier>, Base> {
    override class func content(of view: ModifiedContent<Base, _AnchorModifier>) -> Base { view.content }

    override var elements: [Element] {
        let elements = child.elements
        view.modifier.place.element = elements.first
        return elements
    }

    override func update(_ view: ModifiedContent<Base, _AnchorModifier>, _ environment: EnvironmentValues) {
        let element = self.view.modifier.place.element
        super.update(view, environment)
        view.modifier.place.element = element
    }
}
