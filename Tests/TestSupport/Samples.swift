import Foundation
import Testing

/// Bundles to import: our own, and those of others where they are at hand. `CADUCEUS_SAMPLES` says where.
package enum Samples {
    package enum Kind: String {
        /// Each file holds all that it refers to.
        case whole
        /// Files refer to one another's resources by what identifies them.
        case conditional
    }

    private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static let others: URL = {
        let named = ProcessInfo.processInfo.environment["CADUCEUS_SAMPLES"]
        return named.map { URL(filePath: $0) } ?? tests.appending(path: "../../shared/fhir-samples").standardized
    }()

    /// The JSON files of some kinds, by name.
    package static func files(_ kinds: Kind...) throws -> [URL] {
        try kinds.flatMap { kind in
            try json(in: tests.appending(path: "FHIRSamples/\(kind.rawValue)"))
                + json(in: others.appending(path: kind == .whole ? "synthea-r4-2019" : "synthea-r4-2021-conditional"))
        }
    }

    /// The examples of the standard, where they are at hand.
    package static func standardExamples() throws -> [URL] {
        try json(in: others.appending(path: "hl7-r4-examples"))
    }

    package static let hasStandardExamples = (try? !standardExamples().isEmpty) ?? false
    package static let missing: Comment =
        "the standard's examples are not there: set CADUCEUS_SAMPLES to the folder that has them"

    private static func json(in folder: URL) throws -> [URL] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" && $0.lastPathComponent != "package.json" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
