/// Changes where and how a view is seen and leaves its layout as it is. As SwiftUI's `GeometryEffect`: text is moved
/// as far as the transform moves the middle of the view; it is neither turned nor stretched.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// - Parameter size: The view's, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        GeometryEffectNode(view, context)
    }

    /// The same effect; what is laid out is never asked to take part in it.
    nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}

nonisolated public struct _GeometryEffectModifier: ElementModifier {
    public typealias Body = Never

    let effect: (CGSize) -> ProjectionTransform

    @MainActor
    func place(_ content: Element, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = Points.size(CellSize(width: frame.width, height: frame.height))
        let transform = effect(size)
        let (x, y) = (size.width / 2, size.height / 2)
        content.place(
            CellRect(
                x: frame.x + Points.columns(x * transform.m11 + y * transform.m21 + transform.m31 - x),
                y: frame.y + Points.rows(x * transform.m12 + y * transform.m22 + transform.m32 - y),
                width: frame.width, height: frame.height))
    }

    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

private final class GeometryEffectNode<Base: View, Effect: GeometryEffect>:
    ContentNode<ModifiedContent<Base, Effect>, ModifiedContent<Base, _GeometryEffectModifier>>
{
    override class func content(
        of view: ModifiedContent<Base, Effect>
    ) -> ModifiedContent<Base, _GeometryEffectModifier> {
        let effect = view.modifier
        return view.content.modifier(_GeometryEffectModifier { effect.effectValue(size: $0) })
    }
}

extension View {
    /// Moves the view as far as the transform moves its middle.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_GeometryEffectModifier { _ in transform })
    }

    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
}
