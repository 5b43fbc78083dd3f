import Synchronization

/// The statements that keep a row of a table, each made once. Their values are those of the columns, and the id.
struct RowStatements: Sendable {
    let update: SQLText
    let insert: SQLText

    private static let made = Mutex<[Key: RowStatements]>([:])

    private struct Key: Hashable {
        let table: String
        let columns: [String]
    }

    static func of(_ table: String, columns: [String]) -> RowStatements {
        made.withLock { made in
            let key = Key(table: table, columns: columns)
            if let known = made[key] { return known }
            let new = RowStatements(table: table, columns: columns)
            made[key] = new
            return new
        }
    }

    private init(table: String, columns: [String]) {
        let assignments = columns.map { "\($0) = ?" }.joined(separator: ", ")
        let places = columns.map { _ in "?, " }.joined()
        update = .kept("UPDATE \(table) SET \(assignments) WHERE id = ?")
        insert = .kept("INSERT INTO \(table) (\(columns.joined(separator: ", ")), id) VALUES (\(places)?)")
    }
}
