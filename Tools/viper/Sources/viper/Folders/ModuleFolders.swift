import Foundation

/// Reads the modules of a repository, each file once.
struct ModuleFolders {
    private let repository: Repository
    private let configuration: Configuration
    private var read: [String: [FileNames]] = [:]

    init(_ repository: Repository) throws {
        self.repository = repository
        configuration =
            repository.exists(Configuration.fileName) ? try repository.configuration() : Configuration(audiences: [])
    }

    /// The modules that `viper.yml` lists, in the order of their names.
    var modules: [String] { configuration.modules.keys.sorted() }

    /// Draws a module that `viper.yml` lists, or a folder.
    mutating func drawing(of name: String) throws -> FolderDrawing {
        let folder = configuration.modules[name]?.path ?? name.asFolder
        let others = try reached(from: name).flatMap { try files(in: configuration.modules[$0]?.path ?? "") }
        let graph = FolderGraph(try files(in: folder), in: folder, beside: others)
        return FolderDrawing(name: name, graph: graph, order: FolderOrder(graph))
    }

    private mutating func files(in folder: String) throws -> [FileNames] {
        if let known = read[folder] { return known }
        guard repository.exists(folder) else {
            throw ToolError(
                "There is no \(folder) in \(repository.root.path).",
                advice: "Name a folder, or a module of \(Configuration.fileName).")
        }
        let walk = FolderWalk(
            root: folder.isEmpty ? repository.root.path : repository.url(folder).path, excludes: [], places: nil)
        let paths = try walk.swiftFiles().map { folder.isEmpty ? $0 : folder + "/" + $0 }
        let files = try ParallelReader.read(
            paths.filter { path in !configuration.excludes.contains { path.isInside($0) } }, in: repository.root
        ) { path, text in
            NameReader.names(in: text, at: path)
        }
        read[folder] = files
        return files
    }

    /// The modules that a module may import, and those that come with them.
    private func reached(from name: String) -> [String] {
        var found: Set<String> = []
        var open = [name]
        while let next = open.popLast() {
            for used in configuration.modules[next]?.uses ?? [] where used != name && found.insert(used).inserted {
                open.append(used)
            }
        }
        return found.sorted()
    }
}
