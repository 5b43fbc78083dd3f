/// Reads the HTML that TextWeb writes: every element is closed but the void ones, every attribute is quoted. Whatever
/// else it finds, such as a tag that somebody's words have smuggled in, it refuses or returns as what it is.
package struct HTMLReader {
    package struct Node: Equatable {
        package let name: String
        package var attributes: [String: String]
        package var children: [Node] = []
        /// The words of a node without a name.
        let words: String

        package subscript(attribute: String) -> String? { attributes[attribute] }
        package var text: String { name.isEmpty ? words : children.map(\.text).joined() }

        package func first(where isWanted: (Node) -> Bool) -> Node? {
            if isWanted(self) { return self }
            for child in children { if let found = child.first(where: isWanted) { return found } }
            return nil
        }

        package func all(_ name: String) -> [Node] {
            (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
        }
    }

    package struct Malformed: Error { package let place: String }

    private static let void: Set<String> = ["input", "meta", "link", "br"]
    private var rest: Substring

    package static func read(_ html: String) throws -> Node {
        var reader = HTMLReader(rest: html.drop { $0.isWhitespace })
        if reader.rest.hasPrefix("<!doctype html>") { reader.rest.removeFirst("<!doctype html>".count) }
        return Node(name: "document", attributes: [:], children: try reader.content(of: nil), words: "")
    }

    private mutating func content(of parent: String?) throws -> [Node] {
        var nodes: [Node] = []
        while !rest.isEmpty {
            if rest.hasPrefix("</") {
                guard let parent, rest.hasPrefix("</\(parent)>") else { throw malformed }
                rest.removeFirst(parent.count + 3)
                return nodes
            }
            if rest.first == "<" {
                nodes.append(try element())
            } else {
                let words = rest.prefix { $0 != "<" }
                rest = rest.dropFirst(words.count)
                nodes.append(Node(name: "", attributes: [:], words: try Self.plain(words)))
            }
        }
        guard parent == nil else { throw malformed }
        return nodes
    }

    private mutating func element() throws -> Node {
        rest.removeFirst()
        let name = take { $0.isLetter || $0.isNumber }
        guard !name.isEmpty else { throw malformed }
        var attributes: [String: String] = [:]
        while true {
            rest = rest.drop { $0.isWhitespace }
            if rest.hasPrefix("/>") {
                rest.removeFirst(2)
                return Node(name: name, attributes: attributes, words: "")
            }
            if rest.first == ">" { break }
            let attribute = take { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
            guard !attribute.isEmpty, attributes[attribute] == nil else { throw malformed }
            attributes[attribute] = try value()
        }
        rest.removeFirst()
        guard !Self.void.contains(name) else { return Node(name: name, attributes: attributes, words: "") }
        return Node(name: name, attributes: attributes, children: try content(of: name), words: "")
    }

    private mutating func value() throws -> String {
        guard rest.first == "=" else { return "" }
        guard rest.hasPrefix("=\"") else { throw malformed }
        rest.removeFirst(2)
        let value = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(value.count)
        guard rest.popFirst() == "\"" else { throw malformed }
        return try Self.plain(value)
    }

    private mutating func take(while isWanted: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: isWanted)
        rest = rest.dropFirst(taken.count)
        return String(taken)
    }

    private static let entities = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&amp;": "&"]

    private static func plain(_ text: Substring) throws -> String {
        var plain = ""
        var rest = text
        while let character = rest.first {
            guard character == "&" else {
                plain.append(character)
                rest.removeFirst()
                continue
            }
            guard let entity = entities.first(where: { rest.hasPrefix($0.key) }) else {
                throw Malformed(place: String(rest.prefix(40)))
            }
            plain += entity.value
            rest.removeFirst(entity.key.count)
        }
        return plain
    }

    private var malformed: Malformed { Malformed(place: String(rest.prefix(60))) }
}
