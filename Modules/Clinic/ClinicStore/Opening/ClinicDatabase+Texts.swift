import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// Gives columns to the resources that an older version has kept as their texts alone: all of them, or none. What
    /// cannot be read stays a text.
    package func readTexts(with reader: ClinicTransaction.TextReader) throws {
        guard !isReadOnly, try pool.read(Self.hasUnreadTexts) else { return }
        do {
            try pool.write { [clock] db in
                guard try Self.hasUnreadTexts(db) else { return }
                try ClinicTransaction(on: db, clock: clock).readTexts(with: reader)
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private static func hasUnreadTexts(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM unread_text)") ?? false
    }
}
