/// A turn or a mirroring of a view about a point of its own. Shapes follow it; words cannot.
package struct FigureTurn: Equatable, Sendable {
    let transform: CGAffineTransform
    let anchor: UnitPoint

    package static func mirror(x: Bool, y: Bool, _ anchor: UnitPoint) -> FigureTurn? {
        x || y ? FigureTurn(transform: CGAffineTransform(scaleX: x ? -1 : 1, y: y ? -1 : 1), anchor: anchor) : nil
    }

    package static func rotation(_ angle: Angle, _ anchor: UnitPoint) -> FigureTurn? {
        guard abs(angle.degrees.remainder(dividingBy: 360)) > 0.5 else { return nil }
        return FigureTurn(transform: CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor: anchor)
    }

    /// The transform of the screen's points for a view at `frame`.
    func about(_ frame: CellRect) -> CGAffineTransform {
        let place = Points.rect(frame)
        let (x, y) = (place.minX + place.width * anchor.x, place.minY + place.height * anchor.y)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

/// The modifier that turns and mirrors the shapes of a view in which there is nothing to read.
nonisolated public struct _TurnModifier: ElementModifier {
    public typealias Body = Never

    package let turn: FigureTurn?

    package init(turn: FigureTurn?) {
        self.turn = turn
    }

    @MainActor
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        // Words stay where they are, and so does what they stand on.
        guard let turn, SemanticTree.of(content).isEmpty else { return content.draw(&canvas) }
        canvas.turning(turn, of: frame) { content.draw(&$0) }
    }

    /// Makes the node that turns the shapes.
    @MainActor
    public static func _makeNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        makeElementNode(view, context)
    }
}

extension CellCanvas {
    /// Draws a view at `frame` whose shapes are turned.
    package mutating func turning(_ turn: FigureTurn, of frame: CellRect, _ draw: (inout CellCanvas) -> Void) {
        guard buffer.writing?.isMirrored != true else { return draw(&self) }
        let outer = self.turn
        self.turn = outer.map { turn.about(frame).concatenating($0) } ?? turn.about(frame)
        draw(&self)
        self.turn = outer
    }

    /// The cells in which what stands at `frame` is seen.
    func turned(_ frame: CellRect) -> CellRect {
        guard turn != nil else { return frame }
        let size = Points.size(frame.size)
        return turned(Path(CGRect(origin: .zero, size: size)), in: frame).frame
    }

    /// A path of `frame` where it is seen, and the cells around it.
    package func turned(_ path: Path, in frame: CellRect) -> (path: Path, frame: CellRect) {
        guard let turn else { return (path, frame) }
        let corner = Points.rect(frame).origin
        let seen = path.offsetBy(dx: corner.x, dy: corner.y).applying(turn)
        let bounds = seen.boundingRect
        guard [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy({ abs($0) < 1e6 }) else {
            return (path, frame)
        }
        let (left, top) = (
            Int((bounds.minX / Points.perColumn).rounded(.down)), Int((bounds.minY / Points.perRow).rounded(.down))
        )
        let cells = CellRect(
            x: left, y: top, width: max(1, Int((bounds.maxX / Points.perColumn).rounded(.up)) - left),
            height: max(1, Int((bounds.maxY / Points.perRow).rounded(.up)) - top))
        let origin = Points.rect(cells).origin
        return (seen.offsetBy(dx: -origin.x, dy: -origin.y), cells)
    }
}
