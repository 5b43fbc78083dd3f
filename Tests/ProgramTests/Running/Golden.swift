import Foundation
import Testing

/// A text that is kept beside the tests. `RECORD_SNAPSHOTS=1` writes it anew, and then the run fails.
struct Golden {
    private let url: URL

    init(_ name: String, file: String = #filePath) {
        url = URL(fileURLWithPath: file).deletingLastPathComponent().appending(path: "Transcripts/\(name)")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            Issue.record(
                "recorded \(url.lastPathComponent); run again without RECORD_SNAPSHOTS", sourceLocation: sourceLocation)
            return
        }
        guard let kept = try? String(contentsOf: url, encoding: .utf8) else {
            Issue.record(
                "there is no \(url.lastPathComponent); run with RECORD_SNAPSHOTS=1", sourceLocation: sourceLocation)
            return
        }
        guard text != kept else { return }
        Issue.record(
            "\(url.lastPathComponent) differs:\n\(Self.difference(kept, text))", sourceLocation: sourceLocation)
    }

    /// The lines that differ, with where they stand.
    private static func difference(_ old: String, _ new: String) -> String {
        let old = old.split(separator: "\n", omittingEmptySubsequences: false)
        let new = new.split(separator: "\n", omittingEmptySubsequences: false)
        return new.difference(from: old).prefix(40).map { change in
            switch change {
            case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
            case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
            }
        }.joined(separator: "\n")
    }
}
