import ArgumentParser
import Foundation

struct RepositoryOptions: ParsableArguments {
    @Option(
        name: .long, help: "The repository; without it, the nearest folder upwards with a viper.yml or Package.swift.",
        completion: .directory)
    var path: String?

    func repository() throws -> Repository {
        path == nil ? Repository.around(URL(filePath: FileManager.default.currentDirectoryPath)) : try folder()
    }

    /// The folder that is named, or that one is in, whatever is above it.
    func folder() throws -> Repository {
        guard let path else { return Repository(root: URL(filePath: FileManager.default.currentDirectoryPath)) }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ToolError("There is no folder \(path).", advice: "Name the repository’s folder with --path.")
        }
        return Repository(root: URL(filePath: path).standardizedFileURL)
    }
}
