/// A view of the front's own with nothing inside: it knows its size and how it is drawn.
@MainActor
package protocol LeafView: View where Body == Never {
    func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
    func describe(_ frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree)
    var isSpacer: Bool { get }
    /// Whether the view is a shape or a colour.
    static var isDrawing: Bool { get }
    /// Whether a closure of the program draws it, and is drawn again when what it reads has changed.
    var isDrawnByClosure: Bool { get }
    /// The sign that it is drawn as, one column wide; nil where it is drawn otherwise.
    var sign: String? { get }

    /// Returns the size of a view that follows the direction of the stack around it; nil outside of one.
    func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize
    func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas, along axis: Axis?)
}

extension LeafView {
    package func draw(_ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas) {}
    package func describe(_ frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree) {}
    package var isSpacer: Bool { false }
    package static var isDrawing: Bool { false }
    package var isDrawnByClosure: Bool { false }
    package var sign: String? { nil }

    package func measure(_ proposal: SizeProposal, _ environment: EnvironmentValues, along axis: Axis?) -> CellSize {
        measure(proposal, environment)
    }

    package func draw(
        _ frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas, along axis: Axis?
    ) {
        draw(frame, environment, &canvas)
    }
}

package final class LeafNode<V: LeafView>: TypedNode<V> {
    private lazy var element = LeafElement(self)

    package override var elements: [ViewElement] { [element] }

    package override func showsAlike(_ view: V) -> Bool { areEqual(self.view, view) }
    package override func showAnew() { element.contentChanged() }
}

final class LeafElement<V: LeafView>: ViewElement {
    private unowned(unsafe) let leaf: LeafNode<V>

    init(_ node: LeafNode<V>) {
        leaf = node
        super.init(node)
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        leaf.view.measure(proposal, leaf.environment, along: stackAxis)
    }
    override func draw(_ canvas: inout CellCanvas) {
        func draw() { leaf.view.draw(frame, leaf.environment, &canvas, along: stackAxis) }
        if leaf.view.isDrawnByClosure { Tracking.run(leaf, draw) } else { draw() }
    }
    override func describe(_ tree: inout SemanticTree) {
        let first = tree.elements.count
        leaf.view.describe(frame, leaf.environment, &tree)
        tree.attribute(from: first, to: self)
    }
    override var isSpacer: Bool { leaf.view.isSpacer }
    override var drawn: Drawn? {
        if V.isDrawing { return .drawing }
        return leaf.environment.hidesContent ? nil : leaf.view.sign.map { .sign($0) }
    }
}
