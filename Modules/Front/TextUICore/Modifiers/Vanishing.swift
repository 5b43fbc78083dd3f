/// The modifier that neither draws a view nor has it read; the view keeps its place. One that comes and goes for ever
/// stays.
nonisolated public struct _HiddenModifier: ElementModifier {
    public typealias Body = Never

    let isHidden: Bool
    /// Whether an animation without end has hidden it, which shows it again and again.
    fileprivate(set) var isRecurring = false

    init(isHidden: Bool) {
        self.isHidden = isHidden
    }

    private var isSeen: Bool { !isHidden || isRecurring }

    public var isHiding: Bool { !isSeen }

    @MainActor
    public func ground(_ content: ViewElement) -> CellRect? { isSeen ? content.ground : nil }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        if isSeen { content.draw(&canvas) }
    }

    @MainActor
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        if isSeen { content.describe(&tree) }
    }

    /// Makes the node that hides the view.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        HiddenNode(view, context)
    }
}

private final class HiddenNode<Base: View>: ElementModifierNode<Base, _HiddenModifier> {
    override func update(_ view: ModifiedContent<Base, _HiddenModifier>, _ environment: EnvironmentValues) {
        let known = self.view.modifier
        var view = view
        view.modifier.isRecurring =
            view.modifier.isHidden
            && (known.isHidden ? known.isRecurring : graph.transaction?.animation?.repeatsForever == true)
        super.update(view, environment)
    }
}

extension View {
    /// Draws nothing in the view's place and leaves the view out of the elements.
    nonisolated public func hidden() -> some View { modifier(_HiddenModifier(isHidden: true)) }

    /// Hides the view where the opacity is below 0.01, and shows it else: nothing is half there in text.
    nonisolated public func opacity(_ opacity: Double) -> some View {
        modifier(_HiddenModifier(isHidden: opacity < 0.01))
    }

    /// Hides the view where it is stretched to nothing; mirrors its shapes where the factor is below zero.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Hides the view where it is stretched to nothing across or down; mirrors its shapes where a factor is below zero.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Hides the view where a factor is below 0.01 either way; mirrors its shapes where it is below zero.
    nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(_HiddenModifier(isHidden: min(abs(x), abs(y)) < 0.01))
            .modifier(_TurnModifier(turn: .mirror(x: x < 0, y: y < 0, anchor)))
    }

    /// Turns the shapes of the view clockwise; words stay as they are.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_TurnModifier(turn: .rotation(angle, anchor)))
    }

    /// Hides the view where it is turned to its edge, as the side of a card that lies below; mirrors its shapes where
    /// they are seen from behind, and turns them about the axis that points to the eye.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        let turned = FigureTurn.inSpace(angle, axis, anchor)
        return modifier(_HiddenModifier(isHidden: turned.isEdge)).modifier(_TurnModifier(turn: turned.shapes))
    }
}

extension FigureTurn {
    /// Returns whether a view that is turned in space is seen from its edge, and what becomes of its shapes.
    nonisolated static func inSpace(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint
    ) -> (isEdge: Bool, shapes: FigureTurn?) {
        let length = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z
        let turn = cos(angle.radians)
        // The part of the view's breadth that is seen from the front.
        let seen = length == 0 ? 1 : turn + Double(axis.z * axis.z / length) * (1 - turn)
        let isFlat = axis.x == 0 && axis.y == 0
        let isBehind = turn < -0.01 && !isFlat
        let shapes: FigureTurn? =
            isFlat
            ? .rotation(angle, anchor)
            : .mirror(
                x: isBehind && abs(axis.y) > abs(axis.x), y: isBehind && abs(axis.x) > abs(axis.y), anchor)
        return (abs(seen) < 0.01, shapes)
    }
}
