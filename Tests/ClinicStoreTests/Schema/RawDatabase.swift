import ClinicModel
import ClinicStore
import Foundation
import GRDB
import TestSupport

/// The small clinic's file, as anybody with SQLite can write it.
struct RawDatabase {
    let clinic: ClinicDatabase
    let queue: DatabaseQueue

    init(adding entities: [ResourceEntity] = []) async throws {
        clinic = try await makeClinic(adding: entities)
        queue = try Self.open(clinic.path)
    }

    static func open(_ path: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.allowsUnsafeTransactions = true
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// What SQLite says against a statement; nil if it does it.
    func complaint(about sql: String, _ arguments: StatementArguments = []) async throws -> String? {
        do {
            try await queue.write { try $0.execute(sql: sql, arguments: arguments) }
            return nil
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT {
            return error.message ?? ""
        }
    }

    func run(_ sql: String) async throws {
        try await queue.write { try $0.execute(sql: sql) }
    }

    func text(_ sql: String) async throws -> String? {
        try await queue.read { try String.fetchOne($0, sql: sql) }
    }

    /// An appointment of Ana's with Karl, from so many minutes after Tuesday's opening.
    static func insert(
        _ id: String, status: String = "booked", minute: Int = 0, length: Int = 30, slot: String? = nil,
        overbooking: String? = nil, by author: String = "administrator"
    ) -> String {
        let start = 1_795_503_600_000 + minute * 60_000
        let slot = slot.map { "'\($0)'" } ?? "NULL"
        let overbooking = overbooking.map { "'\($0)'" } ?? "NULL"
        return """
            INSERT INTO appointment (
                id, identifiers, status, starts, ends, slot_id, overbooking_reason, sequence, updated_at, updated_by)
            VALUES (
                '\(id)', '[]', '\(status)', \(start), \(start + length * 60_000), \(slot), \(overbooking), 0,
                \(Int(ClinicFixture.monday.timeIntervalSince1970) * 1000), '\(author)');
            """
    }

    static func participant(_ appointment: String, _ actor: String) -> String {
        """
        INSERT INTO participant (appointment_id, actor, position, status)
        VALUES ('\(appointment)', '\(actor)', 0, 'accepted');
        """
    }
}
