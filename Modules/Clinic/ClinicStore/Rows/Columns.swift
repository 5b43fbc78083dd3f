import ClinicModel
import Foundation
import GRDBSQLite

/// A row of another database than SQLite's. Columns are counted from 0.
package protocol SQLRow {
    /// The bytes of a text, which are there as long as the row is; nil where there is none.
    func text(at place: Int) -> UnsafeRawBufferPointer?
    func integer(at place: Int) -> Int64?
    func flag(at place: Int) -> Bool
    func blob(at place: Int) -> Data
}

/// The columns of the row that a statement stands at, read one after the other in the order in which it selects them.
package struct Columns {
    /// SQLite's own; else there is a row of another database. One would be an enum of both, if each column that is read
    /// did not take a copy of it.
    private let statement: OpaquePointer?
    private let row: (any SQLRow)?
    private var place: Int32 = 0

    init(of statement: OpaquePointer) { (self.statement, row) = (statement, nil) }

    package init(of row: any SQLRow) { (statement, self.row) = (nil, row) }

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
        guard let statement else { return row?.integer(at: Int(place)) }
        return sqlite3_column_type(statement, place) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, place)
    }

    package mutating func flag() -> Bool {
        let place = step()
        guard let statement else { return row?.flag(at: Int(place)) ?? false }
        return sqlite3_column_int64(statement, place) != 0
    }

    package mutating func blob() -> Data {
        let place = step()
        guard let statement else { return row?.blob(at: Int(place)) ?? Data() }
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

    mutating func decodedIfPresent<Value: Decodable & Sendable>() throws -> Value? {
        try bytes().map { try DecodedColumns.shared.value(of: $0) }
    }

    /// The bytes of a text, which are there until the next column is read.
    private mutating func bytes() -> UnsafeRawBufferPointer? {
        let place = step()
        guard let statement else { return row?.text(at: Int(place)) }
        guard let start = sqlite3_column_text(statement, place) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, place)))
    }

    private mutating func step() -> Int32 {
        defer { place += 1 }
        return place
    }
}
