extension HTMLElement {
    /// An element that differs, as it is now. What stays of it is a `template` with its id alone.
    struct Change: Equatable {
        let id: String
        let html: String
    }

    /// Returns the smallest elements with an id that make `new` of this; nil where an element without one differs.
    func changes(to new: HTMLElement) -> [Change]? {
        if self == new { return [] }
        if let inner = innerChanges(to: new) { return inner }
        guard let id, id == new.id else { return nil }
        return [Change(id: id, html: new.html(from: self))]
    }

    private func innerChanges(to new: HTMLElement) -> [Change]? {
        guard name == new.name, attributes == new.attributes, content.count == new.content.count else { return nil }
        var changes: [Change] = []
        for (before, after) in zip(content, new.content) where before != after {
            guard case .element(let before) = before, case .element(let after) = after,
                let inner = before.changes(to: after)
            else { return nil }
            changes += inner
        }
        return changes
    }
}
