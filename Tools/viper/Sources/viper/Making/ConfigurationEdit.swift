/// Names a new app in `viper.yml`.
enum ConfigurationEdit {
    /// The text with the app below the others, and its module below that of the app that it is like, where that is named
    /// with what it may use. Throws a `ToolError` where the file is written so that nothing can be added by rule.
    static func adding(_ audience: Configuration.Audience, like model: Configuration.Audience?, to text: String) throws
        -> String
    {
        let entry = "\(audience.name): {path: \(audience.place.path), module: \(audience.place.module)}"
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let model { addModule(audience, like: model, to: &lines) }
        addAudience(entry, to: &lines)
        let edited = lines.joined(separator: "\n")
        var expected = try Configuration(yaml: text)
        expected.audiences.append(audience)
        if let model, var module = expected.modules[model.place.module] {
            module.path = audience.place.path
            expected.modules[audience.place.module] = module
        }
        guard (try? Configuration(yaml: edited)) == expected else {
            throw ToolError(
                "\(Configuration.fileName) lists its audiences or modules in a way that nothing can be added to.",
                advice: "Nothing was written. Write one on each line, and “\(entry)” will go below them.")
        }
        return edited
    }

    private static func addAudience(_ entry: String, to lines: inout [String]) {
        guard let start = lines.firstIndex(where: { $0.hasPrefix("audiences:") }) else {
            lines.insert(
                contentsOf: ["audiences:", "  " + entry], at: lines.last == "" ? lines.count - 1 : lines.count)
            return
        }
        if lines[start].contains("{"), let brace = lines[start].lastIndex(of: "}") {
            let isEmpty = lines[start][..<brace].filter { $0 != " " }.hasSuffix("{")
            lines[start].insert(contentsOf: (isEmpty ? "" : ", ") + entry, at: brace)
            return
        }
        let listed = block(below: start, in: lines).filter { lines[$0].isListed }
        if let first = listed.first, let last = listed.last {
            lines.insert(lines[first].indentation + entry, at: last + 1)
        }
    }

    private static func addModule(
        _ audience: Configuration.Audience, like model: Configuration.Audience, to lines: inout [String]
    ) {
        guard let modules = lines.firstIndex(where: { $0.hasPrefix("modules:") }),
            let start = block(below: modules, in: lines).first(where: {
                lines[$0].drop { $0 == " " }.hasPrefix(model.place.module + ":")
            })
        else { return }
        let end =
            lines[(start + 1)...].firstIndex { !$0.isListed || $0.indentation.count <= lines[start].indentation.count }
            ?? lines.count
        let renamed = lines[start..<end].map {
            $0.replacing(model.place.module + ":", with: audience.place.module + ":")
                .replacing(model.place.path, with: audience.place.path)
        }
        lines.insert(contentsOf: renamed, at: end)
    }

    /// The lines that belong to a key at the margin.
    static func block(below start: Int, in lines: [String]) -> Range<Int> {
        let next = lines[(start + 1)...].firstIndex { $0.first.map { $0 != " " && $0 != "#" } ?? false }
        return start + 1..<(next ?? lines.count)
    }
}

extension String {
    fileprivate var indentation: String { String(prefix { $0 == " " }) }
    var isListed: Bool {
        let text = drop { $0 == " " }
        return !text.isEmpty && !text.hasPrefix("#")
    }
}
