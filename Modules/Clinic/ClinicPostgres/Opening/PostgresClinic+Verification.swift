import ClinicStore
import Foundation

extension PostgresClinic {
    package func verify() async throws -> Verification {
        do {
            return try await pool.run { lane in
                try AuditLinker.linkAll(on: lane)
                let schema = try SchemaComparison(of: lane.connection())
                return try TransactionRunner(on: lane).read { connection in
                    let references = try ReferenceCheck(of: connection, search: Self.unfound)
                    return Verification(
                        schema: schema.faults, references: references.faults,
                        notes: schema.additions + references.absences, audit: try AuditVerification(of: connection))
                }
            }
        } catch let error as PostgresError {
            throw StoreError(error, at: path)
        }
    }

    private static let unfound = """
        SELECT id FROM patient WHERE EXISTS (
            SELECT word FROM regexp_split_to_table(search_text, ' ') AS word WHERE word <> ''
            EXCEPT SELECT word FROM patient_word WHERE patient_id = patient.id)
        """
}

/// What stands in the clinic's schema beside what this version makes.
struct SchemaComparison {
    let faults: [String]
    /// What somebody has added that changes nothing of the clinic's.
    let additions: [String]

    /// Makes a second schema, in a transaction that is taken back.
    init(of connection: PostgresConnection) throws {
        try connection.execute("BEGIN")
        defer { if !connection.isLost { _ = try? connection.execute("ROLLBACK") } }
        let made = try Self.objects(of: "clinic", connection)
        try connection.execute("CREATE SCHEMA clinic_expected; SET LOCAL search_path = clinic_expected, clinic, public")
        for statement in try PostgresSchema.statements() { try connection.execute(statement) }
        let expected = try Self.objects(of: "clinic_expected", connection)
        faults =
            expected.sorted { $0.key < $1.key }.compactMap { name, definition in
                guard let own = made[name] else { return "the \(name) is missing" }
                return own == definition ? nil : "the \(name) is not what it should be"
            }
            + made.keys.filter { expected[$0] == nil && Self.isRule($0) }.sorted().map {
                "the \($0) is not the clinic’s"
            }
        additions = made.keys.filter { expected[$0] == nil && !Self.isRule($0) }.sorted().map {
            "The \($0) is not the clinic’s."
        }
    }

    /// Whether it has a say in what goes into a table.
    private static func isRule(_ name: String) -> Bool { name.hasPrefix("trigger ") || name.hasPrefix("constraint ") }

    private static func objects(of schema: String, _ connection: PostgresConnection) throws -> [String: String] {
        var row = Columns(
            of: try connection.execute(definitions.replacing("SCHEMA", with: "'\(schema)'::regnamespace")))
        var objects: [String: String] = [:]
        while try row.next() {
            objects[row.text()] = row.text().replacing("clinic_expected.", with: "").replacing("clinic.", with: "")
        }
        return objects
    }

    private static let definitions = """
        SELECT concat('column ', relname, '.', attname), concat_ws(
            ' ', format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated, pg_get_expr(adbin, adrelid))
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        WHERE relnamespace = SCHEMA AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
        UNION ALL
        SELECT concat('constraint ', conname, ' of ', relname), pg_get_constraintdef(pg_constraint.oid)
        FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid WHERE connamespace = SCHEMA
        UNION ALL
        SELECT concat('index ', relname), pg_get_indexdef(indexrelid)
        FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = SCHEMA
        UNION ALL
        SELECT concat('function ', proname), pg_get_functiondef(oid)
        FROM pg_proc WHERE pronamespace = SCHEMA AND prokind = 'f'
            AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
        UNION ALL
        SELECT concat('trigger ', tgname, ' of ', relname), concat(tgenabled, ' ', pg_get_triggerdef(pg_trigger.oid))
        FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE relnamespace = SCHEMA AND NOT tgisinternal
        """
}
