import Foundation

/// A repository on disk.
struct Repository: Sendable {
    let root: URL

    /// The repository that `folder` is in: the nearest folder above with a `viper.yml`, else with a `Package.swift`,
    /// else itself.
    static func around(_ folder: URL) -> Repository {
        let start = folder.standardizedFileURL
        for marker in [Configuration.fileName, "Package.swift"] {
            var current = start
            while current.path != "/" {
                if FileManager.default.fileExists(atPath: current.appending(path: marker).path) {
                    return Repository(root: current)
                }
                current.deleteLastPathComponent()
            }
        }
        return Repository(root: start)
    }

    func url(_ path: String) -> URL { root.appending(path: path) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

    func configuration() throws -> Configuration {
        guard exists(Configuration.fileName) else {
            return try found()
        }
        return try Configuration(yaml: text(Configuration.fileName))
    }

    /// What the names of the files say; where they say nothing, those of the types, as if each had a file of its own.
    private func found() throws -> Configuration {
        let paths = try swiftFiles(excluding: [], places: nil)
        do {
            return try Configuration(found: paths, in: root.lastPathComponent)
        } catch {
            let files = try ParallelReader.read(paths, in: root, for: Configuration(audiences: []))
            let named = files.flatMap { file in
                file.facts.declarations.filter { !$0.isNested && $0.kind != .extension }.map {
                    (file.folder.isEmpty ? "" : file.folder + "/") + $0.name + ".swift"
                }
            }
            guard let configuration = try? Configuration(found: named, in: root.lastPathComponent) else { throw error }
            return configuration
        }
    }

    /// Reads all Swift files that are neither tests nor excluded.
    ///
    /// - Parameter keepsCode: whether the lines of code are wanted too, for comparing apps.
    func project(keepsCode: Bool = true) throws -> Project {
        var configuration = try configuration()
        try check(
            configuration.places.map(\.path) + configuration.apps + configuration.modules.values.map(\.path).sorted())
        let isConfigured = exists(Configuration.fileName)
        let paths = try swiftFiles(
            excluding: configuration.excludes, places: isConfigured ? configuration.places.map(\.path) : nil)
        let files = try ParallelReader.read(paths, in: root, for: configuration, keepsCode: keepsCode)
        if !isConfigured { configuration.takeAccess(of: files) }
        return Project(configuration: configuration, files: files)
    }

    /// Throws a `ToolError` for what is no folder.
    private func check(_ folders: [String]) throws {
        for folder in folders {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url(folder).path, isDirectory: &isFolder) else {
                throw ToolError(
                    "The folder \(folder) is not there.", advice: "Make it, or mend \(Configuration.fileName).")
            }
            guard isFolder.boolValue else {
                throw ToolError("\(folder) is no folder.", advice: "Mend \(Configuration.fileName).")
            }
        }
    }

    /// The Swift files below, without hidden folders, and of packages within only those that `places` ask for.
    func swiftFiles(excluding excludes: [String], places: [String]?) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ToolError("There is no folder \(root.path).", advice: "Say which with --path.")
        }
        return try FolderWalk(root: root.path, excludes: excludes, places: places).swiftFiles()
    }
}
