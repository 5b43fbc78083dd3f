import ClinicStore

/// Which tables hold the records that people look at. Accounts, sessions and the audit trail are none: whoever looks at
/// what changed would otherwise wake everybody.
enum ChangedTable {
    static let others: Set<Substring> = [
        "account", "session", "sign_in_failure", "kept_answer", "setting", "audit", "audit_link", "audit_head",
        "audit_open",
        "resource", "resource_identifier", "open_day", "unread_text",
    ]

    /// Whether a statement that changes rows changes records.
    static func isRecord(in sql: String) -> Bool {
        guard let found = sql.firstMatch(of: /^\s*(?:INSERT INTO|UPDATE|DELETE FROM)\s+(\w+)/) else { return false }
        return !others.contains(found.1)
    }
}
