import Foundation
import Synchronization

/// The statements that a clinic runs, with their values, while it is recorded.
final class StatementLog: Sendable {
    struct Entry: Sendable {
        let sql: String
        let values: BoundValues
    }

    private let entries = Mutex<[(sql: String, expanded: String)]?>(nil)

    func note(sql: String, expanded: String) {
        // What triggers and the search do by themselves is not asked for.
        guard !sql.hasPrefix("--"), !sql.contains("'main'.") else { return }
        entries.withLock { $0?.append((sql, expanded)) }
    }

    /// What `body` takes, and what it runs meanwhile.
    func record(_ body: () async throws -> Void) async throws -> [Entry] {
        entries.withLock { $0 = [] }
        try await body()
        let noted = entries.withLock { entries in
            defer { entries = nil }
            return entries ?? []
        }
        return try noted.map { Entry(sql: $0.sql, values: try BoundValues(sql: $0.sql, expanded: $0.expanded)) }
    }
}
