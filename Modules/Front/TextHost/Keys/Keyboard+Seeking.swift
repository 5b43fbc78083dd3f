/// Going to what begins with the letters that are typed.
extension Keyboard {
    func seek(_ character: Character) {
        // Each time that it is typed, it goes on.
        if isSeeking, typeAhead.repeats(character) { seek() }
        typeAhead.type(character, from: host.graph.focus)
        isSeeking = true
    }

    /// Finds it in view. Where it is further on, `rowSearch` is what looks for it there. One letter goes on from what has the
    /// focus; several stay where they were begun, if that begins with them. The same letter again goes on, where nothing
    /// begins with both.
    package func seek() {
        isSeeking = false
        rowSearch = nil
        guard !typeAhead.isLost else { return notFound() }
        let ring = ring
        let now = ring.index(of: typeAhead.origin) ?? ring.index(of: host.graph.focus) ?? 0
        let start = typeAhead.text.count > 1 ? now : now + 1
        let items = ring.items.indices.map { ring.items[(start + $0) % ring.items.count] }
        if let found = items.first(where: typeAhead.matches) {
            _ = focus(found)
            return
        }
        rowSearch = mainScroller?.search { [typeAhead] in $0.canHaveFocus && typeAhead.matches($0) }
        if rowSearch == nil { goOn() }
    }

    /// Looks at further rows until they end, or until `limit`: a long list takes several turns.
    package func seekFurther(until limit: ContinuousClock.Instant? = nil) {
        guard let search = rowSearch else { return }
        var progress = RowSearch.Progress.goingOn
        change {
            repeat { progress = search.look(at: 32) } while progress == .goingOn && limit.map { .now < $0 } ?? true
        }
        guard progress == .goingOn else {
            rowSearch = nil
            notice = nil
            guard progress == .found, let found = ring.items.first(where: typeAhead.matches) else {
                goOn()
                return seekFurther(until: limit)
            }
            _ = focus(found)
            return
        }
        notice = LocalizedStringKey("looking for “\(typeAhead.text.suffix(40))”").own
    }

    /// Ends the search for a row, because something else is typed.
    package func endSearch() { rowSearch = nil }

    /// Goes on with a letter that was typed again and again, else says that there is nothing.
    private func goOn() {
        guard typeAhead.goesOn(from: host.graph.focus) else { return notFound() }
        seek()
    }

    private func notFound() {
        typeAhead.isLost = true
        refuse(.noElement, "nothing here begins with “\(typeAhead.text.suffix(40))”")
    }
}
