import GRDB
import GRDBSQLite

/// A connection to SQLite that lasts, and has what it prepared for the statements that are kept.
// Sendable, as it is used on the connection's queue alone.
final class PreparedConnection: SQLiteConnection, @unchecked Sendable {
    let database: Database
    // Not checked, as it is read for each statement.
    @exclusivity(unchecked) private var kept: [OpaquePointer?] = []
    /// What the kept ones belong to.
    private var owners: [Statement] = []

    init(_ database: Database) { self.database = database }

    func prepared(_ sql: SQLText) throws -> OpaquePointer {
        if let place = sql.place, place < kept.count, let statement = kept[place] { return statement }
        let owner = try database.cachedStatement(sql: sql.text)
        guard let place = sql.place else { return owner.sqliteStatement }
        if place >= kept.count { kept += repeatElement(nil, count: place + 1 - kept.count) }
        kept[place] = owner.sqliteStatement
        owners.append(owner)
        return owner.sqliteStatement
    }
}
