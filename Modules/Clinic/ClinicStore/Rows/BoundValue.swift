import GRDBSQLite

/// A value for a statement's parameter.
protocol BoundValue {
    /// Returns SQLite's result code.
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32
}

extension String: BoundValue {
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        var text = self
        return text.withUTF8 { utf8 in
            utf8.withMemoryRebound(to: CChar.self) {
                // SQLite makes a copy of its own.
                sqlite3_bind_text(
                    statement, place, $0.baseAddress, Int32($0.count),
                    unsafeBitCast(-1, to: sqlite3_destructor_type.self))
            }
        }
    }
}

extension Int64: BoundValue {
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 { sqlite3_bind_int64(statement, place, self) }
}

extension Int: BoundValue {
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        sqlite3_bind_int64(statement, place, Int64(self))
    }
}
