import GRDB
import GRDBSQLite

/// Reading by SQLite's own rows. A list of visits is read in less than half the time that it takes by GRDB's, which are
/// objects whose columns are looked for by name.
extension Database {
    /// What `make` makes of each row of a statement, which stays prepared. `make` may not run the same one.
    func rows<Element>(
        _ sql: String, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        try rows(sql, values: values, make: make)
    }

    func rows<Element>(
        _ sql: String, values: [(any BoundValue)?], make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try forEachRow(of: sql, bind: { $0.bind(values) }) { row in
            elements.append(try make(&row))
            return true
        }
        return elements
    }

    /// What `make` makes of the first row, nil where there is none.
    func row<Element>(
        _ sql: String, _ values: (any BoundValue)?..., make: (inout Columns) throws -> Element
    ) throws -> Element? {
        var element: Element?
        try forEachRow(of: sql, bind: { $0.bind(values) }) { row in
            element = try make(&row)
            return false
        }
        return element
    }

    /// What `make` makes of each row of a statement whose parameters have names; those that it lacks are left out.
    func rows<Element>(
        _ sql: String, named values: [(String, (any BoundValue)?)], make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        try forEachRow(sql, named: values) { elements.append(try make(&$0)) }
        return elements
    }

    func forEachRow(
        _ sql: String, named values: [(String, (any BoundValue)?)], _ body: (inout Columns) throws -> Void
    ) throws {
        try forEachRow(of: sql, bind: { $0.bind(values) }) { row in
            try body(&row)
            return true
        }
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
            if isInsideTransaction { try? run(sql: "ROLLBACK TRANSACTION") }
            throw error
        }
    }

    /// Steps through the rows until `body` says no.
    private func forEachRow(
        of sql: String, bind: (OpaquePointer) -> Int32, _ body: (inout Columns) throws -> Bool
    ) throws {
        let statement = try cachedStatement(sql: sql).sqliteStatement
        precondition(sqlite3_stmt_busy(statement) == 0, "A statement ran within itself: \(sql)")
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try check(bind(statement), sql)
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else { return try check(code, sql) }
            var row = Columns(of: statement)
            guard try body(&row) else { return }
        }
    }

    private func check(_ code: Int32, _ sql: String) throws {
        guard code != SQLITE_OK, code != SQLITE_DONE else { return }
        let message = sqliteConnection.map { String(cString: sqlite3_errmsg($0)) }
        throw DatabaseError(resultCode: ResultCode(rawValue: code), message: message, sql: sql)
    }
}

extension OpaquePointer {
    /// Binds the parameters of a statement, from the first.
    fileprivate func bind(_ values: [(any BoundValue)?]) -> Int32 {
        for (index, value) in values.enumerated() {
            let code = value?.bind(to: self, at: Int32(index + 1)) ?? sqlite3_bind_null(self, Int32(index + 1))
            guard code == SQLITE_OK else { return code }
        }
        return SQLITE_OK
    }

    fileprivate func bind(_ values: [(String, (any BoundValue)?)]) -> Int32 {
        for (name, value) in values {
            let place = sqlite3_bind_parameter_index(self, ":" + name)
            guard place > 0 else { continue }
            let code = value?.bind(to: self, at: place) ?? sqlite3_bind_null(self, place)
            guard code == SQLITE_OK else { return code }
        }
        return SQLITE_OK
    }
}
