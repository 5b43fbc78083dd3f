/// A change of a view's looks that leaves its layout as it is.
nonisolated public protocol VisualEffect: Sendable, Animatable {}

/// An effect that changes nothing.
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    public init() {}
}

/// Effects one after the other, the innermost first.
nonisolated struct VisualEffects: VisualEffect {
    enum Step: Sendable {
        case offset(CGSize)
        case transform(ProjectionTransform)
        case hiding
        case turn(FigureTurn)
    }

    var steps: [Step] = []
}

nonisolated extension VisualEffects {
    /// Creates an effect on the way from one to another. A view that is hidden at one end only is seen on the way.
    ///
    /// - Parameters:
    ///   - start: The effect at 0.
    ///   - end: The effect at 1.
    ///   - progress: The way that has been gone, from 0 to 1.
    ///   - size: The size of the view, in points.
    init(from start: some VisualEffect, to end: some VisualEffect, progress: Double, in size: CGSize) {
        guard progress > 0, progress < 1 else {
            steps = progress > 0 ? end.allSteps : start.allSteps
            return
        }
        let (first, last) = (VisualLook(start.allSteps, size), VisualLook(end.allSteps, size))
        let part = CGFloat(progress)
        let offset = CGSize(
            width: first.offset.width + (last.offset.width - first.offset.width) * part,
            height: first.offset.height + (last.offset.height - first.offset.height) * part)
        let turns = progress < 0.5 ? first.turns : last.turns
        steps = [Step.offset(offset)] + turns.map { Step.turn($0.turn) }
        if first.isHidden, last.isHidden { steps.append(.hiding) }
    }
}

nonisolated extension VisualEffect {
    private func adding(_ steps: VisualEffects.Step?...) -> VisualEffects {
        VisualEffects(steps: allSteps + steps.compactMap(\.self))
    }

    fileprivate var allSteps: [VisualEffects.Step] { (self as? VisualEffects)?.steps ?? [] }

    /// Hides the view where the opacity is below 0.01, and shows it else: nothing is half there in text.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(opacity < 0.01 ? .hiding : nil) }
    /// Shows the view away from its place, by a size in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }
    /// Shows the view away from its place, by points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { offset(CGSize(width: x, height: y)) }
    /// Hides the view where it is stretched to nothing across or down; mirrors its shapes where a factor is below zero.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    /// Hides the view where it is stretched to nothing; mirrors its shapes where the factor is below zero.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    /// Hides the view where a factor is below 0.01 either way; mirrors its shapes where it is below zero.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(
            min(abs(x), abs(y)) < 0.01 ? .hiding : nil, FigureTurn.mirror(x: x < 0, y: y < 0, anchor).map { .turn($0) })
    }
    /// Turns the shapes of the view clockwise; words stay as they are.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(FigureTurn.rotation(angle, anchor).map { .turn($0) })
    }
    /// Hides the view where it is turned to its edge; mirrors its shapes where they are seen from behind, and turns them
    /// about the axis that points to the eye.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let turned = FigureTurn.inSpace(angle, axis, anchor)
        return adding(turned.isEdge ? .hiding : nil, turned.shapes.map { .turn($0) })
    }
    /// Moves the view as far as an affine transform moves its centre.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        transformEffect(ProjectionTransform(transform))
    }
    /// Moves the view as far as the transform moves its centre.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { adding(.transform(transform)) }
    /// Blurs the view. Has no effect in text.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
    /// Makes colours brighter. Has no effect in text.
    public func brightness(_ amount: Double) -> some VisualEffect { self }
    /// Changes the contrast of colours. Has no effect in text.
    public func contrast(_ amount: Double) -> some VisualEffect { self }
    /// Changes the saturation of colours. Has no effect in text.
    public func saturation(_ amount: Double) -> some VisualEffect { self }
    /// Makes colours grey. Has no effect in text.
    public func grayscale(_ amount: Double) -> some VisualEffect { self }
    /// Turns the hue of colours. Has no effect in text.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// The modifier that changes a view's looks by its geometry.
nonisolated public struct _VisualEffectModifier<Effect: VisualEffect>: ElementModifier {
    public typealias Body = Never

    let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

    /// Makes the node that changes how the view is seen.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        VisualEffectNode(view, context)
    }
}

private final class VisualEffectNode<Base: View, Effect: VisualEffect>:
    ElementModifierNode<Base, _VisualEffectModifier<Effect>>
{
    /// How often the effects may have become others at the same places.
    private(set) var changes = 0

    override func makeWrapper(_ element: ViewElement) -> ModifiedElement<Base, _VisualEffectModifier<Effect>> {
        VisualEffectElement(element, self)
    }

    override func update(
        _ view: ModifiedContent<Base, _VisualEffectModifier<Effect>>, _ environment: EnvironmentValues
    ) {
        changes += 1
        super.update(view, environment)
    }

    override func refresh() {
        changes += 1
        showAnew()
    }
}

/// A view that is seen as its effects say, which are asked for whenever it is laid out.
private final class VisualEffectElement<Base: View, Effect: VisualEffect>:
    ModifiedElement<Base, _VisualEffectModifier<Effect>>
{
    private unowned let effects: VisualEffectNode<Base, Effect>
    private var look = VisualLook()
    /// The rows that the view is moved through, where the frame grows with what stands in it. They get no fewer while
    /// the effects are the same: a place that depends on them would never be found.
    private var room = 0
    private var changes = 0

    init(_ content: ViewElement, _ node: VisualEffectNode<Base, Effect>) {
        effects = node
        super.init(content, node)
    }

    private var offset: _OffsetModifier {
        _OffsetModifier(x: Points.columns(look.offset.width), y: Points.rows(look.offset.height))
    }

    /// The frame with no more room than the offset asks for.
    private var place: CellRect {
        var place = frame
        place.height = max(0, frame.height - room + offset.roomAbove(environment))
        return place
    }

    override var isHidden: Bool { look.isHidden || super.isHidden }
    override var ground: CellRect? { look.isHidden ? nil : content.ground }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        var size = content.size(proposal)
        size.height += room
        return size
    }

    override func layoutChildren() {
        let proxy = GeometryProxy(self, without: room)
        let effect = modifier.effect
        look = VisualLook(Tracking.run(node) { effect(EmptyVisualEffect(), proxy) }.allSteps, proxy.size)
        let needed = offset.roomAbove(environment)
        if needed > room || needed < room && changes != effects.changes {
            room = needed
            invalidateLayout()
        }
        offset.place(content, in: place, environment)
        changes = effects.changes
    }

    override func draw(_ canvas: inout CellCanvas) {
        guard !look.isHidden else { return }
        // Words stay where they are, and so does what they stand on.
        let turns = look.turns.isEmpty || !SemanticTree.of(content).isEmpty ? [] : look.turns
        draw(turns[...], &canvas)
    }

    private func draw(_ turns: ArraySlice<VisualLook.Turn>, _ canvas: inout CellCanvas) {
        guard let outermost = turns.last else { return offset.draw(content, in: place, environment, &canvas) }
        let (x, y) = (look.offset.width - outermost.moved.width, look.offset.height - outermost.moved.height)
        canvas.turning(outermost.turn, of: frame.offset(x: Points.columns(x), y: Points.rows(y))) {
            draw(turns.dropLast(), &$0)
        }
    }

    override func describe(_ tree: inout SemanticTree) {
        guard !look.isHidden else { return }
        let first = tree.elements.count
        offset.describe(content, in: place, environment, &tree)
        tree.attribute(from: first, to: self)
    }
}

/// The sum of a view's effects.
private struct VisualLook {
    struct Turn {
        let turn: FigureTurn
        /// How far the view has been moved before it is turned, in points.
        let moved: CGSize
    }

    /// The distance from the view's place, in points.
    private(set) var offset = CGSize.zero
    private(set) var isHidden = false
    /// The turns of its shapes, the innermost first.
    private(set) var turns: [Turn] = []

    init() {}

    init(_ steps: [VisualEffects.Step], _ size: CGSize) {
        for step in steps {
            switch step {
            case .offset(let distance): move(by: distance)
            case .transform(let transform): move(by: transform.movement(ofCenterIn: size))
            case .hiding: isHidden = true
            case .turn(let turn): turns.append(Turn(turn: turn, moved: offset))
            }
        }
    }

    private mutating func move(by distance: CGSize) {
        offset = CGSize(width: offset.width + distance.width, height: offset.height + distance.height)
    }
}

extension View {
    /// Changes how the view is seen by its geometry, and leaves its layout as it is.
    ///
    /// The closure is called with an effect that changes nothing, and with the view's geometry, whenever the view is laid
    /// out.
    nonisolated public func visualEffect<E: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> E
    ) -> some View {
        modifier(_VisualEffectModifier(effect: effect))
    }
}
