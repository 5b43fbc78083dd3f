import ClinicModel
import Foundation
import GRDB

/// One transaction in SQLite.
struct SQLiteRecords: ClinicRecords {
    let db: Database
    let now: Date
    let systemNow: Date
    let names = NameCache()
    /// Who makes the changes where no principal does.
    static let administrator = AuditEntry.administrator

    init(db: Database, clock: ClinicClock) {
        self.db = db
        now = clock.now
        systemNow = clock.systemNow
    }
}

extension Date {
    /// An instant as the database has it: milliseconds since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }

    init(milliseconds: Int64) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }
}

extension Encodable {
    /// A list or value as the JSON of a column.
    func columnText() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension Row {
    func decoded<Value: Decodable & Sendable>(_ column: String) throws -> Value {
        let text: String = self[column]
        return try Self.decode(text)
    }

    func decodedIfPresent<Value: Decodable & Sendable>(_ column: String) throws -> Value? {
        guard let text: String = self[column] else { return nil }
        return try Self.decode(text)
    }

    func decoded<Value: Decodable & Sendable>(at index: Int) throws -> Value {
        let text: String = self[index]
        return try Self.decode(text)
    }

    func decodedIfPresent<Value: Decodable & Sendable>(at index: Int) throws -> Value? {
        guard let text: String = self[index] else { return nil }
        return try Self.decode(text)
    }

    private static func decode<Value: Decodable & Sendable>(_ text: String) throws -> Value {
        if text == "[]", let list = Value.self as? any EmptyList.Type, let empty = list.empty as? Value { return empty }
        return try DecodedColumns.shared.value(of: text) {
            do {
                return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
            } catch is DecodingError {
                throw ClinicError.storage(.corrupt)
            }
        }
    }

    func instant(_ column: String) -> Date? {
        (self[column] as Int64?).map(Date.init(milliseconds:))
    }

    func instant(at index: Int) -> Date? {
        (self[index] as Int64?).map(Date.init(milliseconds:))
    }

    func code<Code: RawRepresentable<String>>(_ column: String) throws -> Code {
        try Self.code(self[column])
    }

    func code<Code: RawRepresentable<String>>(at index: Int) throws -> Code {
        try Self.code(self[index])
    }

    private static func code<Code: RawRepresentable<String>>(_ text: String) throws -> Code {
        guard let code = Code(rawValue: text) else { throw ClinicError.storage(.corrupt) }
        return code
    }

    /// Throws `ClinicError.unknownZone` if there is none of the name that the row has.
    func zone(of schedule: Schedule.ID) throws -> Zone {
        let name: String = self["time_zone"]
        guard let zone = Zone(name) else { throw ClinicError.unknownZone(name, of: schedule) }
        return zone
    }

    func id<Target: Entity>(_ column: String) -> EntityID<Target>? {
        (self[column] as String?).map { EntityID($0) }
    }

    func id<Target: Entity>(at index: Int) -> EntityID<Target>? {
        (self[index] as String?).map { EntityID($0) }
    }
}

/// Most lists in columns are empty, which needs no decoder to see.
private protocol EmptyList {
    static var empty: Self { get }
}

extension Array: EmptyList {
    fileprivate static var empty: Self { [] }
}
