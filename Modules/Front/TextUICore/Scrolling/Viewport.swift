/// Lets content that does not fit its place be scrolled: a screen of text is lower than most.
@MainActor
final class Viewport: Scroller {
    private unowned let element: Element
    private(set) var window = CellRect.zero
    private var length = 0
    private var offset = 0

    init(_ element: Element) {
        self.element = element
    }

    /// Returns the place of content of a height whose window is `frame`.
    func place(_ height: Int, in frame: CellRect) -> CellRect {
        window = frame
        length = max(height, frame.height)
        offset = max(0, min(offset, length - frame.height))
        return CellRect(x: frame.x, y: frame.y - offset, width: frame.width, height: length)
    }

    func draw(_ canvas: inout CellCanvas, _ content: (inout CellCanvas) -> Void) {
        canvas.clipped(to: window, content)
    }

    func describe(in tree: inout SemanticTree) {
        if hasMore || hasLess { tree.scrollers.append(self) }
    }

    var hasMore: Bool { offset < length - window.height }
    var hasLess: Bool { offset > 0 }

    func more() { scroll(by: max(1, window.height - 1)) }
    func less() { scroll(by: -max(1, window.height - 1)) }

    func scroll(by rows: Int) {
        let next = max(0, min(length - window.height, offset.addingSaturated(rows)))
        guard next != offset else { return }
        offset = next
        element.invalidateLayout()
        element.node.graph.setNeedsFlush()
    }

    /// Returns no search: the content is all there, in view or not.
    func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch? { nil }

    func bookmark() -> @MainActor () -> Void {
        let offset = offset
        return { [weak self] in self.map { $0.scroll(by: offset - $0.offset) } }
    }

    func scrollToStart() { scroll(by: -length) }
    func scrollToEnd() { scroll(by: length) }

    var position: ClosedRange<Double> {
        let length = Double(max(1, length))
        return Double(offset) / length...Double(min(offset + window.height, self.length)) / length
    }
}
