/// What a check of the database found.
package struct Verification: Hashable, Sendable {
    /// What SQLite says of the file's structure; empty if it is sound.
    package let integrity: [String]
    /// Rows that refer to absent ones by a foreign key.
    package let foreignKeys: [String]
    /// How tables, indexes and triggers differ from those that this version makes, so that a rule may not hold.
    package let schema: [String]
    /// Rows that refer to absent ones in the terms of the clinic, rows that contradict those they follow from, and visits
    /// of one person at one time.
    package let references: [String]
    /// What is unusual and harms nothing: foreign tables, and references that led nowhere when they were imported.
    package let notes: [String]
    package let audit: AuditVerification

    package init(
        integrity: [String] = [], foreignKeys: [String] = [], schema: [String], references: [String], notes: [String],
        audit: AuditVerification
    ) {
        self.integrity = integrity
        self.foreignKeys = foreignKeys
        self.schema = schema
        self.references = references
        self.notes = notes
        self.audit = audit
    }

    /// All that is wrong, save in the audit trail.
    package var faults: [String] { integrity + foreignKeys + schema + references }

    package var isSound: Bool { faults.isEmpty && audit.firstBroken == nil }
}
