import Foundation

/// The lines of a scene, counted from the sources: those that all apps share, and those of each.
struct SceneReuse {
    struct Part {
        let place: String
        let files: [(name: String, lines: Int)]
        var lines: Int { files.reduce(0) { $0 + $1.lines } }
    }

    let shared: Part
    let own: [Part]

    init(scene: String, root: URL = URL(filePath: FileManager.default.currentDirectoryPath)) throws {
        func part(_ place: String) throws -> Part {
            let folder = root.appending(path: "Modules/\(place)/\(scene)")
            let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
            return Part(place: place, files: try files.map { ($0.lastPathComponent, try Self.lines(of: $0)) })
        }
        shared = try part("Shared")
        own = try ["Patient", "Doctor"].map(part)
    }

    /// Lines of code: neither blank nor a comment alone.
    private static func lines(of file: URL) throws -> Int {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count { line in
            let text = line.trimmingCharacters(in: .whitespaces)
            return !text.isEmpty && !text.hasPrefix("//")
        }
    }
}
