/// A wrapper that gives a view a number of its own in lines, where the view can be acted on and holds no control that
/// has one.
open class NumberedElement: WrapperElement {
    package final let number = NumberMark()

    /// Whether the view can be acted on; never by default.
    open var isActedOn: Bool { false }

    private func room(in size: SizeProposal) -> NumberRoom {
        // A control around this takes its actions over.
        guard environment.refColumns > 0, isActedOn, outerControl?.takesActions != true,
            !SemanticTree.of(content).contains(where: \.isActionable)
        else { return .none }
        return NumberRoom(beside: content.size(.unspecified).width, in: size, environment)
    }

    public final override func measure(_ proposal: SizeProposal) -> CellSize {
        let room = room(in: proposal)
        return room.size(with: content.size(proposal.reduced(columns: room.columns, rows: room.rows)))
    }

    public final override func layoutChildren() {
        content.place(room(in: SizeProposal(frame.size)).words(in: frame))
    }

    /// Draws the number, the view, and the focus over both.
    public final override func draw(_ canvas: inout CellCanvas) {
        let room = room(in: SizeProposal(frame.size))
        // What nobody reads has no number.
        if room.columns + room.rows > 0, number.ref != nil || !environment.isEnabled {
            let y = room.rows > 0 ? frame.y : frame.rowOfWords(in: [content])
            canvas.mark(environment.isEnabled ? number.ref : nil, x: frame.x, y: y, in: environment)
        }
        content.draw(&canvas)
        if node.graph.focus == ownFocusID { canvas.highlight(frame, in: environment) }
    }
}
