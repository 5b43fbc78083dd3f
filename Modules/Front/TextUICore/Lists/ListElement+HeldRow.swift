/// The row with the focus stays in view, whatever comes before it, and comes into view where the program gives it that.
extension ListElement: FocusWindow {
    func show(_ focused: ViewNode) {
        let around = Set(sequence(first: focused, next: \.parent).map(\.number))
        guard frame.height > 0, let place = map.place(where: { around.contains($0.number) }),
            !shown.contains(where: { $0.place == place && isInView($0, of: frame) })
        else { return }
        moving {
            bringIntoView(place)
            moved()
        }
    }

    /// The row with the focus, where it was wholly in view when it was laid out.
    var rowWithFocus: RowMap.Marker? {
        guard let lastWindow, let focused = node.graph.focus?.node else { return nil }
        let around = Set(sequence(first: focused, next: \.parent).map(\.number))
        guard let row = shown.first(where: { $0.node.map(around.contains) ?? false }), isInView(row, of: lastWindow),
            let part = row.part, let number = row.node
        else { return nil }
        let step = RowMap.Marker.Step(part: part.identity, id: row.elements.first?.rowID)
        return markersInGroups[number] ?? RowMap.Marker(place: row.place, steps: [step])
    }

    /// Moves the window as far as it takes where what has come before a row has pushed it out of view.
    func keepInView(_ marker: RowMap.Marker) {
        let place = map.place(of: marker)
        guard map.first(from: place) == place, !shown.contains(where: { $0.place == place && isInView($0, of: frame) })
        else { return }
        guard row(at: place, width: frame.width, isFirst: place <= top).height <= frame.height else { return }
        bringIntoView(place)
        placeFromTop()
    }

    private func bringIntoView(_ place: Place) {
        let height = row(at: place, width: frame.width, isFirst: place <= top).height
        show(place, below: place < top ? 0 : max(0, frame.height - height - footerHeight(after: place)))
    }

    /// Moves the window so that a row stands below so many cells of rows before it, or fewer.
    func show(_ place: Place, below cells: Int) {
        (top, skip) = (place, 0)
        var above = cells
        var first = row(at: place, width: frame.width, isFirst: true)
        while above > 0, let before = map.previous(before: top) {
            let row = row(at: before, width: frame.width, isFirst: true)
            let height = row.height + gap(before: top, in: first.part, first.height)
            guard height <= above else { break }
            above -= height
            (top, first) = (before, row)
        }
    }

    func isInView(_ row: Row, of window: CellRect) -> Bool {
        row.elements.allSatisfy { $0.frame.y >= window.y && $0.frame.maxY <= window.maxY }
    }
}
