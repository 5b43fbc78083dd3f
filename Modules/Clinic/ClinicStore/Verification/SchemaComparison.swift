import GRDB

/// The tables, indexes and triggers of a database beside those that this version makes.
struct SchemaComparison {
    private struct Object {
        let type: String
        let table: String
        let sql: String

        /// Whether it has a say in what goes into its table.
        var isRule: Bool { type == "trigger" || sql.uppercased().hasPrefix("CREATE UNIQUE") }
    }

    let faults: [String]
    /// What somebody has added that changes nothing of the clinic's.
    let additions: [String]

    init(of db: Database) throws {
        let made = try Self.objects(db)
        let queue = try DatabaseQueue()
        try ClinicMigrator.migrator.migrate(queue)
        let expected = try queue.read(Self.objects)
        let tables = Set(expected.values.map(\.table))
        var faults: [String] = []
        var additions: [String] = []
        for (name, object) in expected.sorted(by: { $0.key < $1.key }) {
            if made[name] == nil {
                faults.append("the \(object.type) \(name) is missing")
            } else if made[name]?.sql != object.sql {
                faults.append("the \(object.type) \(name) is not what it should be")
            }
        }
        for (name, object) in made.sorted(by: { $0.key < $1.key }) where expected[name] == nil {
            if object.isRule, tables.contains(object.table) {
                faults.append("the \(object.type) \(name) on \(object.table) is not the clinic’s")
            } else {
                additions.append("The \(object.type) \(name) is not the clinic’s.")
            }
        }
        (self.faults, self.additions) = (faults, additions)
    }

    /// Everything but what SQLite keeps for itself, such as the statistics of ANALYZE.
    private static func objects(_ db: Database) throws -> [String: Object] {
        let rows = try Row.fetchAll(
            db,
            sql:
                "SELECT type, name, tbl_name, coalesce(sql, '') AS sql FROM sqlite_master WHERE name NOT GLOB 'sqlite_*'"
        )
        return Dictionary(
            rows.map { ($0["name"], Object(type: $0["type"], table: $0["tbl_name"], sql: $0["sql"])) }
        ) { one, _ in one }
    }
}
