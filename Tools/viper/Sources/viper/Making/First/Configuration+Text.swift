extension Configuration {
    /// A `viper.yml` that says where the scenes are.
    var text: String {
        var lines = ["# Where the scenes are and who may import whom; read by viper."]
        if let dialect { lines.append("dialect: \(dialect.rawValue)") }
        if let shared { lines.append("shared: \(Self.entry(shared))") }
        if audiences.isEmpty {
            lines.append("audiences: {}")
        } else {
            lines.append("audiences:")
            lines += audiences.map { "  \($0.name): \(Self.entry($0.place))" }
        }
        if !apps.isEmpty { lines.append("apps: [\(apps.map(Self.scalar).joined(separator: ", "))]") }
        if let tests { lines.append("tests: \(Self.scalar(tests))") }
        if access != "package" { lines.append("access: \(access)") }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func entry(_ place: Place) -> String {
        "{path: \(scalar(place.path.isEmpty ? "." : place.path)), module: \(scalar(place.module))}"
    }

    /// Quoted where it would not be read as it stands.
    private static func scalar(_ text: String) -> String {
        let isPlain =
            text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) } && text.first?.isLetter == true
        return isPlain ? text : "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}
