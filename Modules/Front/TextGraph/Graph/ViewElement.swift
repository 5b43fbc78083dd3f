/// One thing on the screen: it has a size, a place, a drawing and a meaning. Views lower to a few kinds of these.
///
/// Lengths and places are whole cells of the screen, whose origin is the top leading corner. A subclass with nothing
/// inside overrides ``measure(_:)``, ``draw(_:)`` and ``describe(_:)``; one around others gives its ``children`` and
/// puts them into their places in ``layoutChildren()``.
@MainActor
open class ViewElement {
    /// The node that makes this element and outlives it. Nothing counts that it is referred to: each word on the screen
    /// asks for it many times a frame.
    package unowned(unsafe) let node: ViewNode
    /// The element around this one; nil at the root, and before anybody has adopted it.
    package final var container: ViewElement? { containerReference?.element }
    @exclusivity(unchecked) private var containerReference: ElementReference?
    @exclusivity(unchecked) private nonisolated(unsafe) var ownReference: ElementReference?
    /// What refers to this without keeping it alive.
    final var reference: ElementReference {
        if let ownReference { return ownReference }
        let new = ElementReference(self)
        ownReference = new
        return new
    }
    /// The place on the screen that the container has given, in cells.
    @exclusivity(unchecked) package final private(set) var frame = CellRect(x: 0, y: 0, width: 0, height: 0)
    @exclusivity(unchecked) private var sizes: [(proposal: SizeProposal, size: CellSize)] = []
    /// Whether this or something below it has changed its size or its place since it was placed.
    @exclusivity(unchecked) private var isStale = true

    package init(_ node: ViewNode) {
        self.node = node
    }

    deinit { ownReference?.end() }

    /// The environment of the node.
    package var environment: EnvironmentValues { node.environment }

    /// The elements directly inside, in reading order; none by default. A subclass adopts each element that it gives.
    open var children: [ViewElement] { [] }

    /// Returns the size that this takes of a proposal, in cells. It measures once for each proposal and keeps the
    /// answer.
    package final func size(_ proposal: SizeProposal) -> CellSize {
        let proposal = ignoresHeight ? SizeProposal(width: proposal.width, height: nil) : proposal
        for known in sizes where known.proposal == proposal { return known.size }
        let size = measure(proposal)
        if sizes.count == 6 { sizes.removeFirst() }
        sizes.append((proposal, size))
        return size
    }

    /// Measures the element: returns the size that it takes of a proposal, in cells; nothing by default.
    ///
    /// A subclass answers a proposal the same way until its content changes. It asks its children by their `size`,
    /// which keeps their answers.
    open func measure(_ proposal: SizeProposal) -> CellSize { CellSize(width: 0, height: 0) }

    /// The width that was proposed when the frame's size was the answer; nil where none was, or the frame's own.
    final var answeredWidth: Int? {
        let size = frame.size
        return sizes.last { $0.size == size && $0.proposal.width != size.width }?.proposal.width
    }

    /// Whether the size is the same whatever height is proposed.
    var ignoresHeight: Bool { false }

    /// The proposal that the frame's size answers; nil where the container does not tell.
    @exclusivity(unchecked) package final private(set) var answered: SizeProposal?

    /// Puts the element into a frame of the screen, in cells. It lays out its children if that, or a size inside,
    /// differs.
    ///
    /// - Parameters:
    ///   - frame: The place on the screen.
    ///   - answered: The proposal that the frame's size answers. Where it is less than the frame, layers are proposed
    ///     that, and not what the largest of them takes.
    package final func place(_ frame: CellRect, answering answered: SizeProposal? = nil) {
        guard isStale || frame != self.frame || answered != self.answered else { return }
        self.frame = frame
        self.answered = answered
        isStale = false
        layoutChildren()
    }

    /// Has this laid out again when it is placed the next time, even in the same frame.
    final func markPlaceTried() { isStale = true }

    /// Has this and the elements around it laid out again when they are placed the next time, wherever that is.
    final func markUnplaced() {
        for element in sequence(first: self, next: \.container) { element.isStale = true }
    }

    /// Puts the children into their places within `frame`, which has just been set; does nothing by default.
    ///
    /// A subclass with children places each of them, also one that has no room.
    open func layoutChildren() {}

    /// Draws the element into the canvas at its `frame`, in cells; draws the children by default, the first of them
    /// lowest. The canvas cuts off what is out of sight.
    open func draw(_ canvas: inout CellCanvas) {
        for child in children { child.draw(&canvas) }
    }

    /// Adds the meaning of the element to the tree: what the lines front numbers, json lists and a page in a browser
    /// has.
    ///
    /// By default the children do, in their order. A subclass that can be acted on adds a ``SemanticElement`` with its
    /// actions.
    open func describe(_ tree: inout SemanticTree) {
        for child in children { child.describe(&tree) }
    }

    /// Returns a property that a container reads of its children beyond their size, such as a tag, a priority or a
    /// badge; nil where this has none.
    open func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }

    /// The id of the focus on this element, where it is no control and can be acted on all the same.
    package final private(set) lazy var ownFocusID = FocusID(node)

    /// Lets what describes this element have the focus, and says there whether it has.
    package final func offerFocus(to description: inout SemanticElement) {
        description.focusID = ownFocusID
        description.isFocused = node.graph.focus == ownFocusID
    }

    /// The id of the collection's element that this was made for.
    package final var rowID: AnyHashable?

    /// The value of this element among choices: its tag, else the id of its element in a `ForEach`.
    package final var tag: AnyHashable? { tag { $0 } }

    /// Its value among choices of a type: its tag or else the id of its element in a `ForEach`, the first that is of
    /// the type.
    package final func tag<Value>(as value: (AnyHashable) -> Value?) -> Value? {
        if let tag = trait(TagTrait.self), let value = value(tag) { return value }
        var element = self
        while true {
            if let id = element.rowID, let value = value(id) { return value }
            guard let wrapper = element as? WrapperElement else { return nil }
            element = wrapper.content
        }
    }

    /// The direction in which this lays out its children; nil where that has none.
    open var axis: Axis? { nil }

    /// The element that everything else is around.
    package final var unwrapped: ViewElement {
        var element = self
        while let wrapper = element as? WrapperElement { element = wrapper.content }
        return element
    }

    /// Whether this stands in something that scrolls.
    package final var isScrolled: Bool {
        sequence(first: self, next: \.container).contains { $0 is any SizedContainer }
    }

    /// The direction of the stack around this.
    final var stackAxis: Axis? {
        var element = container
        while let wrapper = element as? WrapperElement { element = wrapper.container }
        return element?.axis
    }

    /// Returns the view's own place of a guide, in points from its edge, when this is `size` large; nil where it sets
    /// none.
    func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? { nil }

    /// Whether this or something inside may set a place of a guide: to ask for it, elements are put into their places.
    func maySetGuide(_ key: AlignmentKey) -> Bool { false }

    /// Whether this takes all the height there is on a screen of a fixed size, however little it holds.
    open var takesAllHeight: Bool { false }

    /// Whether the height of an element inside is that of the room around it, as a `GeometryReader`'s is.
    open var needsHeight: Bool { children.contains(where: \.needsHeight) }

    /// Whether it is nothing but room around something else.
    package var isBlank: Bool { false }

    /// Whether something in this can be acted on by itself, so that a row around it is not one button.
    open var holdsControl: Bool { children.contains(where: \.holdsControl) }

    /// A link inside that has no words of its own: the row around it leads where it does.
    package var unnamedLink: ViewElement? {
        for child in children { if let link = child.unnamedLink { return link } }
        return nil
    }

    /// Whether what is in it stands in rows, as in a list.
    open var holdsRows: Bool { false }

    /// A space that grows, with nothing in it.
    var isSpacer: Bool { false }

    /// Returns the parts of a page that this makes around an element of the screen, the innermost first.
    ///
    /// - Parameters:
    ///   - element: The element of the screen.
    ///   - child: The element directly below in which the other stands; nil where it is this one's own.
    open func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] { [] }

    /// What the element draws itself, for whoever reads its drawing; nil where it draws nothing of its own.
    var drawn: Drawn? { nil }

    /// The frame in cells, where this has a ground that hides what stands below it; nil by default.
    open var ground: CellRect? { nil }

    /// Whether it is kept from sight, as by an opacity of 0: nothing can be pressed there either.
    open var isHidden: Bool { false }

    /// Lets go of the sizes that were worked out, without telling those around.
    final func forgetSizes() {
        sizes.removeAll(keepingCapacity: true)
        isStale = true
        forget()
    }

    /// Gathers the elements of the nodes below anew, and has the screen laid out again.
    ///
    /// A subclass that keeps what it has gathered overrides it, forgets that, and calls `super`.
    open func gather() {
        invalidateLayout()
    }

    /// Forgets the sizes of this element and of every container around it, and has the screen laid out again.
    package final func invalidateLayout() {
        node.graph.layoutIsStale = true
        var element: ViewElement? = self
        while let current = element {
            current.sizes.removeAll(keepingCapacity: true)
            current.isStale = true
            current.forget()
            element = current.container
        }
    }

    /// Tells that the content has changed, and perhaps its size. The elements around are asked again only if it has.
    package final func contentChanged() {
        forget()
        guard !isStale, !sizes.isEmpty, sizes.allSatisfy({ measure($0.proposal) == $0.size }) else {
            return invalidateLayout()
        }
        layoutChildren()
        node.graph.setNeedsFlush()
    }

    /// Forgets what a subclass keeps of earlier layouts. It is called whenever the sizes are forgotten.
    open func forget() {}

    /// Becomes the container of a child.
    package final func adopt(_ child: ViewElement) {
        child.containerReference = reference
    }
}

/// A key of a property that a container reads of its children beyond their size.
public protocol ElementTrait {
    /// The type of the property.
    associatedtype Value
}

package enum LayoutPriorityTrait: ElementTrait { package typealias Value = Double }
package enum TagTrait: ElementTrait { package typealias Value = AnyHashable }

/// An element around one other; it lets everything through that it does not change.
///
/// A subclass overrides only the steps in which it differs, and asks `super` or its content for the rest.
open class WrapperElement: ViewElement {
    /// The element inside.
    package let content: ViewElement

    package init(_ content: ViewElement, _ node: ViewNode) {
        self.content = content
        super.init(node)
        adopt(content)
    }

    open override var children: [ViewElement] { [content] }
    open override func measure(_ proposal: SizeProposal) -> CellSize { content.size(proposal) }
    open override func layoutChildren() { content.place(frame, answering: answered) }
    open override var ground: CellRect? { content.ground }
    open override var isHidden: Bool { content.isHidden }
    open override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { content.trait(key) }
    override var isSpacer: Bool { content.isSpacer }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guideOfChildren(key, along: axis, of: size, among: [content])
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool { content.maySetGuide(key) }
    open override var takesAllHeight: Bool { content.takesAllHeight }
    open override var needsHeight: Bool { content.needsHeight }
}
