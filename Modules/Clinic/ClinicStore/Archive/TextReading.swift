import ClinicModel
import Foundation
import GRDB

extension ClinicDatabase {
    /// Reads a resource's text; nil where it cannot be read.
    package typealias TextReader = @Sendable (_ type: String, _ id: String, _ json: Data) -> ResourceEntity?

    /// Gives columns to the resources that an older version has kept as their texts alone: all of them, or none. What
    /// cannot be read stays a text.
    package func readTexts(with reader: TextReader) throws {
        guard !isReadOnly, try pool.read(Self.hasUnreadTexts) else { return }
        do {
            try pool.write { [clock] db in
                guard try Self.hasUnreadTexts(db) else { return }
                try SQLiteRecords(db: db, clock: clock).readTexts(with: reader)
                try db.analyze()
            }
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        }
    }

    private static func hasUnreadTexts(_ db: Database) throws -> Bool {
        try Bool.fetchOne(db, sql: "SELECT EXISTS (SELECT 1 FROM unread_text)") ?? false
    }
}

extension SQLiteRecords {
    fileprivate func readTexts(with reader: ClinicDatabase.TextReader) throws {
        var count = 0
        let rows = try Row.fetchAll(
            db,
            sql: """
                SELECT type, id, json FROM unread_text CROSS JOIN resource USING (type, id) ORDER BY type, id
                """)
        for row in rows {
            let json: String = row["json"]
            switch reader(row["type"], row["id"], Data(json.utf8)) {
            case .health(let resource): try storeImported(resource)
            case .communication(let communication): try store(communication)
            case .questionnaire(let questionnaire): try store(questionnaire)
            case .response(let response): try storeImported(response)
            default: continue
            }
            count += 1
        }
        try db.execute(sql: "DELETE FROM unread_text")
        try append(
            AuditEntry(
                agent: Self.administrator, action: .update, entity: "Bundle",
                detail: "read \(count) resources that an older version had kept as texts"))
    }
}
