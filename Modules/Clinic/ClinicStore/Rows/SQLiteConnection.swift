import ClinicModel
import Foundation
import GRDB
import GRDBSQLite

/// Reading by SQLite's own rows. A list of visits is read in less than half the time that it takes by GRDB's, which are
/// objects whose columns are looked for by name. Statements stay prepared.
package protocol SQLiteConnection: SQLConnection {
    var database: Database { get }

    /// SQLite's statement, which the connection keeps.
    func prepared(_ sql: SQLText) throws -> OpaquePointer
}

extension Database: SQLiteConnection {
    package var database: Database { self }

    package func prepared(_ sql: SQLText) throws -> OpaquePointer { try cachedStatement(sql: sql.text).sqliteStatement }
}

extension SQLiteConnection {
    package func begin(_ sql: SQLText, _ values: BoundValues) throws -> Columns {
        let statement = try prepared(sql)
        precondition(sqlite3_stmt_busy(statement) == 0, "A statement ran within itself: \(sql.text)")
        let code = statement.bind(values)
        guard code == SQLITE_OK else { throw DatabaseError(code, of: statement) }
        return Columns(of: statement)
    }

    package func forEachRowInPortions(
        of sql: SQLText, _ values: BoundValues, _ body: (inout Columns) throws -> Void
    ) throws {
        try forEachRow(of: sql, values, body)
    }

    @discardableResult
    package func run(_ sql: SQLText, _ values: [SQLValue?]) throws -> Int {
        var row = try begin(sql, .places(values))
        defer {
            row.end()
            row.forgetValues()
        }
        while try row.next() {}
        // GRDB's own asks first whether this is its queue.
        return Int(sqlite3_changes(database.sqliteConnection))
    }

    package func noteChange() throws { try run("UPDATE change SET counter = counter + 1") }

    package func append(_ row: AuditRow) throws {
        guard let head = try self.row(auditHead, make: { ($0.integer(), $0.blob()) })
        else { throw ClinicError.storage(.corrupt) }
        let link = AuditLink(sequence: head.0 + 1, row: row, previous: head.1)
        try insert(link, hash: link.hash())
    }

    package func insert(_ link: AuditLink, hash: Data) throws {
        try run(insertLink, link.row.values + [.integer(link.sequence), .blob(link.previous), .blob(hash)])
    }

    package func forEachAuditLink(_ body: (AuditLink, _ hash: Data) throws -> Void) throws {
        try forEachRow(of: links, .places([])) { row in
            let link = AuditLink(row: AuditRow(&row), rest: &row)
            try body(link, row.blob())
        }
    }

    package func rule(brokenBy error: any Error) -> String? {
        guard let error = error as? DatabaseError, error.resultCode == .SQLITE_CONSTRAINT else { return nil }
        return error.brokenRule
    }

    /// Does something with the database as it stands now, whatever others write meanwhile.
    func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        try run(beginReading)
        do {
            let result = try body()
            try run(endReading)
            return result
        } catch {
            rollBack()
            throw error
        }
    }

    /// Takes back what an error ends, which is the one to tell of. SQLite may have done so by itself.
    func rollBack() {
        if database.isInsideTransaction { try? database.execute(sql: "ROLLBACK TRANSACTION") }
    }

    /// For how long a statement waits for other processes, in seconds.
    func setBusyTimeout(_ seconds: Double) {
        guard let connection = database.sqliteConnection else { return }
        sqlite3_busy_timeout(connection, Int32(seconds * 1000))
    }
}

private let links: SQLText = """
    SELECT \(AuditRow.columns.joined(separator: ", ")), sequence, previous, hash FROM audit ORDER BY sequence
    """

private let auditHead = SQLText.kept("SELECT sequence, hash FROM audit_head")

private let insertLink = SQLText.kept(
    """
    INSERT INTO audit (\(AuditRow.columns.joined(separator: ", ")), sequence, previous, hash)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    """)

private let beginReading = SQLText.kept("BEGIN DEFERRED TRANSACTION")
private let endReading = SQLText.kept("COMMIT TRANSACTION")

extension OpaquePointer {
    /// Binds the parameters of a statement.
    fileprivate func bind(_ values: BoundValues) -> Int32 {
        switch values {
        case .one(let text): return bind(text, at: 1)
        case .places(let values):
            assert(values.count == Int(sqlite3_bind_parameter_count(self)), "A parameter would keep an earlier value.")
            for index in values.indices {
                let code = bind(values[index], at: Int32(index + 1))
                guard code == SQLITE_OK else { return code }
            }
        case .names(let values):
            // Those of the names that the last to run it had may be others.
            sqlite3_clear_bindings(self)
            for place in 0..<sqlite3_bind_parameter_count(self) {
                guard let parameter = sqlite3_bind_parameter_name(self, place + 1) else { continue }
                // Behind the colon.
                let name = String(cString: parameter + 1)
                guard let index = values.names.firstIndex(of: name) else { continue }
                let code = bind(values.values[index], at: place + 1)
                guard code == SQLITE_OK else { return code }
            }
        }
        return SQLITE_OK
    }

    private func bind(_ value: SQLValue?, at place: Int32) -> Int32 {
        value?.bind(to: self, at: place) ?? sqlite3_bind_null(self, place)
    }
}
