import TextHost
import TextUICore

extension PageWriter {
    /// A button; a link where it leads to a page that has an address.
    func button(_ index: Int, _ surroundings: Surroundings) -> HTMLElement {
        let element = page.frame.elements[index]
        let key = page.keys[index]
        let layout = page.layouts[index]
        var content = laidOut(index, surroundings) ?? [.text(element.label)]
        if !surroundings.isColumnLabel { content += value(element) }
        let hasParts = layout?.hasParts == true
        let name = hasParts ? [element.label, shownValue(element)].compactMap { $0 }.joined(separator: ", ") : nil
        let kinds = [element.isDestructive ? "destructive" : nil, hasParts ? "parts" : nil, kind(of: element)]
        let kind = kinds.compactMap { $0 }.joined(separator: " ")
        let isElsewhere = element.destination?.base is URL
        if element.isEnabled, let path = element.destination.flatMap({ isElsewhere ? address($0) : link($0) }) {
            return HTMLElement(
                "a",
                [
                    "id": key, "href": path, "target": isElsewhere ? "_blank" : nil,
                    "rel": isElsewhere ? "noreferrer" : nil, "class": kind.isEmpty ? nil : kind, "aria-label": name,
                    "aria-description": element.hint, "aria-keyshortcuts": keys(of: element),
                    "autofocus": marksFocus && element.isFocused ? "" : nil, "data-keys": takenKeys(key),
                    "data-role": element.role.rawValue, "data-identifier": element.identifier,
                ], content)
        }
        return HTMLElement(
            "button",
            [
                "id": key, "name": "press", "value": key, "class": kind.isEmpty ? nil : kind,
                "role": element.role == .link ? "link" : nil, "aria-label": name,
                "aria-description": element.hint, "aria-keyshortcuts": keys(of: element),
                "aria-current": element.value == "selected" && element.role != .row ? "true" : nil,
                "aria-pressed": element.role == .row ? (element.value == "selected" ? "true" : "false") : nil,
                "aria-expanded": isExpanded(element).map { $0 ? "true" : "false" },
                // One that cannot be pressed yet keeps the focus, and takes a press that comes with what was typed.
                "aria-disabled": element.isEnabled && element.takesPress ? nil : "true",
                "autofocus": marksFocus && element.isFocused ? "" : nil, "data-keys": takenKeys(key),
                "data-role": element.role.rawValue, "data-identifier": element.identifier,
            ], content)
    }

    /// The address of another site, or of a person; nil for one that a browser might run.
    private func address(_ destination: AnyHashable) -> String? {
        guard let url = destination.base as? URL, let scheme = url.scheme?.lowercased(),
            ["http", "https", "mailto", "tel", "sms"].contains(scheme)
        else { return nil }
        return url.absoluteString
    }

    private func kind(of element: SemanticElement) -> String? { element.role == .tab ? "tab" : nil }

    private func isExpanded(_ element: SemanticElement) -> Bool? {
        switch element.value {
        case "expanded": true
        case "collapsed": false
        default: nil
        }
    }

    /// The shortcut in ARIA's words, such as `Control+Shift+S`.
    private func keys(of element: SemanticElement) -> String? { element.shortcut.map(PageKeys.words) }

    /// The keys of which views around an element are told while it has the focus, separated by spaces; nil for none. The
    /// tab key stays the browser's, so that the focus can always go on.
    func takenKeys(_ key: String) -> String? {
        guard let taken = page.takenKeys[key] else { return nil }
        return Self.list(taken.names, taken.hasCharacters ? [PageKeys.characters] : [])
    }

    /// The same for a field: whatever types or deletes is the browser's, too.
    func takenKeysOfField(_ key: String) -> String? {
        let names = page.takenKeys[key]?.names ?? []
        return Self.list(names.filter { $0.count > 1 && !["space", "delete"].contains($0) }, [])
    }

    private static func list(_ names: Set<String>, _ further: [String]) -> String? {
        let words = names.subtracting(["tab"]).map(PageKeys.words).sorted() + further
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
