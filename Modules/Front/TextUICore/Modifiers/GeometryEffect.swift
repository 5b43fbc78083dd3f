/// A change of the place and shape in which a view is seen, which leaves its layout as it is. In text a view is moved
/// as far as the transform moves its centre; it is neither turned nor stretched.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// Returns the transform of a view.
    ///
    /// - Parameter size: The size of the view, in points.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes the node that moves the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        GeometryEffectNode(view, context)
    }

    /// The same effect; layout never takes part in it anyway.
    nonisolated public func ignoredByLayout() -> some GeometryEffect { self }
}

/// The modifier that moves a view as far as a transform moves its centre.
nonisolated public struct _GeometryEffectModifier: ElementModifier {
    public typealias Body = Never

    let effect: (CGSize) -> ProjectionTransform

    @MainActor
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        let size = Points.size(frame.size)
        let movement = effect(size).movement(ofCenterIn: size)
        content.place(frame.offset(x: Points.columns(movement.width), y: Points.rows(movement.height)))
    }

    /// Makes the node that moves the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension ProjectionTransform {
    /// How far it moves the centre of a view of a size.
    nonisolated func movement(ofCenterIn size: CGSize) -> CGSize {
        let (x, y) = (size.width / 2, size.height / 2)
        return CGSize(width: x * m11 + y * m21 + m31 - x, height: x * m12 + y * m22 + m32 - y)
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
    /// Moves the view as far as the transform moves its centre.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_GeometryEffectModifier { _ in transform })
    }

    /// Moves the view as far as an affine transform moves its centre.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }
}
