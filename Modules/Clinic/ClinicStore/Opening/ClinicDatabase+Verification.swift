import Foundation
import GRDB

extension ClinicDatabase {
    package func verify() async throws -> Verification {
        do {
            return try await inPlace {
                try await pool.read { db in
                    let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
                    let foreignKeys = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
                        "\(row["table"] as String) refers to an absent \(row["parent"] as String)"
                    }
                    let schema = try SchemaComparison(of: db)
                    let references = try ReferenceCheck(of: db, search: Self.unfound)
                    return Verification(
                        integrity: integrity, foreignKeys: foreignKeys, schema: schema.faults,
                        references: references.faults, notes: schema.additions + references.absences,
                        audit: try AuditVerification(of: db))
                }
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private static let unfound = """
        SELECT id FROM patient WHERE NOT EXISTS (
            SELECT 1 FROM patient_search WHERE patient_search.rowid = number AND words = search_text)
        """

    package func verifyAudit() async throws -> AuditVerification {
        try await readDatabase { try AuditVerification(of: $0) }
    }
}

extension ClinicDatabase {
    /// What `PRAGMA synchronous` says on the writer; 2 is FULL.
    package func synchronousMode() async throws -> Int {
        try await translating {
            try await pool.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") ?? 0 }
        }
    }

    /// What `PRAGMA journal_mode` says on the writer.
    package func journalMode() async throws -> String {
        try await translating {
            try await pool.writeWithoutTransaction { try String.fetchOne($0, sql: "PRAGMA journal_mode") ?? "" }
        }
    }
}
