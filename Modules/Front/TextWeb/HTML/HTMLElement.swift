import PlainText

/// An element of a page, before it is written.
struct HTMLElement: Equatable {
    struct Attribute: Equatable {
        let name: String
        /// Empty for an attribute that only stands there, such as `disabled`.
        let value: String
    }

    let name: String
    private(set) var attributes: [Attribute]
    var content: [HTMLNode]

    /// - Parameter attributes: In the order in which they are written; those that are nil are left out.
    init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [HTMLNode] = []) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in value.map { Attribute(name: name, value: $0) } }
        self.content = content
    }

    /// The name by which a change of it is told.
    var id: String? { attributes.first { $0.name == "id" }?.value }

    private static let withoutContent: Set<String> = ["input", "meta", "link", "br"]

    fileprivate func write(to text: inout String, from old: HTMLElement? = nil) {
        text += "<\(name)"
        for attribute in attributes {
            text += " \(attribute.name)"
            if !attribute.value.isEmpty || attribute.name == "value" {
                text += "=\"\(attribute.value.escapedForHTML)\""
            }
        }
        text += ">"
        guard !Self.withoutContent.contains(name) else { return }
        // A parser drops the first line break there.
        if name == "textarea" { text += "\n" }
        let kept = old?.name == name ? old?.childrenByID ?? [:] : [:]
        for node in content {
            guard case .element(let child) = node, let id = child.id, let before = kept[id] else {
                node.write(to: &text)
                continue
            }
            if before == child {
                HTMLElement("template", ["id": id]).write(to: &text)
            } else {
                child.write(to: &text, from: before)
            }
        }
        text += "</\(name)>"
    }

    private var childrenByID: [String: HTMLElement] {
        content.reduce(into: [:]) { children, node in
            if case .element(let child) = node, let id = child.id { children[id] = child }
        }
    }

    /// The element as HTML.
    var html: String { html(from: nil) }

    /// The element as HTML for a page that has `old` in its place: what is the same in both is left out, down to a
    /// `template` with its id.
    func html(from old: HTMLElement?) -> String {
        var text = ""
        write(to: &text, from: old)
        return text
    }
}

indirect enum HTMLNode: Equatable {
    case element(HTMLElement)
    /// Words, which are escaped when they are written.
    case text(String)
    /// Markup of our own making that stands as it is, such as a drawing.
    case markup(String)

    fileprivate func write(to text: inout String) {
        switch self {
        case .element(let element): element.write(to: &text)
        case .text(let words): text += words.escapedForHTML
        case .markup(let markup): text += markup
        }
    }
}

extension String {
    /// The text as it may stand between tags and in a quoted attribute, with nothing that speaks to a parser, moves a
    /// cursor or turns the direction of what stands around it.
    var escapedForHTML: String {
        var escaped = ""
        for scalar in printable(self, keepingNewlines: true).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
