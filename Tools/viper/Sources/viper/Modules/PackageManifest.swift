import Foundation

/// What a repository's `Package.swift` says of its targets.
struct PackageManifest {
    struct Target: Equatable {
        let name: String
        /// The folder, relative to the repository.
        let path: String
        /// The repository's other targets that it may import, in the order in which the manifest declares them.
        var uses: [String]
        /// The platforms on which alone it may import one of them.
        var platforms: [String: [String]] = [:]
    }

    /// Without tests and what stands among them, plugins, and modules of systems' libraries.
    let targets: [Target]

    init(targets: [Target]) { self.targets = targets }

    /// Asks the package manager. Throws a `ToolError` with its words where it cannot read the manifest.
    init(of repository: Repository) throws {
        guard repository.exists("Package.swift") else {
            throw ToolError("\(repository.root.path) has no Package.swift.", advice: "Say where one is with --path.")
        }
        // Who only reads needs no lock, and a build may hold it for minutes.
        let text = try Tool.output(
            ["swift", "package", "--ignore-lock", "dump-package"], in: repository.root, advice: "Mend Package.swift.")
        do {
            try self.init(dump: Data(text.utf8))
        } catch {
            throw ToolError(
                "What swift package dump-package prints cannot be read: \(error).", advice: "Take Swift 6.2 or later.")
        }
    }

    /// Reads what `swift package dump-package` prints. Throws a `DecodingError` for what is not that.
    init(dump: Data) throws {
        let all = try JSONDecoder().decode(Dump.self, from: dump).targets.filter(\.isModule)
        let known = all.map(\.name)
        targets = all.map { target in
            let needs = target.dependencies.compactMap(\.need)
            return Target(
                name: target.name, path: target.folder,
                uses: known.filter { name in needs.contains { $0.name == name } },
                platforms: needs.reduce(into: [:]) { if known.contains($1.name) { $0[$1.name] = $1.platforms } })
        }
    }
}

/// The part that is needed of what the package manager prints.
private struct Dump: Decodable {
    struct Target: Decodable {
        let name: String
        let type: String
        let path: String?
        let dependencies: [Dependency]

        var folder: String { path?.asFolder ?? (type == "test" ? "Tests/" : "Sources/") + name }
        var isModule: Bool { ["regular", "executable", "macro"].contains(type) && !folder.isInside("Tests") }
    }

    /// `{"byName": ["TextUI", {"platformNames": ["linux"]}]}`; the condition is null where there is none.
    struct Dependency: Decodable {
        let need: (name: String, platforms: [String]?)?

        private struct Condition: Decodable {
            let platformNames: [String]?
        }

        private enum Kind: String, CodingKey {
            case byName, target
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Kind.self)
            guard let kind = container.allKeys.first else {
                need = nil
                return
            }
            var parts = try container.nestedUnkeyedContainer(forKey: kind)
            let name = try parts.decode(String.self)
            let condition = try parts.decodeIfPresent(Condition.self)
            need = (name, condition?.platformNames.flatMap { $0.isEmpty ? nil : $0.sorted() })
        }
    }

    let targets: [Target]
}
