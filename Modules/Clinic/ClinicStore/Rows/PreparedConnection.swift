import GRDB

/// A connection to SQLite that lasts, and has what it prepared for the statements that are kept.
// Sendable, as it is used on the connection's queue alone.
final class PreparedConnection: SQLiteConnection, @unchecked Sendable {
    let database: Database
    private var kept: [Statement?] = []

    init(_ database: Database) { self.database = database }

    func prepared(_ sql: SQLText) throws -> Statement {
        guard let place = sql.place else { return try database.cachedStatement(sql: sql.text) }
        if place < kept.count, let statement = kept[place] { return statement }
        let statement = try database.cachedStatement(sql: sql.text)
        if place >= kept.count { kept += repeatElement(nil, count: place + 1 - kept.count) }
        kept[place] = statement
        return statement
    }
}
