extension Project {
    /// The types by which an app says where its scenes lead.
    func destinations(of audience: Configuration.Audience) -> Set<String> {
        Set(conformances(in: audience).map(\.type))
    }

    /// What an app's types and their extensions conform to that is a scene's destinations. Mocks lead an app nowhere.
    func conformances(in audience: Configuration.Audience) -> [Conformance] {
        files.enumerated().flatMap { index, file -> [Conformance] in
            guard configuration.audience(of: file.path) == audience else { return [] }
            return file.facts.declarations.filter { $0.kind != .protocol && !$0.name.contains("Mock") }.compactMap {
                declaration in
                let scenes = scenes(whoseDestinationsAre: declaration.inherits)
                guard !scenes.isEmpty else { return nil }
                return Conformance(
                    type: declaration.name, scenes: scenes, file: index, offset: declaration.offset)
            }
        }
    }

    /// A declaration that says where scenes lead.
    struct Conformance {
        let type: String
        let scenes: Set<String>
        let file: Int
        let offset: Int
    }

    /// The scenes that these protocols, or the protocols that they put together under one name, are the destinations of.
    private func scenes(whoseDestinationsAre protocols: [String]) -> Set<String> {
        var found: Set<String> = []
        var seen: Set<String> = []
        var open = protocols.filter { $0.hasSuffix("Destinations") }
        while let name = open.popLast() {
            guard seen.insert(name).inserted else { continue }
            if let scene = scene(String(name.dropLast("Destinations".count))), scene.interface("Destinations") != nil {
                found.insert(scene.name)
            }
            open += files.compactMap { $0.facts.aliases[name] }.joined()
        }
        return found
    }
}
