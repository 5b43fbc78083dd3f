import ClinicModel
import Foundation

/// One transaction on a clinic's database, for those who look after it.
package struct ClinicTransaction {
    /// Reads a resource's text; nil where it cannot be read.
    package typealias TextReader = @Sendable (_ type: String, _ id: String, _ json: Data) -> ResourceEntity?

    let sql: SQLRecords

    package init(on db: any SQLConnection, clock: ClinicClock) {
        sql = SQLRecords(db: db, clock: clock)
    }

    package var records: any ClinicRecords { sql }

    /// Brings resources in, with a word of it in the audit trail.
    package func importing<Result>(_ body: (any ResourceTransaction) throws -> Result) throws -> Result {
        let transaction = SQLResourceTransaction(records: sql)
        let result = try body(transaction)
        try transaction.audit()
        if transaction.hasChanged { try sql.db.gatherStatistics() }
        return result
    }

    /// Goes through the clinic's resources, or those of one patient, by type and id.
    package func forEachResource(of patient: Patient.ID?, _ body: (StoredResource) throws -> Void) throws {
        try ResourceReader(records: sql).forEach(of: patient, body)
    }

    /// The audit trail, latest first.
    package func auditEvents(limit: Int) throws -> [AuditEvent] { try sql.auditEvents(limit: limit) }

    /// Whether this clinic was made to be tried out, so that its passwords may be told to anybody.
    package func isDemo() throws -> Bool {
        try sql.db.row("SELECT value FROM setting WHERE name = 'demo'") { $0.text() } == "yes"
    }

    /// Whether nothing was ever put into this clinic.
    package func isEmpty() throws -> Bool {
        try ["patient", "practitioner", "resource", "account", "audit"].allSatisfy { table in
            try sql.db.row("SELECT 1 FROM \(table) LIMIT 1") { _ in true } == nil
        }
    }

    /// When this clinic was made to be tried out; nil where an older version made it.
    package func demoTime() throws -> Date? {
        try sql.db.row("SELECT value FROM setting WHERE name = 'demo_time'") { $0.text() }
            .flatMap { Int64($0) }.map { Date(milliseconds: $0) }
    }

    package func markAsDemo() throws {
        try sql.db.run(
            """
            INSERT INTO setting (name, value) VALUES ('demo', 'yes'), ('demo_time', ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value
            """, [String(sql.now.milliseconds)])
    }

    /// Whether an older version has left something for this one to look at.
    package func isBehind() throws -> Bool {
        try ["SELECT 1 FROM unread_text LIMIT 1", "SELECT 1 FROM setting WHERE name IN ('freed_slots', 'names')"]
            .contains { left in
                try sql.db.row("\(left)") { _ in true } != nil
            }
    }

    /// Gives columns to the resources that an older version has kept as their texts alone, and closes the times that it
    /// has opened again in spite of the plan. What cannot be read stays a text.
    package func catchUp(with reader: TextReader) throws {
        try sql.readTexts(with: reader)
        try sql.closeLostTimes()
        try sql.readNames()
        try sql.db.gatherStatistics()
    }
}
