/// Going to what begins with the letters that are typed.
extension TerminalSession {
    func seek(_ character: Character) {
        typeAhead.type(character)
        isSeeking = true
    }

    /// Finds it in view or further on.
    func seek() {
        isSeeking = false
        rowSearch = nil
        guard !typeAhead.isLost else { return notFound() }
        let ring = ring
        let now = ring.index(of: host.graph.focus) ?? 0
        let start = typeAhead.text.count > 1 ? now : now + 1
        let items = ring.items.indices.map { ring.items[(start + $0) % ring.items.count] }
        if let found = items.first(where: typeAhead.matches) {
            _ = focus(found)
            return
        }
        rowSearch = mainScroller?.search { [typeAhead] in typeAhead.matches($0) }
        rowSearch == nil ? notFound() : seekFurther()
    }

    /// Looks at further rows for a moment; a long list takes several, and keys come in between.
    private func seekFurther() {
        guard let search = rowSearch else { return }
        let limit = ContinuousClock.now + Self.longestTurn
        var progress = RowSearch.Progress.goingOn
        change { repeat { progress = search.look(at: 32) } while progress == .goingOn && .now < limit }
        guard progress == .goingOn else {
            rowSearch = nil
            notice = nil
            guard progress == .found, let found = ring.items.first(where: typeAhead.matches) else { return notFound() }
            _ = focus(found)
            return
        }
        notice = LocalizedStringKey("looking for “\(typeAhead.text.suffix(40))”").own
        Task { [weak self] in
            guard let self, self.rowSearch === search else { return }
            self.seekFurther()
            self.paint()
        }
    }

    private func notFound() {
        typeAhead.isLost = true
        notice = LocalizedStringKey("nothing here begins with “\(typeAhead.text.suffix(40))”").own
    }
}
