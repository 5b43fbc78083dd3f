extension Project {
    /// Throws a `ToolError` where a type that the plan declares is there already.
    func checkNames(of plan: FilePlan) throws {
        let own = Set(plan.changes.keys)
        for (path, change) in plan.changes.sorted(by: { $0.key < $1.key }) {
            guard case .write(let text) = change else { continue }
            for name in SwiftText.declaredNames(in: text) {
                for file in files where !own.contains(file.path) {
                    guard
                        let there = file.facts.declarations.first(where: {
                            $0.name == name && $0.kind != .extension && !$0.isPrivate
                        }), canMeet(path, file.path)
                    else { continue }
                    throw ToolError(
                        "\(file.place(of: there.offset)): there is a \(name) already.",
                        advice: "Nothing was written. Choose another name.")
                }
            }
        }
    }

    /// Whether names of two files can be seen in one place: not those of two apps.
    private func canMeet(_ path: String, _ other: String) -> Bool {
        guard let first = configuration.audience(of: path), let second = configuration.audience(of: other) else {
            return configuration.places.contains { other.isInside($0.path) }
                || !configuration.places.contains { path.isInside($0.path) }
        }
        return first == second
    }
}
