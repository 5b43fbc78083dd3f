/// Which scene leads to which, in one app or in all.
struct SceneLinks {
    struct Link: Hashable {
        let from: String
        let to: String
        /// The apps in which it leads there, where it does not in all that have it.
        let apps: [String]
    }

    let scenes: [String]
    /// The scenes that apps begin with.
    let entries: Set<String>
    let links: [Link]
}

extension SceneLinks {
    init(_ map: SceneMap, of audience: String? = nil, entries: Set<String> = []) {
        let audiences = audience.map { [$0] } ?? map.audiences
        let rows = map.rows.filter { row in audience.map { row.apps[$0]?.has == true } ?? true }
        scenes = rows.map(\.scene)
        self.entries = entries
        links = rows.flatMap { row in
            Set(audiences.flatMap { row.apps[$0]?.leadsTo ?? [] }).sorted().map { target in
                let having = audiences.filter { row.apps[$0]?.has == true }
                let leading = having.filter { row.apps[$0]?.leadsTo.contains(target) == true }
                return Link(from: row.scene, to: target, apps: leading == having ? [] : leading)
            }
        }
    }

    func mermaid() -> String {
        let lines = links.map { link in
            "    \(link.from) -->\(link.apps.isEmpty ? "" : "|\(link.apps.joined(separator: ", "))|") \(link.to)"
        }
        return (["flowchart LR"] + scenes.map { "    \($0)" } + lines).joined(separator: "\n")
    }

    /// For Graphviz.
    func dot() -> String {
        let nodes = scenes.map { "    \"\($0)\"\(entries.contains($0) ? " [penwidth=2]" : "");" }
        let lines = links.map { link in
            let label = link.apps.isEmpty ? "" : " [label=\"\(link.apps.joined(separator: ", "))\"]"
            return "    \"\(link.from)\" -> \"\(link.to)\"\(label);"
        }
        let head = ["digraph scenes {", "    rankdir=LR;", "    node [shape=box, style=rounded];"]
        return (head + nodes + lines + ["}"]).joined(separator: "\n")
    }
}
