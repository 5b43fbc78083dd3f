/// Names a new app in `viper.yml`.
enum ConfigurationEdit {
    /// The text with the app below the others. Throws a `ToolError` where the list of apps is written so that nothing can
    /// be added to it by rule.
    static func adding(_ audience: Configuration.Audience, to text: String) throws -> String {
        let entry = "\(audience.name): {path: \(audience.place.path), module: \(audience.place.module)}"
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if let start = lines.firstIndex(where: { $0.hasPrefix("audiences:") }) {
            let end =
                lines[(start + 1)...].firstIndex { $0.first.map { $0 != " " && $0 != "#" } ?? false } ?? lines.count
            let listed = (start + 1..<end).filter { lines[$0].contains(":") && !lines[$0].hasPrefix("#") }
            if lines[start].contains("{"), let brace = lines[start].lastIndex(of: "}") {
                let isEmpty = lines[start][..<brace].filter { $0 != " " }.hasSuffix("{")
                lines[start].insert(contentsOf: (isEmpty ? "" : ", ") + entry, at: brace)
            } else if let first = listed.first, let last = listed.last {
                lines.insert(lines[first].prefix { $0 == " " } + entry, at: last + 1)
            }
        } else {
            let end = lines.last == "" ? lines.count - 1 : lines.count
            lines.insert(contentsOf: ["audiences:", "  " + entry], at: end)
        }
        let edited = lines.joined(separator: "\n")
        var expected = try Configuration(yaml: text)
        expected.audiences.append(audience)
        guard (try? Configuration(yaml: edited)) == expected else {
            throw ToolError(
                "\(Configuration.fileName) lists its audiences in a way that nothing can be added to.",
                advice: "Nothing was written. Write one audience on each line, and “\(entry)” will go below them.")
        }
        return edited
    }
}
