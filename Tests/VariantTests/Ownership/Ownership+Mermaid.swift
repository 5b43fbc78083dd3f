extension Ownership {
    /// How many objects the form makes of its classes, by name.
    var counts: [(name: String, count: Int)] {
        Dictionary(grouping: objects.filter { !$0.isPlace }, by: \.name).map { ($0.key, $0.value.count) }.sorted {
            $0.name < $1.name
        }
    }

    /// The links as a Mermaid graph: a line holds, a broken line does not.
    func mermaid() -> String {
        let arrows = links.sorted().map { link in
            "    \(Self.node(link.from)) \(link.isStrong ? "-->" : "-.->") \(Self.node(link.to))"
        }
        return (["graph LR"] + arrows).joined(separator: "\n")
    }

    private static func node(_ name: String) -> String { name == root ? "screen([the screen])" : name }
}
