import ClinicModel
import Foundation
import GRDB
import GRDBSQLite

/// What a statement gave in another database than SQLite. Rows and columns are counted from 0.
package protocol SQLRows: AnyObject {
    var rowCount: Int { get }
    /// The bytes of a text, which are there as long as the rows are; nil where there is none.
    func text(_ row: Int, _ place: Int) -> UnsafeRawBufferPointer?
    func integer(_ row: Int, _ place: Int) -> Int64?
    func flag(_ row: Int, _ place: Int) -> Bool
    func blob(_ row: Int, _ place: Int) -> Data
}

/// The rows of a statement, and the columns of the one that it stands at, which are read one after the other in the
/// order in which they are selected.
package struct Columns {
    /// SQLite's own; else there are rows of another database. One would be an enum of both, if each column that is read
    /// did not take a copy of it.
    private let statement: OpaquePointer?
    private let rows: (any SQLRows)?
    private var row = -1
    private var place: Int32 = 0

    /// - Parameter statement: With its values in their places.
    init(of statement: OpaquePointer) { (self.statement, rows) = (statement, nil) }

    package init(of rows: any SQLRows) { (statement, self.rows) = (nil, rows) }

    /// Goes to the next row; there is none yet at the beginning. Returns whether there is one.
    package mutating func next() throws -> Bool {
        place = 0
        guard let statement else {
            row += 1
            return row < rows?.rowCount ?? 0
        }
        let code = sqlite3_step(statement)
        if code == SQLITE_ROW { return true }
        if code != SQLITE_DONE { throw DatabaseError(code, of: statement) }
        return false
    }

    /// Lets the statement be used again.
    func end() {
        guard let statement else { return }
        sqlite3_reset(statement)
    }

    /// Lets go of the values that the statement has: what is written may be a file.
    func forgetValues() {
        if let statement { sqlite3_clear_bindings(statement) }
    }

    /// The columns of a table as a statement selects them.
    static func list(_ columns: String..., of table: String) -> String {
        columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// A text; an empty one where there is none.
    package mutating func text() -> String { textIfPresent() ?? "" }

    package mutating func textIfPresent() -> String? {
        bytes().map { String(decoding: $0, as: UTF8.self) }
    }

    /// An integer; 0 where there is none.
    package mutating func integer() -> Int64 { integerIfPresent() ?? 0 }

    package mutating func integerIfPresent() -> Int64? {
        let place = step()
        guard let statement else { return rows?.integer(row, Int(place)) }
        return sqlite3_column_type(statement, place) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, place)
    }

    package mutating func flag() -> Bool {
        let place = step()
        guard let statement else { return rows?.flag(row, Int(place)) ?? false }
        return sqlite3_column_int64(statement, place) != 0
    }

    package mutating func blob() -> Data {
        let place = step()
        guard let statement else { return rows?.blob(row, Int(place)) ?? Data() }
        guard let start = sqlite3_column_blob(statement, place) else { return Data() }
        return Data(bytes: start, count: Int(sqlite3_column_bytes(statement, place)))
    }

    mutating func seconds() -> TimeInterval { TimeInterval(integer()) }

    mutating func instant() -> Date { Date(milliseconds: integer()) }

    mutating func instantIfPresent() -> Date? { integerIfPresent().map(Date.init(milliseconds:)) }

    mutating func id<Target: Entity>() -> EntityID<Target> { EntityID(text()) }

    mutating func idIfPresent<Target: Entity>() -> EntityID<Target>? { textIfPresent().map { EntityID($0) } }

    /// Throws `ClinicError.storage(.corrupt)` if it is not one of the codes.
    mutating func code<Code: RawRepresentable<String>>() throws -> Code {
        guard let code = Code(rawValue: text()) else { throw ClinicError.storage(.corrupt) }
        return code
    }

    /// Throws `ClinicError.unknownZone` if there is none of the name.
    mutating func zone(of schedule: Schedule.ID) throws -> Zone {
        let name = text()
        guard let zone = Zone(name) else { throw ClinicError.unknownZone(name, of: schedule) }
        return zone
    }

    /// The value of a JSON text. Throws `ClinicError.storage(.corrupt)` if it is none.
    mutating func decoded<Value: Decodable & Sendable>() throws -> Value {
        guard let value: Value = try decodedIfPresent() else { throw ClinicError.storage(.corrupt) }
        return value
    }

    /// Has `body` look at the value of a JSON text where it is kept. Throws `ClinicError.storage(.corrupt)` if it is none.
    mutating func withDecoded<Value: Decodable & Sendable>(_ body: (Value) throws -> Void) throws {
        guard let text = bytes() else { throw ClinicError.storage(.corrupt) }
        try DecodedColumns.shared.withValue(of: text, body)
    }

    /// The same of a list: most are empty.
    mutating func decodedList<Element: Decodable & Sendable>() throws -> [Element] {
        guard let text = bytes() else { throw ClinicError.storage(.corrupt) }
        // No other list has two bytes.
        let isEmpty = text.count == 2 && text[0] == UInt8(ascii: "[") && text[1] == UInt8(ascii: "]")
        return isEmpty ? [] : try DecodedColumns.shared.value(of: text)
    }

    mutating func decodedIfPresent<Value: Decodable & Sendable>() throws -> Value? {
        try bytes().map { try DecodedColumns.shared.value(of: $0) }
    }

    /// The bytes of a text, which are there until the next column is read.
    private mutating func bytes() -> UnsafeRawBufferPointer? {
        let place = step()
        guard let statement else { return rows?.text(row, Int(place)) }
        guard let start = sqlite3_column_text(statement, place) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, place)))
    }

    private mutating func step() -> Int32 {
        defer { place += 1 }
        return place
    }
}

extension DatabaseError {
    /// What SQLite says of a statement.
    init(_ code: Int32, of statement: OpaquePointer) {
        let message = String(cString: sqlite3_errmsg(sqlite3_db_handle(statement)))
        self.init(
            resultCode: ResultCode(rawValue: code), message: message,
            sql: sqlite3_sql(statement).map { String(cString: $0) })
    }
}
