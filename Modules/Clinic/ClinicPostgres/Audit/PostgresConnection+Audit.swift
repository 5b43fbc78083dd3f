import ClinicStore
import Foundation

extension PostgresConnection {
    func append(_ row: AuditRow) throws {
        try run(
            "INSERT INTO audit (\(AuditRow.columns.joined(separator: ", "))) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            row.values)
        hasAudited = true
    }

    func insert(_ link: AuditLink, hash: Data) throws {
        try run(Self.insertNumbered, link.row.values + [.integer(link.sequence)])
        try run(
            "INSERT INTO audit_link (position, sequence, previous, hash) VALUES (?, ?, ?, ?)",
            [link.sequence, link.sequence, link.previous, hash])
    }

    func forEachAuditLink(_ body: (AuditLink, _ hash: Data) throws -> Void) throws {
        try forEachRowInPortions(of: Self.links, .places([])) { row in
            let link = AuditLink(row: AuditRow(&row), rest: &row)
            try body(link, row.blob())
        }
    }

    private static let insertNumbered: SQLText = """
        INSERT INTO audit (\(AuditRow.columns.joined(separator: ", ")), sequence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    private static let links: SQLText = """
        SELECT \(AuditRow.columns.joined(separator: ", ")), position, previous, hash
        FROM audit_link LEFT JOIN audit USING (sequence) ORDER BY position
        """
}
