/// The screen's outermost element, which holds the foremost view, and windows before it through which that is seen.
package final class RootElement: ViewElement {
    private let foremost: () -> [ViewElement]
    private let before: () -> [ViewElement]
    private var gathered: (foremost: [ViewElement], before: [ViewElement])?
    private static let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0)
    package lazy var viewport = Viewport(self)

    package init(
        _ node: ViewNode, foremost: @escaping () -> [ViewElement], before: @escaping () -> [ViewElement] = { [] }
    ) {
        self.foremost = foremost
        self.before = before
        super.init(node)
    }

    package override var children: [ViewElement] {
        let layers = layers
        return layers.foremost + layers.before
    }

    private var layers: (foremost: [ViewElement], before: [ViewElement]) {
        if let gathered { return gathered }
        let layers = (foremost: foremost(), before: before())
        for element in layers.foremost + layers.before { adopt(element) }
        gathered = layers
        return layers
    }

    /// Where a frame grows with its content, nothing has to stand before anything else: windows come last.
    private var stacked: [ViewElement] { environment.growsWithContent ? children : layers.foremost }

    package override func gather() {
        gathered = nil
        super.gather()
    }

    package override func measure(_ proposal: SizeProposal) -> CellSize {
        Self.stack.fit(stacked, proposal).total
    }

    package override func layoutChildren() {
        let size = Self.stack.fit(stacked, SizeProposal(width: frame.width, height: frame.height)).total
        guard !environment.growsWithContent else {
            return Self.stack.place(stacked, in: frame)
        }
        // As a window does, a screen stands its root in the middle; what is higher than the screen scrolls.
        let place = viewport.place(size.height, in: frame)
        Self.stack.place(stacked, in: Alignment.center.place(size, in: place))
        let proposal = SizeProposal(width: frame.width, height: frame.height)
        for window in layers.before {
            window.place(Alignment.center.place(window, window.size(proposal), in: frame), answering: proposal)
        }
    }

    package override func describe(_ tree: inout SemanticTree) {
        super.describe(&tree)
        if !environment.growsWithContent { viewport.describe(in: &tree) }
    }
}
