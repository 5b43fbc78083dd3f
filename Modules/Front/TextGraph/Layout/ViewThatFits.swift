/// The first of several views that fits into the room there is, or else the last, as SwiftUI's `ViewThatFits`.
nonisolated public struct ViewThatFits<Content: View>: View {
    /// No body: the view is a primitive.
    public typealias Body = Never

    let axes: Axis.Set
    let content: Content

    /// Creates a view of several candidates.
    ///
    /// - Parameters:
    ///   - axes: The directions in which a candidate's ideal size has to fit.
    ///   - content: The candidates, the one that is liked best first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the view's node in the view graph.
    @MainActor
    public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedNode<Self> {
        FittingNode(view, context)
    }
}

private final class FittingNode<Content: View>: ContentNode<ViewThatFits<Content>, Content> {
    private lazy var element = FittingElement(
        self, axes: { [unowned self] in self.view.axes }, pages: { [unowned self] in self.pages },
        choose: { [unowned self] in self.choose($0) })
    private var chosen: ViewNode?

    override class func content(of view: ViewThatFits<Content>) -> Content { view.content }

    /// None of them is on the screen until one has been chosen.
    override func childContext() -> NodeContext {
        var context = super.childContext()
        context.isLazy = false
        context.isActive = false
        return context
    }

    override var elements: [ViewElement] { [element] }

    override var gatherer: ViewElement? { element }
    override func showAnew() { element.invalidateLayout() }

    private var pages: [ViewNode] {
        var pages: [ViewNode] = []
        child.visitPages(&pages)
        return pages
    }

    override func setActive(_ active: Bool) {
        guard active != isActive else { return }
        setOwnActivity(active)
        chosen?.setActive(active)
    }

    private func choose(_ page: ViewNode?) {
        guard page !== chosen || page?.isActive != isActive else { return }
        let old = chosen
        chosen = page
        if old !== page { old?.setActive(false) }
        page?.setActive(isActive)
        if old !== page { othersGive() }
    }

    override var givingChildren: [ViewNode] { chosen.map { [$0] } ?? [] }

}

private final class FittingElement: ViewElement {
    private let axes: () -> Axis.Set
    private let pages: () -> [ViewNode]
    private let choose: (ViewNode?) -> Void
    private var gathered: [(node: ViewNode, elements: [ViewElement])]?
    private var shown: [ViewElement] = []
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)

    init(
        _ node: ViewNode, axes: @escaping () -> Axis.Set, pages: @escaping () -> [ViewNode],
        choose: @escaping (ViewNode?) -> Void
    ) {
        self.axes = axes
        self.pages = pages
        self.choose = choose
        super.init(node)
    }

    override func gather() {
        gathered = nil
        super.gather()
    }

    override var children: [ViewElement] { shown }

    private var candidates: [(node: ViewNode, elements: [ViewElement])] {
        if let gathered { return gathered }
        let candidates = pages().map { (node: $0, elements: $0.elements) }
        for candidate in candidates { for element in candidate.elements { adopt(element) } }
        gathered = candidates
        return candidates
    }

    /// Returns the first view whose ideal size is no larger than the room offered along the axes that count, else the
    /// last.
    private func fitting(_ proposal: SizeProposal) -> (node: ViewNode, elements: [ViewElement])? {
        let axes = axes()
        let horizontal = axes.contains(.horizontal)
        let vertical = axes.contains(.vertical)
        let ideal = SizeProposal(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
        let fitting = candidates.first { candidate in
            let size = Self.stack.fit(candidate.elements, ideal).total
            return (!horizontal || size.width <= proposal.width ?? SizeProposal.unlimited)
                && (!vertical || size.height <= proposal.height ?? SizeProposal.unlimited)
        }
        return fitting ?? candidates.last
    }

    override func measure(_ proposal: SizeProposal) -> CellSize {
        fitting(proposal).map { Self.stack.fit($0.elements, proposal).total } ?? CellSize(width: 0, height: 0)
    }

    override func layoutChildren() {
        let chosen = fitting(SizeProposal(width: frame.width, height: frame.height))
        shown = chosen?.elements ?? []
        choose(chosen?.node)
        Self.stack.place(shown, in: frame)
    }

    override func explicitGuide(_ key: AlignmentKey, along axis: Axis, of size: CellSize) -> CGFloat? {
        guideOfChildren(key, along: axis, of: size, among: children)
    }

    override func maySetGuide(_ key: AlignmentKey) -> Bool { children.contains { $0.maySetGuide(key) } }
}
