extension SceneMap {
    /// Which role of a scene is shared, own or missing.
    func roleTable() -> TextTable {
        var table = TextTable(header: ["scene"] + Role.allCases.map(\.title))
        table.rows = rows.map { row in [row.scene] + Role.allCases.map { words($0, in: row) } }
        return table
    }

    /// The lines of code that are shared and those of each app.
    func lineTable() -> TextTable {
        var table = TextTable(header: ["scene", "shared"] + audiences.map { "\($0)’s own" })
        table.numbers = Set(1...audiences.count + 1)
        table.rows = rows.map { row in
            [row.scene, "\(row.sharedLines)"]
                + audiences.map { row.apps[$0].map { $0.has ? "\($0.lines)" : "not there" } ?? "" }
        }
        table.rows.append(["all", "\(sharedLines)"] + audiences.map { "\(ownLines($0))" })
        table.rows.append(["shared of all", ""] + audiences.map { "\(sharedPercentage($0)) %" })
        return table
    }

    /// Where each scene leads in each app.
    func leadTable() -> TextTable {
        var table = TextTable(header: ["scene"] + audiences.map { "in \($0) leads to" })
        table.rows = rows.map { row in
            [row.scene]
                + audiences.map { audience in
                    guard let app = row.apps[audience], app.has else { return "not there" }
                    return app.leadsTo.isEmpty ? "–" : app.leadsTo.joined(separator: ", ")
                }
        }
        return table
    }

    /// What apps add in the same words.
    func likenessSentences() -> [String] {
        alike.map {
            """
            Of the \($0.lines) lines of \($0.app)’s module, \($0.alike) stand in \($0.other)’s too when the names are \
            exchanged: \($0.percentage) %.
            """
        }
    }

    /// What no path leads to.
    func unreachableSentences() -> [String] {
        if !rows.contains(where: { row in row.apps.values.contains { $0.isReachable != nil } }) {
            return ["No program was found that opens a scene, so that nothing can be said about what is out of reach."]
        }
        let found = unreachable
        if found.isEmpty { return ["Every scene can be come to in every app that has it."] }
        return found.map { "\($0.scene) cannot be come to in \($0.audience)." }
    }

    func text() -> String {
        ([
            ["ROLES"], roleTable().lines(), ["", "LINES"], lineTable().lines(), likenessSentences(), ["", "PATHS"],
            leadTable().lines(),
            [""],
        ]
        .flatMap(\.self) + unreachableSentences()).joined(separator: "\n")
    }

    func mermaid() -> String { SceneLinks(self).mermaid() }

    /// The document in the repository, with a picture beside it.
    func document(picture: String) -> String {
        var lines = ["# Scenes", "", "<!-- Drawn by `make map`. -->", ""]
        lines += ["![What is shared of each scene, and what each app adds](\(picture))", ""]
        lines += ["## What is shared", ""]
        lines += roleTable().markdown()
        lines += [
            "", "“shared”: all apps have the same. “own”: the app’s module adds it. “–”: the scene does without it.",
            "",
        ]
        lines += ["## Lines of code", ""]
        lines += lineTable().markdown()
        lines += likenessSentences().flatMap { ["", $0] }
        lines += ["", "## Where scenes lead", ""]
        lines += leadTable().markdown()
        lines += [""] + unreachableSentences() + ["", "```mermaid", mermaid(), "```", ""]
        return lines.joined(separator: "\n")
    }
}
