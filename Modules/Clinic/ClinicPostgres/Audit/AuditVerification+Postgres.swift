import ClinicStore
import Foundation

extension AuditVerification {
    /// A walk along all links, and a look for rows that have none.
    init(of connection: PostgresConnection) throws {
        var walk = AuditWalk()
        try connection.forEachAuditLink { try walk.step(to: $0, hash: $1) }
        let found = walk.verification(
            head: try connection.row("SELECT position, hash FROM audit_head") { ($0.integer(), $0.blob()) })
        let unlinked = try connection.row(Self.unlinked) { (first: $0.integerIfPresent(), count: $0.integer()) }
        guard found.firstBroken == nil, let unlinked, let first = unlinked.first else {
            self = found
            return
        }
        self.init(
            count: found.count, firstBroken: found.count + 1,
            reason: "Of the rows \(unlinked.count) have no link, the first of them number \(first).")
    }

    private static let unlinked: SQLText = """
        SELECT min(audit.sequence), count(*) FROM audit LEFT JOIN audit_link USING (sequence)
        WHERE audit_link.position IS NULL
        """
}
