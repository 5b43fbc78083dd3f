import ClinicModel
import ClinicStore

extension PostgresClinic {
    package func readHere(_ body: (any SQLConnection) throws -> Void) throws {
        try withLane { lane in
            try AuditLinker.linkAll(on: lane)
            let connection = try lane.connection()
            try connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            defer { lane.disconnect() }
            try body(connection)
        }
    }

    package func fillHere(_ body: (any SQLConnection) throws -> Void) throws {
        try withLane { lane in
            let connection = try lane.connection()
            defer { lane.disconnect() }
            try connection.execute("BEGIN")
            try connection.execute(Self.setRules("DISABLE"))
            try connection.execute(
                """
                ALTER TABLE participant ENABLE TRIGGER participant_overbooks;
                ALTER TABLE audit_link ENABLE TRIGGER audit_link_follows;
                """)
            try body(connection)
            try connection.execute(Self.settling)
            try connection.execute(Self.setRules("ENABLE"))
            try connection.execute("COMMIT")
            try connection.gatherStatistics()
        }
    }

    func withLane(_ body: (ConnectionLane) throws -> Void) throws {
        do {
            try body(pool.makeLane())
        } catch let error as PostgresError {
            throw StoreError(error, at: path)
        }
    }

    /// Sets the rules of all tables aside, or in force again.
    private static func setRules(_ verb: String) -> String {
        """
        DO $body$ DECLARE name text; BEGIN
            FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'clinic' LOOP
                EXECUTE format('ALTER TABLE %I \(verb) TRIGGER USER', name);
            END LOOP;
        END $body$
        """
    }

    /// Fills in what the rules would have, and has new rows be numbered after those that came.
    private static let settling = """
        INSERT INTO patient_word
        SELECT DISTINCT id, word FROM patient CROSS JOIN LATERAL regexp_split_to_table(search_text, ' ') AS word
        WHERE word <> '';
        SELECT nextval('change');
        DO $body$ DECLARE own record; BEGIN
            FOR own IN
                SELECT table_name, column_name FROM information_schema.columns
                WHERE table_schema = 'clinic' AND is_identity = 'YES'
            LOOP
                EXECUTE format(
                    'SELECT setval(pg_get_serial_sequence(%L, %L), coalesce(max(%I), 0) + 1, false) FROM %I',
                    own.table_name, own.column_name, own.column_name, own.table_name);
            END LOOP;
        END $body$
        """
}
