import Foundation

/// A text kept in a file, to compare a test's text with.
///
///     #expect(Snapshot("Home").difference(from: host.frame.text) == nil)
///
/// With `RECORD_SNAPSHOTS=1` in the environment the file is written anew, and the comparison fails all the same, since
/// nobody has looked at the new file yet.
///
/// Source: the library's own.
public struct Snapshot {
    private let file: URL

    /// Names the file `Snapshots/NAME.txt` beside the test's own.
    public init(_ name: String, beside test: String = #filePath) {
        file = URL(fileURLWithPath: test).deletingLastPathComponent()
            .appendingPathComponent("Snapshots").appendingPathComponent(name + ".txt")
    }

    /// Returns the first difference of `text` from the file, in words for whoever reads the failure; nil where there is
    /// none.
    public func difference(from text: String) -> String? {
        let text = text + "\n"
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" { return record(text) }
        guard let kept = try? String(contentsOf: file, encoding: .utf8) else {
            return "there is no \(file.path); RECORD_SNAPSHOTS=1 writes it"
        }
        guard kept != text else { return nil }
        let keptLines = kept.components(separatedBy: "\n")
        let lines = text.components(separatedBy: "\n")
        let first = zip(keptLines, lines).enumerated().first { $1.0 != $1.1 }
        guard let (index, (was, now)) = first else {
            return "\(file.lastPathComponent) has \(keptLines.count) lines, not \(lines.count)"
        }
        return "\(file.lastPathComponent):\(index + 1) is \"\(was)\", not \"\(now)\"; RECORD_SNAPSHOTS=1 writes it anew"
    }

    private func record(_ text: String) -> String {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return "\(file.path) is recorded; look at it and run again"
        } catch {
            return "cannot record \(file.path): \(error)"
        }
    }
}
