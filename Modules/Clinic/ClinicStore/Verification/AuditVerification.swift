import Foundation
import GRDB

/// What a walk along the audit trail found.
package struct AuditVerification: Hashable, Sendable {
    /// How many rows there are.
    package let count: Int
    /// The number of the first row that does not follow from the one before; nil if all do.
    package let firstBroken: Int?
    /// What is wrong there, as a sentence.
    package let reason: String?
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
