import ClinicModel
import Foundation
import GRDBSQLite

/// The columns of the row that a statement stands at, read one after the other in the order in which it selects them.
struct Columns {
    private let statement: OpaquePointer
    private var place: Int32 = 0

    init(of statement: OpaquePointer) { self.statement = statement }

    /// The columns of a table as a statement selects them.
    static func list(_ columns: String..., of table: String) -> String {
        columns.map { "\(table).\($0)" }.joined(separator: ", ")
    }

    /// A text; an empty one where there is none.
    mutating func text() -> String { textIfPresent() ?? "" }

    mutating func textIfPresent() -> String? {
        bytes().map { String(decoding: $0, as: UTF8.self) }
    }

    /// An integer; 0 where there is none.
    mutating func integer() -> Int64 { integerIfPresent() ?? 0 }

    mutating func integerIfPresent() -> Int64? {
        let place = step()
        return sqlite3_column_type(statement, place) == SQLITE_NULL ? nil : sqlite3_column_int64(statement, place)
    }

    mutating func flag() -> Bool { integer() != 0 }

    mutating func blob() -> Data {
        let place = step()
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
        guard let start = sqlite3_column_text(statement, place) else { return nil }
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, place)))
    }

    private mutating func step() -> Int32 {
        defer { place += 1 }
        return place
    }
}
