import Yams

extension RuleSettings {
    /// Reads `V020: warning`, and `V007: {Modules/Legacy: off}` for folders. Throws a `ToolError` for what is neither.
    init(_ table: [(String, Node)]) throws {
        for (rule, node) in table {
            guard rule == Self.all || Rule.find(rule)?.id == rule else {
                throw Self.error("there is no rule “\(rule)”", at: node, advice: "viper explain lists them.")
            }
            guard let folders = node.mapping else {
                levels[rule] = ["": try Self.level(node, of: rule)]
                continue
            }
            for (folder, level) in folders {
                guard let path = folder.string?.asFolder else {
                    throw Self.error("\(rule) wants folders here", at: folder, advice: "Write “Modules/Legacy: off”.")
                }
                levels[rule, default: [:]][path == "." ? "" : path] = try Self.level(level, of: rule)
            }
        }
    }

    /// The folders that are named.
    var folders: [String] { Set(levels.values.flatMap(\.keys)).subtracting([""]).sorted() }

    private static func level(_ node: Node, of rule: String) throws -> Level {
        guard let level = node.string.flatMap(Level.init) else {
            throw error(
                "\(rule) is neither off, warning nor error", at: node,
                advice: "Say “\(rule): warning”, or “\(rule): {FOLDER: off}”.")
        }
        return level
    }

    private static func error(_ problem: String, at node: Node, advice: String) -> ToolError {
        ToolError("\(Configuration.fileName):\(node.mark?.line ?? 1): \(problem).", advice: advice)
    }
}
