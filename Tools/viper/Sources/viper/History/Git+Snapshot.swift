import Foundation

extension Git {
    /// Gives `body` the Swift files and `viper.yml` of a commit, in a folder that goes with it.
    func withSnapshot<Value>(of commit: String, _ body: (Repository) throws -> Value) throws -> Value {
        let folder = FileManager.default.temporaryDirectory.appending(path: "viper-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let archive = folder.appending(path: ".archive.tar")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("\(folder.path) cannot be made: \(error.localizedDescription)", advice: "Look at the disk.")
        }
        let hasConfiguration = (try? output(["cat-file", "-e", "\(commit):./\(Configuration.fileName)"])) != nil
        let files = ["*.swift"] + (hasConfiguration ? [Configuration.fileName] : [])
        try output(["archive", "--format=tar", "--output", archive.path, commit, "--"] + files)
        guard Tool.run(["tar", "-x", "-f", archive.path, "-C", folder.path], in: folder) == 0 else {
            throw ToolError("tar cannot unpack what git gave.", advice: "Is it installed, and is there room?")
        }
        return try body(Repository(root: folder))
    }
}
