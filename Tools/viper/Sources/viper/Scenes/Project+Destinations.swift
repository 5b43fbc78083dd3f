extension Project {
    /// The types by which an app says where its scenes lead.
    func destinations(of audience: Configuration.Audience) -> Set<String> {
        Set(conformances(in: audience).map(\.type))
    }

    /// These types, and the protocols whose extensions say it for them.
    func placeTypes(of audience: Configuration.Audience) -> Set<String> {
        conformances(in: audience).reduce(into: []) {
            $0.formUnion([$1.type]); $0.formUnion($1.protocols)
        }
    }

    /// What an app's types and their extensions conform to that is a scene's destinations. Mocks lead an app nowhere.
    func conformances(in audience: Configuration.Audience) -> [Conformance] {
        files.enumerated().flatMap { index, file -> [Conformance] in
            guard configuration.audience(of: file.path) == audience else { return [] }
            return file.facts.declarations.filter { $0.kind != .protocol && !$0.name.contains("Mock") }.compactMap {
                declaration in
                let protocols = destinationProtocols(declaration.inherits)
                let scenes = scenes(whoseDestinationsAre: protocols)
                guard !scenes.isEmpty else { return nil }
                return Conformance(
                    type: declaration.name, protocols: protocols, scenes: scenes, file: index,
                    offset: declaration.offset)
            }
        }
    }

    /// A declaration that says where scenes lead.
    struct Conformance {
        let type: String
        let protocols: Set<String>
        let scenes: Set<String>
        let file: Int
        let offset: Int
    }

    private func scenes(whoseDestinationsAre protocols: Set<String>) -> Set<String> {
        Set(
            protocols.compactMap { scene(String($0.dropLast("Destinations".count))) }
                .filter { $0.interface("Destinations") != nil }.map(\.name))
    }

    /// These protocols, those that they inherit from, and those that they put together under one name.
    private func destinationProtocols(_ names: [String]) -> Set<String> {
        var found: Set<String> = []
        var open = names.filter { $0.hasSuffix("Destinations") }
        while let name = open.popLast() {
            guard found.insert(name).inserted else { continue }
            open += files.compactMap { $0.facts.aliases[name] }.joined()
            open += files.flatMap(\.facts.declarations).filter { $0.kind == .protocol && $0.name == name }
                .flatMap(\.inherits).filter { $0.hasSuffix("Destinations") }
        }
        return found
    }
}
