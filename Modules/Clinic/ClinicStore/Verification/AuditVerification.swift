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

    package init(count: Int, firstBroken: Int? = nil, reason: String? = nil) {
        self.count = count
        self.firstBroken = firstBroken
        self.reason = reason
    }
}

/// A walk along the audit trail, from its first link on, up to the first that is broken.
package struct AuditWalk {
    private var count = 0
    private var last = (sequence: Int64(0), hash: Data())
    /// Where it has ended; nil while all links follow.
    private var end: AuditVerification?

    package init() {}

    /// Goes on to a link with the hash that stands at it, and ends where it does not follow.
    package mutating func step(to link: AuditLink, hash stored: Data) throws {
        guard end == nil else { return }
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
            end = AuditVerification(count: count, firstBroken: Int(last.sequence + 1), reason: reason)
            return
        }
        count += 1
        last = (link.sequence, stored)
    }

    /// What the walk found, where these are the number and the hash of what was the last link.
    package func verification(head: (sequence: Int64, hash: Data)?) -> AuditVerification {
        if let end { return end }
        let isWhole = head.map { $0.sequence == last.sequence && $0.hash == last.hash } ?? false
        return AuditVerification(
            count: count, firstBroken: isWhole ? nil : Int(last.sequence + 1),
            reason: isWhole ? nil : "Rows after \(last.sequence) are missing.")
    }
}

extension AuditVerification {
    init(of db: Database) throws {
        var walk = AuditWalk()
        try db.forEachAuditLink { link, hash in
            try walk.step(to: link, hash: hash)
        }
        let head = try db.row("SELECT sequence, hash FROM audit_head") { (sequence: $0.integer(), hash: $0.blob()) }
        self = walk.verification(head: head)
    }
}

extension AuditLink {
    /// A row, with its number and the hash of the link before in the columns that follow.
    package init(row: AuditRow, rest: inout Columns) {
        self.init(sequence: rest.integer(), row: row, previous: rest.blob())
    }
}
