import ClinicModel
import Foundation
import GRDB

struct SQLiteArchive: ResourceArchive {
    let database: ClinicDatabase

    func transaction<Result: Sendable>(
        _ body: @escaping @Sendable (any ResourceTransaction) throws -> Result
    ) async throws -> Result {
        let clock = database.clock
        let run: @Sendable (Database) throws -> Result = { db in
            let transaction = SQLiteResourceTransaction(records: SQLiteRecords(db: db, clock: clock))
            let result = try body(transaction)
            try transaction.audit()
            if transaction.hasChanged { try db.analyze() }
            return result
        }
        return try await database.isReadOnly ? database.readDatabase(run) : database.writeDatabase(run)
    }

    func resources(
        of patient: Patient.ID?, _ body: @escaping @Sendable (StoredResource) throws -> Void
    ) async throws {
        let clock = database.clock
        try await database.readDatabase { db in
            try ResourceReader(records: SQLiteRecords(db: db, clock: clock)).forEach(of: patient, body)
        }
    }
}
