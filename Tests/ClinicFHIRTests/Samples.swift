import Foundation
import Testing

/// Real-shaped files that are not part of this package: `CADUCEUS_SAMPLES` says where they are.
enum Samples {
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["CADUCEUS_SAMPLES"]
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let folder = named.map { URL(filePath: $0) } ?? root.appending(path: "../shared/fhir-samples").standardized
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    static var areThere: Bool { folder != nil }

    static let missing: Comment = "the samples are not there: set CADUCEUS_SAMPLES to their folder"

    /// The JSON files in some of its folders, by name.
    static func files(in names: String...) throws -> [URL] {
        guard let folder else { return [] }
        return try names.flatMap { name in
            try FileManager.default.contentsOfDirectory(
                at: folder.appending(path: name), includingPropertiesForKeys: nil)
        }
        .filter { $0.pathExtension == "json" && $0.lastPathComponent != "package.json" }
        .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
