/// Who uses whom of a module's folders, as people read it.
struct FolderDrawing {
    let name: String
    let graph: FolderGraph
    let order: FolderOrder

    private static let mostExamples = 3

    /// A line for each folder and each that it uses, from the bottom up.
    func lines() -> [String] {
        var table = TextTable(header: ["folder", "uses", "for instance"])
        for folder in order.folders {
            let used = order.folders.filter { !graph.places(from: folder, to: $0).isEmpty }
            if used.isEmpty { table.rows.append([folder, "none of the others", ""]) }
            for (index, other) in used.enumerated() {
                table.rows.append([
                    index == 0 ? folder : "", other, examples(of: graph.places(from: folder, to: other)),
                ])
            }
        }
        return ["\(name), from the bottom up:"] + table.lines().map { "  " + $0 }
    }

    /// The places that close circles, as compilers print findings, and a line for each circle.
    func circles() -> [String] {
        order.circles.flatMap { circle in
            let closing = order.closing(circle)
            let lines = closing.flatMap { from, to, places in
                places.map { place in
                    "\(place.path):\(place.position.line):\(place.position.column): error: \(from) names \(place.name) of "
                        + "\(to), which stands on it"
                }
            }
            let count = closing.reduce(0) { $0 + $1.places.count }
            let words = count == 1 ? "the one place above closes it" : "the \(count) places above close it"
            return lines + ["\(name): \(circle.joined(separator: ", ")) go round in a circle; \(words)."]
        }
    }

    /// The names that come most often.
    private func examples(of places: [FolderGraph.Place]) -> String {
        let counts = places.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
        let names = counts.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map(\.key)
        return names.prefix(Self.mostExamples).joined(separator: ", ") + (names.count > Self.mostExamples ? " …" : "")
    }
}
