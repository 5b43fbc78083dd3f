import PlainText

/// What the script makes of a page by the updates that it gets.
package struct PageMirror {
    package private(set) var document: HTMLReader.Node

    package init(_ html: String) throws {
        document = try Self.read(html)
    }

    /// A document but for what only its first showing has.
    package static func read(_ html: String) throws -> HTMLReader.Node {
        try HTMLReader.read(html).map { node in
            node.attributes["autofocus"] = nil
            node.attributes["data-revision"] = nil
            if node.attributes["id"] == "page" { node.attributes["action"] = nil }
        }
    }

    /// An element that the page lacks.
    package struct Missing: Error { let id: String }

    package mutating func take(_ update: String) throws {
        let update = try JSONParser.parse(update)
        for change in update["changes"]?.array ?? [] {
            guard let pair = change.array, let id = pair.first?.string, let html = pair.last?.string else { continue }
            let now = try HTMLReader.read(html).children[0]
            var isThere = false
            document = try document.map { node in
                guard node["id"] == id else { return }
                isThere = true
                node = try Self.become(node, now)
            }
            guard isThere else { throw Missing(id: id) }
        }
        guard let title = update["title"]?.string else { return }
        document = document.map { node in
            if node.name == "title" { node.children = [HTMLReader.Node(words: title)] }
        }
    }

    private static func become(_ old: HTMLReader.Node, _ now: HTMLReader.Node) throws -> HTMLReader.Node {
        guard old.name == now.name else { return now }
        let named = Dictionary(
            old.children.compactMap { child in child["id"].map { ($0, child) } },
            uniquingKeysWith: { first, _ in first })
        var node = now
        node.children = try now.children.map { child in
            guard let id = child["id"] else { return child }
            let before = named[id]
            guard child.name == "template" else { return try before.map { try become($0, child) } ?? child }
            guard let before else { throw Missing(id: id) }
            return before
        }
        return node
    }
}

extension HTMLReader.Node {
    init(words: String) {
        self.init(name: "", attributes: [:], words: words)
    }

    /// The node with each node in it, from the innermost on, changed.
    func map(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var node = self
        node.children = try children.map { try $0.map(change) }
        try change(&node)
        return node
    }
}
