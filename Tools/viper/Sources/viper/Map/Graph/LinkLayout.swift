/// Puts scenes into columns: those that apps begin with first, and each other one as many columns further as it takes
/// steps to come there.
struct LinkLayout {
    /// The scenes of each column, from above.
    private(set) var columns: [[String]] = []

    init(_ links: SceneLinks) {
        let targets = Set(links.links.filter { $0.from != $0.to }.map(\.to))
        var seen: Set<String> = []
        var column = links.scenes.filter { links.entries.contains($0) }
        if column.isEmpty { column = links.scenes.filter { !targets.contains($0) } }
        while seen.count < links.scenes.count {
            // What nothing leads to stands first too, and of a circle that nothing leads into its first scene.
            if column.isEmpty { column = Array(links.scenes.filter { !seen.contains($0) }.prefix(1)) }
            seen.formUnion(column)
            columns.append(column)
            let here = column
            column = links.scenes.filter { scene in
                !seen.contains(scene) && links.links.contains { $0.to == scene && here.contains($0.from) }
            }
        }
        for index in columns.indices.dropFirst() {
            columns[index] = sorted(columns[index], below: columns[index - 1], links)
        }
    }

    /// Beside those that lead to them.
    private func sorted(_ column: [String], below before: [String], _ links: SceneLinks) -> [String] {
        let places = Dictionary(uniqueKeysWithValues: before.enumerated().map { ($1, Double($0)) })
        let weights = column.map { scene in
            let leading = links.links.filter { $0.to == scene }.compactMap { places[$0.from] }
            return leading.isEmpty ? Double(before.count) : leading.reduce(0, +) / Double(leading.count)
        }
        return zip(column, weights).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
    }
}
