extension ConfigurationEdit {
    private static let longestLine = 120

    /// The text with the modules of the manifest; what one alone may import stays. Throws a `ToolError` where it is
    /// written so that they have no place in it.
    static func modules(of manifest: PackageManifest, to text: String) throws -> String {
        var expected = try Configuration(yaml: text)
        expected.modules = manifest.targets.reduce(into: [:]) { modules, target in
            modules[target.name] = Configuration.Module(
                path: target.path, uses: target.uses, alone: expected.modules[target.name]?.alone ?? [])
        }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let entries = manifest.targets.flatMap { entry($0, alone: expected.modules[$0.name]?.alone ?? []) }
        if let start = lines.firstIndex(where: { $0.hasPrefix("modules:") }) {
            let block = block(below: start, in: lines)
            // Empty lines and comments before the next key are that key's.
            let end = block.last { lines[$0].isListed }.map { $0 + 1 } ?? block.lowerBound
            lines.replaceSubrange(start..<end, with: ["modules:"] + entries)
        } else {
            lines.insert(contentsOf: ["modules:"] + entries, at: lines.last == "" ? lines.count - 1 : lines.count)
        }
        let edited = lines.joined(separator: "\n")
        guard (try? Configuration(yaml: edited)) == expected else {
            throw ToolError(
                "\(Configuration.fileName) lists its modules in a way that cannot be written anew.",
                advice: "Nothing was written. Take “modules” out, and they will go to the end.")
        }
        return edited
    }

    private static func entry(_ target: PackageManifest.Target, alone: [String]) -> [String] {
        let uses = "uses: [\(target.uses.joined(separator: ", "))]"
        let last = alone.isEmpty ? [] : ["alone: [\(alone.joined(separator: ", "))]"]
        let parts = ["path: \(target.path)", uses] + last
        let short = "  \(target.name): {\(parts.joined(separator: ", "))}"
        if short.count <= longestLine { return [short] }
        let listed =
            uses.count + 4 <= longestLine ? ["    " + uses] : ["    uses:"] + target.uses.map { "      - \($0)" }
        return ["  \(target.name):", "    " + parts[0]] + listed + last.map { "    " + $0 }
    }
}
