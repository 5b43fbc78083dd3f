/// A page of TextWeb as a browser reads it: its elements in the order of the document.
package struct WebPage {
    package enum Control { case none, button, box, choice, text }

    package struct Element {
        package let key: String
        package let role: String
        package fileprivate(set) var label = ""
        package fileprivate(set) var value = ""
        package fileprivate(set) var identifier: String?
        package fileprivate(set) var control = Control.none
        package fileprivate(set) var type = ""
        package fileprivate(set) var isDisabled = false
        package fileprivate(set) var actions: [String] = []
        fileprivate var options: [String] = []

        /// The name of its field.
        package var field: String { "v.\(key)" }
        package var isSearch: Bool { type == "search" }
        package var isUsable: Bool { (control != .none || !actions.isEmpty) && !isDisabled }

        /// The element in the words that a test compares.
        package var words: String {
            "\(role) \(label): \(value)\(isDisabled ? " disabled" : "")\(actions.isEmpty ? "" : " \(actions)")"
        }

        /// The value that the field posts for one that a person means.
        package func posted(_ value: String) throws -> String {
            switch control {
            case .choice:
                let named = options.firstIndex { $0.lowercased() == value.lowercased() }
                guard let index = named ?? Int(value).map({ $0 - 1 }) else { throw NoSuchChoice(value: value) }
                return "\(index)"
            case .box, .text: return role == "datePicker" ? value.replacing(" ", with: "T") : value
            case .none, .button: return value
            }
        }
    }

    package struct NoSuchChoice: Error { let value: String }

    package private(set) var elements: [Element] = []
    /// The fields that the form posts where nothing is pressed.
    package private(set) var fields: [(name: String, value: String)] = []
    /// The words of a notice, or of the reason for which a value was refused.
    package private(set) var refusal: String?
    /// The key of the element that takes the focus.
    package private(set) var focused: String?
    package private(set) var hasMore = false
    package private(set) var hasLess = false

    package init(_ html: String) throws {
        read(try HTMLReader.read(html))
    }

    private mutating func read(_ node: HTMLReader.Node) {
        let id = node["id"] ?? ""
        if id == "do-more" { hasMore = true }
        if id == "do-less" { hasLess = true }
        if node["class"] == "error" || node["class"] == "notice" { refusal = refusal ?? node.text }
        if node["type"] == "hidden", let name = node["name"] { fields.append((name, node["value"] ?? "")) }
        if node["class"] == "actions" {
            let names = node.all("button").map(\.text)
            if let owner = elements.lastIndex(where: { "actions-\($0.key)" == id }) { elements[owner].actions = names }
            return
        }
        guard let role = node["data-role"] else {
            for child in node.children { read(child) }
            return
        }
        add(node, Element(key: id, role: role))
    }

    private mutating func add(_ node: HTMLReader.Node, _ started: Element) {
        var element = started
        element.identifier = node["data-identifier"]
        switch node.name {
        case "button", "a":
            element.control = .button
            (element.label, element.value) = node.labelAndValue
            element.isDisabled = node["disabled"] != nil || node["aria-disabled"] == "true"
            if node["aria-current"] == "true" || node["aria-pressed"] == "true" { element.value = "selected" }
            if let expanded = node["aria-expanded"] { element.value = expanded == "true" ? "expanded" : "collapsed" }
            if node["autofocus"] != nil { focused = element.key }
        case "div": addField(node, &element)
        case "span": element.label = node["aria-label"] ?? ""
        case "tr":
            element.label = node.all("th").first?.text ?? ""
            element.value = node.all("td").first?.text ?? ""
        default:
            (element.label, element.value) = node.labelAndValue
            if node["aria-current"] == "true" { element.value = "selected" }
            if element.role == "progress" {
                element.label = node.all("span").first?.text ?? ""
                element.value = node.all("progress").first?["value"].map { "\($0)%" } ?? ""
            }
        }
        elements.append(element)
    }

    private mutating func addField(_ node: HTMLReader.Node, _ element: inout Element) {
        element.label = node.all("label").first?.text ?? ""
        element.actions = node.all("button").map(\.text)
        let field = element.field
        guard let control = node.first(where: { $0["id"] == field }) else { return }
        element.isDisabled = control["disabled"] != nil
        if control["autofocus"] != nil { focused = element.key }
        element.type = control["type"] ?? ""
        switch control.name {
        case "select":
            let options = control.all("option")
            element.control = .choice
            element.options = options.filter { $0["hidden"] == nil }.map(\.text)
            let chosen = options.first { $0["selected"] != nil }
            element.value = chosen?.text ?? ""
            fields.append((field, chosen?["value"] ?? ""))
        case "textarea":
            // A parser drops the first line break there.
            let text = control.text.hasPrefix("\n") ? String(control.text.dropFirst()) : control.text
            (element.control, element.value) = (.text, text)
            fields.append((field, text))
        case "output": element.value = control.text
        default:
            // A browser takes line breaks out of one line.
            let value = (control["value"] ?? "").filter { !$0.isNewline }
            element.control = element.type == "checkbox" ? .box : .text
            element.value =
                element.type == "checkbox"
                ? (control["checked"] == nil ? "off" : "on") : node.all("output").first?.text ?? value
            if element.type != "checkbox" || control["checked"] != nil { fields.append((field, value)) }
            if element.role == "datePicker" { element.value = element.value.replacing("T", with: " ") }
        }
    }
}

extension HTMLReader.Node {
    /// The words, and those of them that stand apart as the value.
    /// The words, without the signs that only stand beside them.
    private var textWithoutSigns: String {
        children.filter { $0["aria-hidden"] != "true" }.map { $0.name.isEmpty ? $0.text : $0.textWithoutSigns }.joined()
    }

    /// The words of each view in a row that is laid out as its views are.
    private var parts: [String] {
        let kinds: Set = ["column", "line", "spread"]
        guard let group = children.first, group["class"].map(kinds.contains) == true else { return [text] }
        return group.children.flatMap(\.parts)
    }

    fileprivate var labelAndValue: (String, String) {
        let value = all("span").last(where: { $0["class"] == "value" })?.text
        let words =
            name == "button" || name == "a" ? self["aria-label"] ?? textWithoutSigns : parts.joined(separator: ", ")
        guard let value else { return (words, "") }
        return (String(words.dropLast(value.count + (self["aria-label"] == nil ? 1 : 2))), value)
    }
}
