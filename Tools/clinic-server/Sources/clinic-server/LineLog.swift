import Foundation
import Logging

/// Writes each event as one line to standard error, in one call of the system:
///
///     2026-11-24T09:20:00Z info clinic-server: answered ms=0.3 request=… status=200 what=/api/v1/overview
struct LineLog: LogHandler {
    let label: String
    var logLevel = Logger.Level.info
    var metadata: Logger.Metadata = [:]

    subscript(metadataKey key: String) -> Logger.MetadataValue? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var line = "\(Self.instant()) \(event.level) \(label): \(event.message)"
        let facts = event.metadata.map { metadata.merging($0) { $1 } } ?? metadata
        for (name, value) in facts.sorted(by: { $0.key < $1.key }) { line += " \(name)=\(value)" }
        if let error = event.error { line += " error=\(error)" }
        line += "\n"
        line.withUTF8 { bytes in
            // What nobody can be told is lost.
            _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count)
        }
    }

    private static func instant() -> String {
        var now = time(nil)
        var parts = tm()
        gmtime_r(&now, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 32) { text in
            strftime(text.baseAddress!, text.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
            return String(cString: text.baseAddress!)
        }
    }
}
