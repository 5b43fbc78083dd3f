import Foundation
import TestPostgres

/// What PostgreSQL is asked for while something is done, run again by pgbench.
///
/// PostgreSQL's own log has the statements and their values. They are prepared once and executed with these values, as
/// the clinic's connections do.
struct PostgresReplay {
    /// What a cluster needs for this beside its own settings.
    static let settings = ["logging_collector=on", "log_destination=jsonlog", "log_filename=statements.log"]

    private struct Entry: Decodable {
        let dbname: String?
        let pid: Int?
        let message: String
        let detail: String?
    }

    private let cluster: PostgresCluster
    private var prepared: [String] = []
    private var executed: [String] = []

    /// - Parameters:
    ///   - database: Whose connections are recorded. One of them does the work; what others do beside it is left out.
    ///   - work: Is done by connections that are new.
    init(on cluster: PostgresCluster, of database: String, _ work: () async throws -> Void) async throws {
        self.cluster = cluster
        try cluster.sql("ALTER DATABASE \(database) SET log_statement = 'all'")
        let before = try Self.entries(of: cluster).count
        try await work()
        let end = "SELECT 'recorded \(UUID())'"
        try cluster.sql(end, in: database)
        var entries: [Entry] = []
        let limit = Date(timeIntervalSinceNow: 30)
        while !entries.contains(where: { $0.message.contains(end) }) {
            guard Date() < limit else { throw BenchmarkError("PostgreSQL's log does not come to an end") }
            usleep(20_000)
            entries = Array(try Self.entries(of: cluster).dropFirst(before)).filter { $0.dbname == database }
        }
        let byConnection = Dictionary(grouping: entries.filter { $0.pid != nil }, by: \.pid)
        var known: Set<String> = []
        for entry in byConnection.values.max(by: { $0.count < $1.count }) ?? [] {
            if let found = entry.message.prefixMatch(of: #/statement: /#) {
                executed.append(String(entry.message[found.range.upperBound...]))
            } else if let found = entry.message.prefixMatch(of: #/execute (\w+): /#) {
                let name = String(found.1)
                if known.insert(name).inserted {
                    prepared.append("PREPARE \(name) AS \(entry.message[found.range.upperBound...])")
                }
                let values = Self.values(in: entry.detail ?? "")
                executed.append("EXECUTE \(name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))"))
            }
        }
        guard !executed.isEmpty else { throw BenchmarkError("PostgreSQL's log has no statements of \(database)") }
    }

    /// How long it takes when pgbench does it, in milliseconds: the share of one, where several do it at once.
    func measure(times: Int = 1, clients: Int = 1, in database: String) throws -> Double {
        let script = cluster.folder + "/replay.sql"
        let statements = prepared + (0..<times).flatMap { _ in executed }
        try statements.map { $0 + ";\n" }.joined().write(toFile: script, atomically: false, encoding: .utf8)
        let report = try cluster.run(
            "pgbench",
            [
                "-h", cluster.folder, "-U", "clinic", "-n", "-c", "\(clients)", "-j", "2", "-t", "1", "-f", script,
                database,
            ])
        guard !report.contains("number of failed transactions: 1"),
            let found = report.firstMatch(of: /tps = ([0-9.]+)/), let rate = Double(found.1)
        else { throw BenchmarkError("pgbench says \(report)") }
        return 1000 / rate / Double(times)
    }

    private static func entries(of cluster: PostgresCluster) throws -> [Entry] {
        let log = try Data(contentsOf: URL(filePath: cluster.folder + "/data/log/statements.json"))
        // The last line may not be written to its end.
        return try log.split(separator: UInt8(ascii: "\n"))
            .filter { $0.last == UInt8(ascii: "}") }
            .map { try JSONDecoder().decode(Entry.self, from: Data($0)) }
    }

    /// The values of `$1`, `$2` and so on as SQL has them.
    private static func values(in detail: String) -> [String] {
        detail.matches(of: /\$\d+ = (NULL|'(?:[^']|'')*')/).map { String($0.1) }
    }
}
