import TextHost
import TextUICore

extension PageWriter {
    /// The element of the page for one of the screen's, and what belongs to it: its further actions, why its value was
    /// refused.
    func nodes(of index: Int, _ surroundings: Surroundings) -> [HTMLNode] {
        let element = page.frame.elements[index]
        let key = page.keys[index]
        var nodes = [HTMLNode.element(self.element(index, surroundings))]
        if let refusal = refusals[key] {
            nodes.append(
                .element(
                    HTMLElement(
                        "p", ["id": "error-\(key)", "class": "error", "role": "alert"], [.text(refusal.reason)])
                ))
        }
        if !element.actions.isEmpty, element.isEnabled, element.role != .stepper {
            nodes.append(.element(furtherActions(of: element, key)))
        }
        return nodes
    }

    private func element(_ index: Int, _ surroundings: Surroundings) -> HTMLElement {
        let element = page.frame.elements[index]
        let key = page.keys[index]
        switch element.role {
        case .heading, .alert, .dialog: return heading(index, surroundings)
        case .image: return image(index)
        case .progress: return progress(element, key)
        case .toggle, .picker, .stepper, .slider, .datePicker, .textField, .secureField, .textEditor:
            return element.takesValue ? field(element, key, surroundings) : words(index, surroundings)
        case .button, .link, .tab, .row, .text, .list, .section:
            return element.takesPress || element.role == .button || element.role == .link
                ? button(index, surroundings) : words(index, surroundings)
        }
    }

    private func heading(_ index: Int, _ surroundings: Surroundings) -> HTMLElement {
        let element = page.frame.elements[index]
        let key = page.keys[index]
        let isTitle = key == titleKey
        return HTMLElement(
            isTitle ? "h1" : "h2",
            [
                "id": key, "aria-live": element.isLive ? "polite" : nil,
                "tabindex": tabIndex(of: element) ?? (isTitle ? "-1" : nil), "data-keys": takenKeys(key),
                "data-role": element.role.rawValue, "data-identifier": element.identifier,
            ], runs(index) + value(element))
    }

    /// Lets a focusable view that is no control be reached by the tab key.
    private func tabIndex(of element: SemanticElement) -> String? { element.takesKeys && element.isEnabled ? "0" : nil }

    private func words(_ index: Int, _ surroundings: Surroundings) -> HTMLElement {
        if page.pictures[index] != nil { return image(index) }
        let element = page.frame.elements[index]
        let isSelected = element.value == "selected"
        return HTMLElement(
            "p",
            [
                "id": page.keys[index], "class": classes(index, element.value == nil || isSelected ? nil : "pair"),
                "aria-current": isSelected ? "true" : nil, "aria-description": element.hint,
                "aria-live": element.isLive ? "polite" : nil, "tabindex": tabIndex(of: element),
                "data-keys": takenKeys(page.keys[index]),
                "data-role": element.role.rawValue, "data-identifier": element.identifier,
            ], runs(index, surroundings) + value(element))
    }

    /// The classes of the size of an element's words, how they stand in their lines, and after how many lines they are
    /// cut; nil for words as usual.
    private func classes(_ index: Int, _ kind: String?) -> String? {
        var names = [kind].compactMap { $0 }
        if let look = page.looks[index] {
            if ![.body, .headline, .callout].contains(look.size) { names.append("size-\(look.size)") }
            if look.alignment != .leading { names.append("align-\(look.alignment)") }
            if let limit = look.lineLimit, 1...5 ~= limit { names.append("lines-\(limit)") }
        }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    /// The value of something that takes none, where it is more than a state that an attribute says.
    func value(_ element: SemanticElement) -> [HTMLNode] {
        guard let value = shownValue(element) else { return [] }
        return [.text(" "), .element(HTMLElement("span", ["class": "value"], [.text(value)]))]
    }

    func shownValue(_ element: SemanticElement) -> String? {
        guard let value = element.value, !value.isEmpty, !Self.states.contains(value) else { return nil }
        return value
    }

    private static let states: Set<String> = ["on", "off", "selected", "expanded", "collapsed"]

    private func furtherActions(of element: SemanticElement, _ key: String) -> HTMLElement {
        let buttons = element.actions.enumerated().map { place, name in
            HTMLNode.element(
                HTMLElement(
                    "button", ["id": "action\(place)-\(key)", "name": "further", "value": "\(key) \(place)"],
                    [.text(name)]))
        }
        return HTMLElement(
            "details", ["id": "actions-\(key)", "class": "actions"],
            [
                .element(
                    HTMLElement("summary", ["aria-label": PageWords.actions(of: element.label)], [.text("⋯")]))
            ] + buttons)
    }

    private func progress(_ element: SemanticElement, _ key: String) -> HTMLElement {
        let share = element.value.flatMap { $0.hasSuffix("%") ? String($0.dropLast()) : nil }
        return HTMLElement(
            "p", ["id": key, "class": "progress", "data-role": "progress", "data-identifier": element.identifier],
            [
                .element(HTMLElement("span", ["id": "label-\(key)"], [.text(element.label)])), .text(" "),
                .element(
                    HTMLElement("progress", ["value": share, "max": "100", "aria-labelledby": "label-\(key)"])),
            ] + (share == nil ? value(element) : []))
    }

    private func image(_ index: Int) -> HTMLElement {
        let element = page.frame.elements[index]
        let words = [element.label, element.value ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
        // A phone shows a part of what would be too small to read; then the keyboard has to reach it, to scroll.
        let isWide = page.pictures[index].map { $0.columns > 48 } ?? false
        return HTMLElement(
            "span",
            [
                "id": page.keys[index], "class": isWide ? "image wide" : "image", "role": "img", "aria-label": words,
                "tabindex": isWide ? "0" : tabIndex(of: element), "data-keys": takenKeys(page.keys[index]),
                "data-role": element.role.rawValue, "data-identifier": element.identifier,
            ], page.pictures[index].map { [.markup($0.svg)] } ?? [])
    }
}
