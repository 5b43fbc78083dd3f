import Foundation

/// A folder of its own for a test, which goes with it.
final class FilesOnDisk {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")
        .standardizedFileURL

    /// - Parameter files: Paths in it with what is in them; one that ends in a slash is a folder.
    init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files {
            let place = url.appendingPathComponent(path)
            let folder = path.hasSuffix("/") ? place : place.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            if !path.hasSuffix("/") { try Data(text.utf8).write(to: place) }
        }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func text(_ path: String) -> String? {
        (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
    }
}
