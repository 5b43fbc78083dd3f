/// A view of the front's own that arranges the elements of its content.
@MainActor
package protocol ContainerView: View where Body == Never {
    associatedtype Content: View
    var content: Content { get }
    static var axis: Axis? { get }

    func measure(_ children: [ViewElement], _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    func place(_ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues)

    /// Whether the view draws its content itself, with whatever else it shows; nothing is read of the content then. It is
    /// drawn again when what it reads for that has changed.
    static var drawsItself: Bool { get }
    /// Whether the elements of its content stand over each other.
    static var isLayered: Bool { get }
    func draw(
        _ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)

    /// The kind of part that it is in a page, of which each view of its content is a cell; nil for one that is none.
    var partOfCells: PagePart.Kind? { get }

    /// The way in which a stack says that its views stand; nil for anything else.
    var arrangement: PagePart.Arrangement? { get }

    /// Whether another such view would lay out the same content the same way.
    func hasSameLayout(as other: Self) -> Bool
}

extension ContainerView {
    package static var axis: Axis? { nil }
    package var partOfCells: PagePart.Kind? { nil }
    package var arrangement: PagePart.Arrangement? { nil }
    package func hasSameLayout(as other: Self) -> Bool { false }
    package static var drawsItself: Bool { false }
    package static var isLayered: Bool { false }
    package func draw(
        _ children: [ViewElement], in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {}
}

package final class ContainerNode<V: ContainerView>: ContentNode<V, V.Content> {
    private lazy var element = ContainerElement(self)

    public override class func content(of view: V) -> V.Content { view.content }

    package override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        return context
    }

    package override var elements: [ViewElement] { [element] }

    package override var gatherer: ViewElement? { element }
    package override func showsAlike(_ view: V) -> Bool { view.hasSameLayout(as: self.view) }
    package override func showAnew() { element.invalidateLayout() }
}

final class ContainerElement<V: ContainerView>: GatheringElement {
    private unowned(unsafe) let owner: ContainerNode<V>

    init(_ node: ContainerNode<V>) {
        owner = node
        super.init(node)
    }

    override var axis: Axis? { V.axis }
    override var drawn: Drawn? {
        if V.drawsItself { return .drawing }
        return owner.view.partOfCells == .tableRow ? .tableRow : nil
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        owner.view.measure(children, proposal, environment)
    }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guideOfChildren(key, along: axis, of: size, among: children)
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool { children.contains { $0.maySetGuide(key) } }

    override func layoutChildren() {
        owner.view.place(children, in: frame, environment)
    }

    override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        if let kind = owner.view.partOfCells { return PageStep.cells(of: kind, in: self, around: child) }
        guard let axis else { return [] }
        let arrangement = owner.view.arrangement
        guard axis == .horizontal else { return [PageStep(.column, node.number, arrangement)] }
        guard children.contains(where: \.isSpacer) else { return [PageStep(.line, node.number, arrangement)] }
        let room = children.prefix { $0 !== child }.last(where: \.isSpacer)
        let end = room.map { PageStep(.end, $0.node.number, arrangement) }
        return [end, PageStep(.spread, node.number, arrangement)].compactMap(\.self)
    }

    override func describe(_ tree: inout SemanticTree) {
        if V.isLayered { return describeLayers(&tree) }
        if !V.drawsItself { super.describe(&tree) }
    }

    override func draw(_ canvas: inout CellCanvas) {
        if V.isLayered { return drawLayers(&canvas) }
        if V.drawsItself {
            return Tracking.run(owner) { owner.view.draw(children, in: frame, environment, &canvas) }
        }
        for child in inDrawingOrder(children) { child.draw(&canvas) }
    }
}
