import ClinicStore
import Foundation
import Synchronization

/// Gives the rows of the audit trail their links, soon after they were written.
///
/// A row is in the transaction of the change that it tells of; its link is not, since writers would otherwise have to
/// wait for one another, each for the hash of the last. One server at a time links all rows that wait.
final class AuditLinker: Sendable {
    private static let delay = DispatchTimeInterval.milliseconds(100)
    /// The advisory lock of who links.
    private static let lock = 0x4341_4402
    /// The most rows that are linked in one transaction.
    private static let portion = 1000

    private let lane: ConnectionLane
    private let queue = DispatchQueue(label: "clinic.audit")
    private let isAwake = Mutex(false)

    init(lane: ConnectionLane) { self.lane = lane }

    /// Has the rows that wait linked in a moment.
    func wake() {
        let wasAwake = isAwake.withLock { isAwake in
            defer { isAwake = true }
            return isAwake
        }
        guard !wasAwake else { return }
        queue.asyncAfter(deadline: .now() + Self.delay) { [weak self] in self?.link() }
    }

    /// Rows that cannot be linked now wait for the next time, on any server.
    private func link() {
        isAwake.withLock { $0 = false }
        lane.runHere { lane in
            if (try? Self.linkAll(on: lane)) == nil { lane.disconnect() }
        }
    }

    /// Links all rows that wait, and lets go of the connection.
    func close() throws {
        try queue.sync {
            try lane.runHere { lane in
                if isAwake.withLock({ $0 }) { try Self.linkAll(on: lane) }
                lane.disconnect()
            }
        }
    }

    /// Links all rows that wait, on the thread of a lane.
    static func linkAll(on lane: ConnectionLane) throws {
        let connection = try lane.connection()
        while try linkSome(connection) {}
    }

    /// Returns whether there may be more.
    private static func linkSome(_ connection: PostgresConnection) throws -> Bool {
        try connection.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
        do {
            try connection.execute("SELECT pg_advisory_xact_lock(\(lock))")
            let links = try newLinks(connection)
            if !links.isEmpty { try store(links, connection) }
            try connection.execute("COMMIT")
            return links.count == portion
        } catch {
            if (try? connection.execute("ROLLBACK")) == nil { throw PostgresError.lost }
            throw error
        }
    }

    private struct NewLink {
        let position: Int64
        let sequence: Int64
        let previous: Data
        let hash: Data
    }

    private static func newLinks(_ connection: PostgresConnection) throws -> [NewLink] {
        var head = (position: Int64(0), hash: Data())
        try connection.forEachRow(of: lastLink, .places([])) { row in
            head = (row.integer(), row.blob())
        }
        var links: [NewLink] = []
        try connection.forEachRow(of: waiting, .places([.integer(Int64(portion))])) { row in
            let sequence = row.integer()
            let link = AuditLink(sequence: head.position + 1, row: AuditRow(&row), previous: head.hash)
            let hash = try link.hash()
            links.append(NewLink(position: head.position + 1, sequence: sequence, previous: head.hash, hash: hash))
            head = (head.position + 1, hash)
        }
        return links
    }

    private static func store(_ links: [NewLink], _ connection: PostgresConnection) throws {
        try connection.run(
            """
            INSERT INTO audit_link (position, sequence, previous, hash)
            SELECT * FROM unnest(?::bigint[], ?::bigint[], ?::bytea[], ?::bytea[])
            """,
            [
                list(links.map { String($0.position) }), list(links.map { String($0.sequence) }),
                list(links.map { hexadecimal($0.previous) }), list(links.map { hexadecimal($0.hash) }),
            ])
        try connection.run(
            "DELETE FROM audit_open WHERE sequence = ANY (?::bigint[])",
            [list(links.map { String($0.sequence) })])
    }

    private static func list(_ values: [String]) -> String { "{" + values.joined(separator: ",") + "}" }

    private static func hexadecimal(_ data: Data) -> String {
        "\"\\\\x" + data.map { String(format: "%02x", $0) }.joined() + "\""
    }

    private static let lastLink: SQLText = "SELECT position, hash FROM audit_head"

    private static let waiting: SQLText = """
        SELECT sequence, \(AuditRow.columns.joined(separator: ", ")) FROM audit_open JOIN audit USING (sequence)
        ORDER BY sequence LIMIT ?
        """
}
