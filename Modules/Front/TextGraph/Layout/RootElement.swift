/// The screen's outermost element, which holds the foremost view.
package final class RootElement: GatheringElement {
    private let foremost: () -> [ViewElement]
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)
    package lazy var viewport = Viewport(self)

    package init(_ node: ViewNode, foremost: @escaping () -> [ViewElement]) {
        self.foremost = foremost
        super.init(node)
    }

    package override func gatheredElements() -> [ViewElement] { foremost() }

    package override func measure(_ proposal: SizeProposal) -> CellSize {
        Self.stack.fit(children, proposal).total
    }

    package override func layoutChildren() {
        let size = Self.stack.fit(children, SizeProposal(width: frame.width, height: frame.height)).total
        guard !environment.growsWithContent else {
            return Self.stack.place(children, in: frame)
        }
        // As a window does, a screen stands its root in the middle; what is higher than the screen scrolls.
        let place = viewport.place(size.height, in: frame)
        Self.stack.place(children, in: Alignment.center.place(size, in: place))
    }

    package override func describe(_ tree: inout SemanticTree) {
        super.describe(&tree)
        if !environment.growsWithContent { viewport.describe(in: &tree) }
    }
}
