/// A modifier of the front's own that changes how each element below is laid out, drawn or read.
///
/// Each step has a default that leaves it to the content; a modifier implements those that it changes. Lengths and
/// places are cells.
@MainActor
public protocol ElementModifier: ViewModifier where Body == Never {
    /// Returns the size that the content takes with the modifier, in cells.
    func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    /// Puts the content into its place within the frame that the modified view has, in cells.
    func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues)
    /// Draws the content, and what the modifier adds, into the frame in cells.
    func draw(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas)
    /// Adds the meaning of the content to the tree.
    func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree)
    /// Returns a trait that the modifier sets, in place of the content's; nil leaves it to that.
    func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value?
    /// Returns a trait that adds to those of the content.
    func trait<Key: ElementTrait>(_ key: Key.Type, of content: ViewElement) -> Key.Value?
    /// Returns the place of a guide in points from the view's edge; nil leaves it to the elements inside.
    func explicitGuide(_ content: ViewElement, _ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat?
    /// The guide whose place it sets; nil for one that sets none.
    var guide: AlignmentKey? { get }
    /// Returns whether the height of an element inside is that of the room around it.
    func needsHeight(_ content: ViewElement) -> Bool
    /// Returns the cells in which the modified view hides what stands below it; nil where it lets that show.
    func ground(_ content: ViewElement) -> CellRect?
    /// Whether it keeps the view from sight.
    var isHiding: Bool { get }
    /// The kind of part that it is in a page; nil for one that is none.
    var part: PagePart.Kind? { get }
}

extension ElementModifier {
    /// Returns what the content says.
    public func needsHeight(_ content: ViewElement) -> Bool { content.needsHeight }
    /// Returns the ground of the content.
    public func ground(_ content: ViewElement) -> CellRect? { content.ground }
    /// False: the view stays in sight.
    public var isHiding: Bool { false }
    /// Nil: the modifier sets no guide.
    public var guide: AlignmentKey? { nil }
    /// Nil: the modifier is no part of a page.
    public var part: PagePart.Kind? { nil }

    /// Returns the size of the content.
    public func measure(_ content: ViewElement, _ proposal: SizeProposal, _ environment: EnvironmentValues) -> CellSize
    {
        content.size(proposal)
    }

    /// Puts the content into the whole frame.
    public func place(_ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues) {
        content.place(frame, answering: content.container?.answered)
    }

    /// Draws the content alone.
    public func draw(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ canvas: inout CellCanvas
    ) {
        content.draw(&canvas)
    }

    /// Adds the meaning of the content unchanged.
    public func describe(
        _ content: ViewElement, in frame: CellRect, _ environment: EnvironmentValues, _ tree: inout SemanticTree
    ) {
        content.describe(&tree)
    }

    /// Returns nil: the trait is the content's.
    public func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? { nil }
    /// Returns the trait that the modifier sets, whatever the content has.
    public func trait<Key: ElementTrait>(_ key: Key.Type, of content: ViewElement) -> Key.Value? { trait(key) }

    /// Returns nil: the guide is the content's.
    public func explicitGuide(_ content: ViewElement, _ key: AlignmentKey, along axis: Axis, of size: CellSize)
        -> CGFloat?
    {
        nil
    }

    package static func makeElementNode<Base: View>(
        _ view: ModifiedContent<Base, Self>, _ context: NodeContext
    ) -> TypedNode<ModifiedContent<Base, Self>> {
        ElementModifierNode(view, context)
    }
}

/// The node of a modifier of elements: it wraps each element of the content, and keeps the wrapper for as long as that
/// element stands there.
open class ElementModifierNode<Base: View, Modifier: ElementModifier>:
    ContentNode<ModifiedContent<Base, Modifier>, Base>
{
    private var wrappers: [ObjectIdentifier: ModifiedElement<Base, Modifier>] = [:]
    /// Around rows that are made one at a time, where this is a padding.
    private var padding: RowPadding?

    open override class func content(of view: ModifiedContent<Base, Modifier>) -> Base { view.content }

    open override var elements: [ViewElement] {
        let inner = child.elements
        var next: [ObjectIdentifier: ModifiedElement<Base, Modifier>] = [:]
        let outer = inner.map { element in
            let wrapper = wrappers[ObjectIdentifier(element)] ?? makeWrapper(element)
            next[ObjectIdentifier(element)] = wrapper
            return wrapper
        }
        wrappers = next
        return outer
    }

    open override func visitRows(_ rows: inout RowCollector) {
        guard child.isLazyStack, let layout = view.modifier as? _PaddingLayout else {
            return rows.wrapping(by: self) { child.visitRows(&$0) }
        }
        let padding = padding ?? RowPadding(layout, self)
        self.padding = padding
        rows.padding(by: padding) { child.visitRows(&$0) }
    }

    /// Returns the wrapper of an element of the content. A subclass whose wrappers keep something makes its own.
    open func makeWrapper(_ element: ViewElement) -> ModifiedElement<Base, Modifier> {
        ModifiedElement(element, self)
    }

    func wrap(_ element: ViewElement) -> ViewElement {
        if let wrapper = wrappers[ObjectIdentifier(element)], wrapper.content === element { return wrapper }
        let wrapper = makeWrapper(element)
        wrappers[ObjectIdentifier(element)] = wrapper
        if wrappers.count > 512 { wrappers = wrappers.filter { $0.value.container != nil } }
        return wrapper
    }

    open override func showsAlike(_ view: ModifiedContent<Base, Modifier>) -> Bool {
        areEqual(self.view.modifier, view.modifier)
    }

    /// Has each element of the content measured and placed anew.
    open override func showAnew() {
        for wrapper in wrappers.values { wrapper.invalidateLayout() }
        if padding != nil {
            padding = nil
            elementsChanged()
        }
    }
}

/// The wrapper of one element of a modifier's content, which goes through the steps of the modifier.
open class ModifiedElement<Base: View, Modifier: ElementModifier>: WrapperElement {
    private unowned let modified: ElementModifierNode<Base, Modifier>

    package init(_ content: ViewElement, _ node: ElementModifierNode<Base, Modifier>) {
        modified = node
        super.init(content, node)
    }

    package final var modifier: Modifier { modified.view.modifier }

    open override func measure(_ proposal: SizeProposal) -> CellSize {
        modifier.measure(content, proposal, environment)
    }

    open override var needsHeight: Bool { modifier.needsHeight(content) }
    open override var ground: CellRect? { modifier.ground(content) }
    open override var isHidden: Bool { modifier.isHiding || content.isHidden }
    open override func layoutChildren() { modifier.place(content, in: frame, environment) }
    open override func draw(_ canvas: inout CellCanvas) { modifier.draw(content, in: frame, environment, &canvas) }
    open override func parts(around element: SemanticElement, in child: ViewElement?) -> [PageStep] {
        // Each of several views has a part of its own, whose name stays when those before it go.
        modifier.part.map { [PageStep($0, unwrapped.node.number)] } ?? []
    }

    open override func describe(_ tree: inout SemanticTree) {
        let first = tree.elements.count
        modifier.describe(content, in: frame, environment, &tree)
        tree.attribute(from: first, to: self)
    }

    open override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
        modifier.trait(key, of: content) ?? content.trait(key)
    }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        modifier.explicitGuide(content, key, along: axis, of: size)
            ?? guideOfChildren(key, along: axis, of: size, among: [content])
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool { modifier.guide == key || content.maySetGuide(key) }
}
