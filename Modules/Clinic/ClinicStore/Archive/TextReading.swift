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

extension SQLRecords {
    func readTexts(with reader: ClinicDatabase.TextReader) throws {
        var count = 0
        let texts = try db.rows(
            "SELECT type, id, json FROM unread_text CROSS JOIN resource USING (type, id) ORDER BY type, id"
        ) { (type: $0.text(), id: $0.text(), json: Data($0.text().utf8)) }
        for text in texts {
            switch reader(text.type, text.id, text.json) {
            case .health(let resource): try storeImported(resource)
            case .communication(let communication): try store(communication)
            case .questionnaire(let questionnaire): try store(questionnaire)
            case .response(let response): try storeImported(response)
            default: continue
            }
            count += 1
        }
        try db.run("DELETE FROM unread_text")
        try append(
            AuditEntry(
                agent: Self.administrator, action: .update, entity: "Bundle",
                detail: "read \(count) resources that an older version had kept as texts"))
    }
}
