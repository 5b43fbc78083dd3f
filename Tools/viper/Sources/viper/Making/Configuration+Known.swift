extension Configuration {
    /// The audience of that name; throws a `ToolError` that names those that there are.
    func known(_ name: String) throws -> Audience {
        guard let audience = audience(name) else {
            throw ToolError(
                "There is no app “\(name)”.",
                advice: audiences.isEmpty
                    ? "Make it with viper new app \(name.capitalizedFirst)."
                    : "There is \(audiences.map(\.name).joined(separator: ", ")); viper new app makes another.")
        }
        return audience
    }
}

extension Project {
    /// The scene of that name; throws a `ToolError` that names one that is nearly called so.
    func known(_ name: String) throws -> Scene {
        guard let scene = scene(name) else {
            let near = scenes.first { $0.name.lowercased() == name.lowercased() }
            throw ToolError(
                "There is no scene “\(name)”.",
                advice: near.map { "Did you mean \($0.name)?" } ?? "See viper list.")
        }
        return scene
    }
}
