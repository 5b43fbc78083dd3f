import Foundation
import GRDBSQLite

/// A value for a statement's parameter.
package protocol BoundValue: Sendable {
    /// Binds it in a statement of SQLite's, and returns SQLite's result code.
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32
}

extension String: BoundValue {
    package func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        var text = self
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                sqlite3_bind_text(statement, place, $0.baseAddress, Int32($0.count), Self.copied)
            }
        }
    }

    /// Has SQLite make a copy of its own.
    fileprivate static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

extension Int64: BoundValue {
    package func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        sqlite3_bind_int64(statement, place, self)
    }
}

extension Int: BoundValue {
    package func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        sqlite3_bind_int64(statement, place, Int64(self))
    }
}

extension Bool: BoundValue {
    package func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        sqlite3_bind_int64(statement, place, self ? 1 : 0)
    }
}

extension Data: BoundValue {
    package func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        // Without an address SQLite would take it for no value.
        guard !isEmpty else { return sqlite3_bind_zeroblob(statement, place, 0) }
        return withUnsafeBytes {
            sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), String.copied)
        }
    }
}
