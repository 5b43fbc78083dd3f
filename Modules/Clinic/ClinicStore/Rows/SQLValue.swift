import Foundation
import GRDBSQLite

/// A value of a statement's parameter, as a column takes it.
package enum SQLValue: Sendable {
    case text(String)
    case integer(Int64)
    case flag(Bool)
    case blob(Data)

    /// Binds it in a statement of SQLite's, and returns SQLite's result code.
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        switch self {
        case .text(let text): statement.bind(text, at: place)
        case .integer(let number): sqlite3_bind_int64(statement, place, number)
        case .flag(let flag): sqlite3_bind_int64(statement, place, flag ? 1 : 0)
        // Without an address SQLite would take it for no value.
        case .blob(let data) where data.isEmpty: sqlite3_bind_zeroblob(statement, place, 0)
        case .blob(let data):
            data.withUnsafeBytes {
                sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), OpaquePointer.copied)
            }
        }
    }
}

extension OpaquePointer {
    /// Binds a text in a statement of SQLite's, and returns SQLite's result code.
    func bind(_ text: String, at place: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                sqlite3_bind_text(self, place, $0.baseAddress, Int32($0.count), Self.copied)
            }
        }
    }

    /// Has SQLite make a copy of its own.
    fileprivate static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

/// What a parameter may be given.
package protocol BoundValue: Sendable {
    var sqlValue: SQLValue { get }
}

extension String: BoundValue {
    package var sqlValue: SQLValue { .text(self) }
}

extension Int64: BoundValue {
    package var sqlValue: SQLValue { .integer(self) }
}

extension Int: BoundValue {
    package var sqlValue: SQLValue { .integer(Int64(self)) }
}

extension Bool: BoundValue {
    package var sqlValue: SQLValue { .flag(self) }
}

extension Data: BoundValue {
    package var sqlValue: SQLValue { .blob(self) }
}
