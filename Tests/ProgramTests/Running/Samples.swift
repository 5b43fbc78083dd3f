import Foundation
import Testing

/// Files that are not part of this package: `CADUCEUS_SAMPLES` says where they are.
enum Samples {
    private static let folder: URL = {
        let named = ProcessInfo.processInfo.environment["CADUCEUS_SAMPLES"]
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        return named.map { URL(filePath: $0) } ?? root.appending(path: "../shared/fhir-samples").standardized
    }()

    static var areThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

    static let missing: Comment = "the samples are not there: set CADUCEUS_SAMPLES to their folder"

    /// The JSON files in one of its folders, by name.
    static func files(in name: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
    }
}
