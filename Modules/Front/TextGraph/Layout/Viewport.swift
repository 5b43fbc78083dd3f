/// Lets content that does not fit its place be scrolled: a screen of text is lower than most.
@MainActor
package final class Viewport: Scroller {
    private unowned let element: ViewElement
    package private(set) var window = CellRect.zero
    private var length = 0
    private var offset = 0

    package init(_ element: ViewElement) {
        self.element = element
    }

    /// Returns the place of content of a height whose window is `frame`.
    package func place(_ height: Int, in frame: CellRect) -> CellRect {
        window = frame
        length = max(height, frame.height)
        offset = max(0, min(offset, length - frame.height))
        return CellRect(x: frame.x, y: frame.y - offset, width: frame.width, height: length)
    }

    package func draw(_ canvas: inout CellCanvas, _ content: (inout CellCanvas) -> Void) {
        canvas.clipped(to: window, content)
    }

    package func describe(in tree: inout SemanticTree) {
        if hasMore || hasLess { tree.scrollers.append(self) }
    }

    package var hasMore: Bool { offset < length - window.height }
    package var hasLess: Bool { offset > 0 }

    package func more() { scroll(by: max(1, window.height - 1)) }
    package func less() { scroll(by: -max(1, window.height - 1)) }

    package func scroll(by rows: Int) {
        let next = max(0, min(length - window.height, offset.addingSaturated(rows)))
        guard next != offset else { return }
        offset = next
        element.invalidateLayout()
    }

    /// Returns no search: the content is all there, in view or not.
    package func search(where isWanted: @escaping (SemanticElement) -> Bool) -> RowSearch? { nil }

    package func bookmark() -> @MainActor () -> Void {
        let offset = offset
        return { [weak self] in self.map { $0.scroll(by: offset - $0.offset) } }
    }

    package func scrollToStart() { scroll(by: -length) }
    package func scrollToEnd() { scroll(by: length) }

    package var position: ClosedRange<Double> {
        let length = Double(max(1, length))
        return Double(offset) / length...Double(min(offset + window.height, self.length)) / length
    }
}
