import ClinicModel
import Foundation
import GRDB

/// What a check of the database found.
package struct Verification: Hashable, Sendable {
    /// What SQLite says of the file's structure; empty if it is sound.
    package let integrity: [String]
    /// Rows that refer to absent ones.
    package let foreignKeys: [String]
    package let audit: AuditVerification

    package var isSound: Bool { integrity.isEmpty && foreignKeys.isEmpty && audit.firstBroken == nil }
}

/// What a walk along the audit trail found.
package struct AuditVerification: Hashable, Sendable {
    /// How many rows there are.
    package let count: Int
    /// The number of the first row that does not follow from the one before; nil if all do.
    package let firstBroken: Int?
    /// What is wrong there, as a sentence.
    package let reason: String?
}

extension ClinicDatabase {
    package func verify() async throws -> Verification {
        do {
            return try await inPlace {
                try await pool.read { db in
                    let integrity = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
                    let foreignKeys = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { row in
                        "\(row["table"] as String) refers to an absent \(row["parent"] as String)"
                    }
                    return Verification(
                        integrity: integrity, foreignKeys: foreignKeys, audit: try AuditVerification(of: db))
                }
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    package func verifyAudit() async throws -> AuditVerification {
        try await readDatabase { try AuditVerification(of: $0) }
    }
}

extension AuditVerification {
    init(of db: Database) throws {
        var count = 0
        var last = (sequence: Int64(0), hash: Data())
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM audit ORDER BY sequence")
        while let row = try rows.next() {
            let link = AuditLink(row)
            let stored: Data = row["hash"]
            let reason: String? =
                if link.sequence != last.sequence + 1 {
                    "Row \(last.sequence + 1) is missing."
                } else if link.previous != last.hash {
                    "Row \(link.sequence) does not follow row \(last.sequence)."
                } else if try link.hash() != stored {
                    "Row \(link.sequence) was changed."
                } else {
                    nil
                }
            if let reason {
                self.init(count: count, firstBroken: Int(last.sequence + 1), reason: reason)
                return
            }
            count += 1
            last = (link.sequence, stored)
        }
        let head = try Row.fetchOne(db, sql: "SELECT sequence, hash FROM audit_head")
        let isWhole = head.map { $0["sequence"] == last.sequence && $0["hash"] == last.hash } ?? false
        self.init(
            count: count, firstBroken: isWhole ? nil : Int(last.sequence + 1),
            reason: isWhole ? nil : "Rows after \(last.sequence) are missing.")
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
