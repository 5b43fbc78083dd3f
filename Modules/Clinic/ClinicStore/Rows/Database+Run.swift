import GRDB

extension Database {
    /// Executes a statement that is run again and again. Preparing it costs more than running it: the rules of the
    /// schema are compiled into it each time.
    func run(sql: String, arguments: StatementArguments = StatementArguments()) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// Updates the row with an id, and inserts it where there is none: an upsert would fire the triggers of both.
    func store(in table: String, id: String, _ values: KeyValuePairs<String, (any DatabaseValueConvertible)?>) throws {
        try store(in: table, id: id, values.map { ($0.key, $0.value) })
    }

    func store(in table: String, id: String, _ values: [(String, (any DatabaseValueConvertible)?)]) throws {
        let columns = values.map(\.0)
        let arguments = StatementArguments(values.map(\.1) + [id])
        let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
        try run(sql: "UPDATE \(table) SET \(assignments) WHERE id = ?", arguments: arguments)
        guard changesCount == 0 else { return }
        let places = columns.map { _ in "?, " }.joined()
        try run(
            sql: "INSERT INTO \(table) (\(columns.joined(separator: ", ")), id) VALUES (\(places)?)",
            arguments: arguments)
    }

    /// Counts how the values of indexes are spread, in a part of each, so that SQLite knows which index to take.
    func analyze() throws {
        try execute(sql: "PRAGMA analysis_limit = 400; ANALYZE")
    }
}
