extension MapChange {
    /// As a comment for a change that is proposed.
    func markdown() -> String {
        var parts = ["### What became of the sharing since `\(since)`"]
        guard !isNothing else { return (parts + ["Nothing: the same is shared."]).joined(separator: "\n\n") + "\n" }
        parts.append(percentages.markdown().joined(separator: "\n"))
        for (title, items) in sections {
            parts.append("**\(title)**\n\n" + items.map { "- \($0)" }.joined(separator: "\n"))
        }
        if !lines.isEmpty {
            parts.append(
                "<details><summary>Lines of code</summary>\n\n\(lineTable.markdown().joined(separator: "\n"))\n\n</details>"
            )
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    func text() -> String {
        guard !isNothing else { return "The same is shared as at \(since)." }
        var parts = [percentages.lines().joined(separator: "\n")]
        for (title, items) in sections { parts.append("\(title.uppercased())\n" + items.joined(separator: "\n")) }
        if !lines.isEmpty { parts.append(lineTable.lines().joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }

    private var apps: [String] { shared.keys.sorted() }

    private var percentages: TextTable {
        var table = TextTable(header: ["app", "shared at \(since)", "now"])
        table.numbers = [1, 2]
        table.rows = apps.map { app in [app] + (shared[app] ?? []).map { "\($0) %" } }
        return table
    }

    private var sections: [(title: String, items: [String])] {
        [
            ("Became shared", becameShared.map(Self.words)), ("Came apart", cameApart.map(Self.words)),
            ("New apps", newApps), ("New scenes", newScenes), ("Scenes that are gone", goneScenes),
        ].filter { !$0.1.isEmpty }
    }

    private var lineTable: TextTable {
        var table = TextTable(header: ["scene", "shared"] + apps.map { "\($0)’s own" })
        table.numbers = Set(1...apps.count + 1)
        table.rows = lines.map { row in
            [row.scene, Self.change(row.shared)] + apps.map { Self.change(row.own[$0] ?? [0, 0]) }
        }
        return table
    }

    private static func words(_ move: Move) -> String {
        "\(move.scene): the \(move.role) of \(move.apps.joined(separator: ", "))"
    }

    private static func change(_ numbers: [Int]) -> String {
        let difference = numbers[1] - numbers[0]
        return difference == 0
            ? "\(numbers[1])" : "\(numbers[1]) (\(difference > 0 ? "+" : "−")\(difference.magnitude))"
    }
}
