import Foundation
import Logging

/// Writes each event as one line to standard error, at once:
///
///     2026-11-24T09:20:00Z info clinic-server: answered ms=0.3 request=… status=200 what=/api/v1/overview
struct LineLog: LogHandler {
    private static let instant = SecondText { $0.formatted(.iso8601) }

    let label: String
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var line = "\(Self.instant.now) \(event.level) \(label): \(event.message)"
        let facts = event.metadata.map { metadata.merging($0) { $1 } } ?? metadata
        if !facts.isEmpty {
            for (name, value) in facts.sorted(by: { $0.key < $1.key }) { line += " \(name)=\(value)" }
        }
        // Its words may tell of somebody.
        if let error = event.error { line += " error=\(type(of: error))" }
        var whole = line.utf8.map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
        whole.append(UInt8(ascii: "\n"))
        var rest = whole[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
            // What nobody takes is lost.
            guard count > 0 || errno == EINTR else { return }
            rest = rest.dropFirst(max(0, count))
        }
    }
}
