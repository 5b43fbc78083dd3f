import GRDB

/// A table, an index or a trigger of the clinic's, as SQLite has it.
package struct SchemaObject: Hashable, Sendable {
    package let type: String
    package let name: String
    package let table: String
    package let sql: String

    /// Whether it has a say in what goes into its table.
    var isRule: Bool { type == "trigger" || sql.uppercased().hasPrefix("CREATE UNIQUE") }

    /// How many versions the schema has had.
    package static var version: Int { ClinicMigrator.migrator.migrations.count }

    /// Those that this version makes, in the order in which they are made.
    package static func all() throws -> [SchemaObject] {
        let queue = try DatabaseQueue()
        try ClinicMigrator.migrator.migrate(queue)
        return try queue.read { try all(in: $0) }
    }

    /// Those of a database, save what SQLite keeps for itself, such as the statistics of ANALYZE.
    static func all(in db: Database) throws -> [SchemaObject] {
        try db.rows(
            """
            SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_master WHERE name NOT GLOB 'sqlite_*'
            ORDER BY rowid
            """
        ) { SchemaObject(type: $0.text(), name: $0.text(), table: $0.text(), sql: $0.text()) }
    }
}
