/// Scrolling to what has the focus.
extension Keyboard {
    /// Scrolls until what has the focus is in view, with what belongs to it.
    ///
    /// - Parameters:
    ///   - known: The window in which it stood before it was pushed out of that.
    ///   - isAlone: Whether what belongs to it may stay out of view.
    package func revealFocus(in known: (any Scroller)? = nil, isAlone: Bool = false) {
        revealAcross()
        for _ in 0..<8 {
            guard let element = focused, let scroller = known ?? scroller(of: element) else { return }
            let window = scroller.window
            let rect = rows(of: element, in: scroller, isAlone: isAlone)
            let height = min(max(1, rect.height), window.height)
            if rect.y < window.y, scroller.hasLess {
                change { scroller.scroll(by: rect.y - window.y) }
            } else if rect.y + height > window.maxY, scroller.hasMore {
                change { scroller.scroll(by: rect.y + height - window.maxY) }
            } else {
                return
            }
            guard focused?.frame.y != element.frame.y else { return }
        }
    }

    /// The rows that are to be in view; the line of the caret where there is no room for all.
    private func rows(of element: SemanticElement, in scroller: any Scroller, isAlone: Bool) -> CellRect {
        let all = isAlone ? element.frame : scroller.surroundings(of: element.frame)
        guard all.height > scroller.window.height || isAlone && all.height > 1,
            let caret = element.field?.caretPlace
        else { return all }
        return CellRect(x: caret.x, y: caret.y, width: 1, height: 1)
    }

    private func revealAcross() {
        for case let across as AcrossElement in frame.scrollers {
            guard let element = focused else { return }
            let (part, window) = (element.frame, across.window)
            let isOutside = part.x < window.x || part.x + part.width > window.maxX
            // What is in the same rows and drawn elsewhere is in the window's content.
            guard isOutside, across.holds(element), part.y >= window.y, part.y < window.maxY else { continue }
            change { across.reveal(part) }
        }
    }

    /// Scrolls to what the program has given the focus, or to what has come beside that which has it, such as a word on
    /// what is wrong.
    func showWhatHasCome(to given: FocusID?) {
        guard let element = focused, let focus = element.focusID else { return }
        let height = scroller(of: element)?.surroundings(of: element.frame).height ?? 0
        let seen = focusMemory.seen
        focusMemory.seen = (focus, height)
        if focus == given, seen?.focus != focus || height > seen?.height ?? 0 { revealFocus() }
    }

    /// Scrolls to what had the focus, where a window has become so small that it is out of view.
    package func regainFocus() {
        guard focused == nil, let trace = focusMemory.trace, FocusMemory.Place(frame) == focusMemory.place else {
            return revealFocus()
        }
        for scroller in frame.scrollers where !scroller.isAcross {
            let back = scroller.bookmark()
            for _ in 0..<20 {
                if let element = trace.find(in: ring) {
                    change { host.graph.focus = element.focusID }
                    return revealFocus()
                }
                guard scroller.hasMore else { break }
                change { scroller.more() }
            }
            change { back() }
        }
    }
}
