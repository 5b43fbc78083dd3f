import GRDB

extension SQLiteConnection {
    /// In a part of each index.
    package func gatherStatistics() throws {
        try database.execute(sql: "PRAGMA analysis_limit = 400; ANALYZE")
        try joinSearchParts()
    }

    /// Has the words of patients looked up in one place, where they came in many.
    private func joinSearchParts() throws {
        let parts = try row("SELECT count(DISTINCT segid) FROM patient_search_idx", make: { $0.integer() })
        guard let parts, parts > mostParts else { return }
        // As many pages as are soon written; the next that brings much in goes on with the rest.
        try run("INSERT INTO patient_search (patient_search, rank) VALUES ('merge', -2000)")
    }
}

/// Each time that patients are brought in makes another part of the index of words, until some become one.
private let mostParts: Int64 = 8
