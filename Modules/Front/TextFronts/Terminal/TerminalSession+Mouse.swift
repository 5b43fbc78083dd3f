import TextUITerminal

extension TerminalSession {
    func handle(_ mouse: TerminalMouse) {
        keyboard.touch()
        let place = CellPoint(x: writing(of: frame).column(mouse.column) - layout.margin, y: mouse.row)
        switch mouse.action {
        case .wheelUp: wheel(-3, at: place)
        case .wheelDown: wheel(3, at: place)
        case .press(let button): press(button, at: place)
        case .release: release(at: place)
        case .move, .wheelLeft, .wheelRight: break
        }
    }

    private func wheel(_ rows: Int, at place: CellPoint) {
        if let help = keyHelp { return keyHelp = help.scrolled(by: rows) }
        let scrollers = frame.scrollers
        guard let scroller = scrollers.first(where: { $0.window.contains(place) }) ?? scrollers.first else { return }
        keyboard.change { scroller.scroll(by: rows) }
    }

    private func press(_ button: Int, at place: CellPoint) {
        keyboard.forgetWords()
        keyboard.typeAhead.end()
        guard keyHelp == nil else { return keyHelp = nil }
        guard let element = element(at: place) else {
            // Beside a menu's choices there is the way back.
            if frame.presented == .menu, frame.foreground?.contains(place) == false { keyboard.back() }
            return
        }
        // Where that is in a text is asked for before the focus has other parts of it in view.
        let index = element.field.map { $0.index(at: place) }
        guard keyboard.focus(element) else { return }
        if button == 2 { return keyboard.listActions() }
        guard button == 0 else { return }
        // A row that can be moved may be about to be dragged; where it is let go says so.
        if element.shift != nil { return dragged = element.focusID }
        if let choose = (element.source as? ControlElement)?.segment(at: place) { return act(choose) }
        guard let field = element.field, let index, field.content?.isClosed == false else { return keyboard.press() }
        keyboard.change { _ = field.edit(.place(index)) }
    }

    /// Presses the row on which the button went down, or moves it to the one on which it went up.
    private func release(at place: CellPoint) {
        guard let id = dragged else { return }
        dragged = nil
        guard let target = element(at: place)?.focusID else { return }
        guard target != id else { return keyboard.press() }
        let rows = keyboard.ring.items.filter { $0.shift != nil }
        guard let from = rows.firstIndex(where: { $0.focusID == id }), let shift = rows[from].shift,
            let to = rows.firstIndex(where: { $0.focusID == target })
        else { return }
        act { shift(to - from) }
    }

    /// The innermost thing at a place that is in view there.
    private func element(at place: CellPoint) -> SemanticElement? {
        keyboard.ring.items.filter { element in
            let frame = CellRect(
                x: element.frame.x, y: element.frame.y, width: max(1, element.frame.width),
                height: max(1, element.frame.height))
            guard frame.contains(place) else { return false }
            return keyboard.scroller(of: element).map { $0.window.contains(place) } ?? true
        }
        .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    }
}
