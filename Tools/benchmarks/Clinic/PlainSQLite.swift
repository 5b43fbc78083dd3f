import Foundation
import GRDBSQLite

/// A connection by SQLite's own C API, which takes the statements of a log as somebody would who has nothing else.
final class PlainSQLite {
    private var connection: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    init(path: String) throws {
        try check(sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil))
        for pragma in ["PRAGMA foreign_keys = ON", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000"] {
            try check(sqlite3_exec(connection, pragma, nil, nil, nil))
        }
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close_v2(connection)
    }

    /// A statement that is ready to run, with its values by their places, which are counted from 1.
    struct Prepared {
        fileprivate let statement: OpaquePointer
        fileprivate let values: [(place: Int32, value: BoundValues.Value)]
    }

    /// Finds statements and places before the time is taken: whoever has one screen keeps the statements of it.
    func prepare(_ entries: [StatementLog.Entry]) throws -> [Prepared] {
        try entries.map { entry in
            let statement = try prepared(entry.sql)
            let values = entry.values.values.enumerated().map { index, named in
                (named.name.map { sqlite3_bind_parameter_index(statement, $0) } ?? Int32(index + 1), named.value)
            }
            return Prepared(statement: statement, values: values)
        }
    }

    /// Runs them and reads what they answer. Returns how many rows there were.
    @discardableResult
    func run(_ statements: [Prepared]) throws -> Int {
        try statements.reduce(0) { try $0 + run($1) }
    }

    private func run(_ prepared: Prepared) throws -> Int {
        let statement = prepared.statement
        defer { sqlite3_reset(statement) }
        for (place, value) in prepared.values { try bind(value, at: place, of: statement) }
        var rows = 0
        while true {
            let code = sqlite3_step(statement)
            guard code == SQLITE_ROW else {
                guard code == SQLITE_DONE else { throw failure }
                return rows
            }
            rows += 1
            for column in 0..<sqlite3_column_count(statement) { read(column, of: statement) }
        }
    }

    private func prepared(_ sql: String) throws -> OpaquePointer {
        if let known = statements[sql] { return known }
        var statement: OpaquePointer?
        try check(sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil))
        guard let statement else { throw BenchmarkError("no statement: \(sql)") }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: BoundValues.Value, at place: Int32, of statement: OpaquePointer) throws {
        let code: Int32
        let copy = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        switch value {
        case .null: code = sqlite3_bind_null(statement, place)
        case .integer(let value): code = sqlite3_bind_int64(statement, place, value)
        case .real(let value): code = sqlite3_bind_double(statement, place, value)
        case .text(let text): code = sqlite3_bind_text(statement, place, text, -1, copy)
        case .blob(let bytes): code = sqlite3_bind_blob(statement, place, bytes, Int32(bytes.count), copy)
        }
        try check(code)
    }

    private func read(_ column: Int32, of statement: OpaquePointer) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: _ = sqlite3_column_int64(statement, column)
        case SQLITE_FLOAT: _ = sqlite3_column_double(statement, column)
        case SQLITE_TEXT: _ = sqlite3_column_text(statement, column)
        case SQLITE_BLOB: _ = sqlite3_column_blob(statement, column)
        default: break
        }
    }

    private var failure: BenchmarkError { BenchmarkError(String(cString: sqlite3_errmsg(connection))) }

    private func check(_ code: Int32) throws {
        guard code == SQLITE_OK else { throw failure }
    }
}
