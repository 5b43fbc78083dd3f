import Foundation
import GRDB

/// A table whose rows go into a copy of a clinic, by the columns that are not computed.
struct CopiedTable {
    fileprivate struct Column {
        let name: String
        let type: String
    }

    /// Of use where they were made alone: who was signed in there, and who was answered what. The audit trail is copied
    /// link by link, and the rest is made anew.
    private static let leftBehind: Set<String> = [
        "session", "sign_in_failure", "kept_answer", "audit", "audit_head", "change", "grdb_migrations",
    ]

    let name: String
    private let columns: [Column]

    /// Those of this version, each after those that its rows refer to.
    static func all() throws -> [CopiedTable] {
        let queue = try DatabaseQueue()
        try ClinicMigrator.migrator.migrate(queue)
        return try queue.read { db in
            try SchemaObject.all(in: db).filter { object in
                object.type == "table" && !leftBehind.contains(object.name) && !object.name.hasPrefix("patient_search")
            }.map { object in
                let columns = try db.rows("SELECT name, type FROM pragma_table_info(?)", object.name) {
                    Column(name: $0.text(), type: $0.text())
                }
                return CopiedTable(name: object.name, columns: columns)
            }
        }
    }

    /// Copies every row, and returns how many there are.
    func copy(from source: any SQLConnection, to target: any SQLConnection) throws -> Int {
        let names = columns.map(\.name).joined(separator: ", ")
        let places = columns.map { _ in "?" }.joined(separator: ", ")
        let insert: SQLText = "INSERT INTO \(name) (\(names)) VALUES (\(places))"
        var count = 0
        try source.forEachRow("SELECT \(names) FROM \(name)", named: [:]) { row in
            try target.run(insert, columns.map { $0.value(in: &row) })
            count += 1
        }
        return count
    }
}

extension CopiedTable.Column {
    fileprivate func value(in row: inout Columns) -> SQLValue? {
        switch type {
        case "INTEGER": row.integerIfPresent().map(SQLValue.integer)
        case "BLOB": .blob(row.blob())
        default: row.textIfPresent().map(SQLValue.text)
        }
    }
}
