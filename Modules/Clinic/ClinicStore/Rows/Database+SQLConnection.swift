import ClinicModel
import Foundation
import GRDB
import GRDBSQLite

/// Reading by SQLite's own rows. A list of visits is read in less than half the time that it takes by GRDB's, which are
/// objects whose columns are looked for by name. Statements stay prepared.
extension Database: SQLConnection {
    package func forEachRow(
        of sql: String, _ values: BoundValues, _ body: (inout Columns) throws -> Bool
    ) throws {
        let statement = try cachedStatement(sql: sql).sqliteStatement
        precondition(sqlite3_stmt_busy(statement) == 0, "A statement ran within itself: \(sql)")
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try check(statement.bind(values), sql)
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else { return try check(code, sql) }
            var row = Columns(of: statement)
            guard try body(&row) else { return }
        }
    }

    package func forEachRowInPortions(
        of sql: String, _ values: BoundValues, _ body: (inout Columns) throws -> Bool
    ) throws {
        try forEachRow(of: sql, values, body)
    }

    @discardableResult
    package func run(sql: String, arguments: [(any BoundValue)?]) throws -> Int {
        try forEachRow(of: sql, .places(arguments)) { _ in true }
        return changesCount
    }

    package func append(_ row: AuditRow) throws {
        guard let head = try self.row("SELECT sequence, hash FROM audit_head", make: { ($0.integer(), $0.blob()) })
        else { throw ClinicError.storage(.corrupt) }
        let link = AuditLink(sequence: head.0 + 1, row: row, previous: head.1)
        try insert(link, hash: link.hash())
    }

    package func insert(_ link: AuditLink, hash: Data) throws {
        try run(sql: Self.insertLink, arguments: link.row.values + [link.sequence, link.previous, hash])
    }

    package func forEachAuditLink(_ body: (AuditLink, _ hash: Data) throws -> Void) throws {
        try forEachRow(of: Self.links, .places([])) { row in
            let link = AuditLink(row: AuditRow(&row), rest: &row)
            try body(link, row.blob())
            return true
        }
    }

    private static let links = """
        SELECT \(AuditRow.columns.joined(separator: ", ")), sequence, previous, hash FROM audit ORDER BY sequence
        """

    private static let insertLink = """
        INSERT INTO audit (\(AuditRow.columns.joined(separator: ", ")), sequence, previous, hash)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    package func rule(brokenBy error: any Error) -> String? {
        guard let error = error as? DatabaseError, error.resultCode == .SQLITE_CONSTRAINT else { return nil }
        return error.brokenRule
    }

    /// In a part of each index.
    package func gatherStatistics() throws {
        try execute(sql: "PRAGMA analysis_limit = 400; ANALYZE")
    }

    /// Does something with the database as it stands now, whatever others write meanwhile.
    func snapshot<Result>(_ body: () throws -> Result) throws -> Result {
        try run(sql: "BEGIN DEFERRED TRANSACTION")
        do {
            let result = try body()
            try run(sql: "COMMIT TRANSACTION")
            return result
        } catch {
            // An error of SQLite's may have ended it, and is the one to tell of.
            if isInsideTransaction { try? execute(sql: "ROLLBACK TRANSACTION") }
            throw error
        }
    }

    private func check(_ code: Int32, _ sql: String) throws {
        guard code != SQLITE_OK, code != SQLITE_DONE else { return }
        let message = sqliteConnection.map { String(cString: sqlite3_errmsg($0)) }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}

extension OpaquePointer {
    /// Binds the parameters of a statement.
    fileprivate func bind(_ values: BoundValues) -> Int32 {
        switch values {
        case .places(let values):
            for (index, value) in values.enumerated() {
                let code = bind(value, at: Int32(index + 1))
                guard code == SQLITE_OK else { return code }
            }
        case .names(let values):
            for (name, value) in values {
                let place = sqlite3_bind_parameter_index(self, ":" + name)
                guard place > 0 else { continue }
                let code = bind(value, at: place)
                guard code == SQLITE_OK else { return code }
            }
        }
        return SQLITE_OK
    }

    private func bind(_ value: (any BoundValue)?, at place: Int32) -> Int32 {
        value?.bind(to: self, at: place) ?? sqlite3_bind_null(self, place)
    }
}
