import ClinicStore
import Foundation

/// Brings a database's schema to this version, one program at a time.
///
/// What it lacks is made: tables, columns, indexes; rules are put in the place of those that were. A version that changes
/// what rows say brings statements of its own.
struct SchemaUpdate {
    /// The advisory lock of who does it, which goes with the connection where it fails.
    private static let lock = 0x4341_4400

    let connection: PostgresConnection
    let path: String

    /// - Throws: `StoreError.missing` where there is no clinic and none is to be made, `newerVersion` where a newer
    ///   program has made it.
    func run(create: Bool) throws {
        guard try version() != SchemaObject.version else { return }
        if try version() == nil, !create { throw StoreError.missing(path: path) }
        // A transaction remembers the names that it has not found, also while it waits for a lock: this one begins after
        // that.
        try connection.execute("BEGIN; SET LOCAL lock_timeout = 0; SELECT pg_advisory_lock(\(Self.lock)); COMMIT")
        try connection.execute("BEGIN")
        do {
            let found = try version() ?? 0
            guard found <= SchemaObject.version else { throw StoreError.newerVersion(path: path) }
            if found < SchemaObject.version { try update(from: found) }
            try connection.execute("COMMIT")
        } catch {
            if !connection.isLost { try connection.execute("ROLLBACK") }
            throw error
        }
        try connection.execute("SELECT pg_advisory_unlock(\(Self.lock))")
    }

    private func update(from found: Int) throws {
        guard try connection.value("SHOW server_encoding") == "UTF8" else {
            throw StoreError.cannotCreate(path: path, reason: "its encoding is not UTF8")
        }
        if try connection.value("SELECT to_regclass('clinic.schema_version')") != nil {
            try addColumns()
        } else {
            try connection.execute("CREATE SCHEMA clinic")
        }
        for statement in try PostgresSchema.statements() { try connection.execute(statement) }
        if 1..<12 ~= found {
            try connection.execute(
                """
                ALTER TABLE appointment
                    DROP CONSTRAINT IF EXISTS "only a cancelled appointment has a cancellation text",
                    ADD CONSTRAINT "only a cancelled appointment has a cancellation text"
                        CHECK (cancellation_text IS NULL OR status = 'cancelled')
                """)
            try connection.execute(AppointmentSchema.importedCancellationTexts)
            try connection.execute(PeopleSchema.plainLetters)
        }
        if 1..<13 ~= found { try connection.execute(HealthSchema.unreadParts) }
        if 1..<14 ~= found {
            try connection.execute(
                StatementSchema.unreadTexts + CalendarSchema.unclosedSlots + HealthSchema.unreadTimes)
        }
        if 1..<15 ~= found { try connection.execute(PeopleSchema.unreadNames + StatedTimeSchema.unreadTimes) }
        if 1..<17 ~= found {
            try connection.execute("DROP FUNCTION IF EXISTS questionnaireresponse_ends_with_check_in() CASCADE")
        }
        try connection.execute(
            "DELETE FROM schema_version; INSERT INTO schema_version VALUES (\(SchemaObject.version))")
    }

    /// Adds the columns that tables lack, by a schema of this version that is made beside them and goes again.
    private func addColumns() throws {
        try connection.execute("CREATE SCHEMA clinic_expected; SET LOCAL search_path = clinic_expected, clinic, public")
        for statement in try PostgresSchema.statements() { try connection.execute(statement) }
        var missing = Columns(of: try connection.execute(Self.missingColumns))
        var additions: [String] = []
        while try missing.next() { additions.append(missing.text()) }
        try connection.execute("DROP SCHEMA clinic_expected CASCADE; SET LOCAL search_path = clinic, public")
        for addition in additions {
            try connection.execute(addition.replacing("clinic_expected.", with: "clinic."))
        }
    }

    private static let missingColumns = """
        SELECT concat(
            format('ALTER TABLE clinic.%I ADD COLUMN %I %s', relname, attname, format_type(atttypid, atttypmod)),
            CASE WHEN collname IS NOT NULL AND collname <> 'default' THEN format(' COLLATE %I', collname) END,
            CASE
            WHEN attgenerated = 's' THEN format(' GENERATED ALWAYS AS (%s) STORED', pg_get_expr(adbin, adrelid))
            WHEN adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(adbin, adrelid)
            END,
            CASE WHEN attnotnull THEN ' NOT NULL' END)
        FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
        LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
        LEFT JOIN pg_collation ON pg_collation.oid = attcollation
        WHERE relnamespace = 'clinic_expected'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
            AND to_regclass(format('clinic.%I', relname)) IS NOT NULL
            AND NOT EXISTS (
                SELECT 1 FROM pg_attribute AS own
                WHERE own.attrelid = to_regclass(format('clinic.%I', relname)) AND own.attname = pg_attribute.attname
                    AND NOT own.attisdropped)
        """

    /// Nil where there is no clinic.
    private func version() throws -> Int? {
        guard try connection.value("SELECT to_regclass('clinic.schema_version')") != nil else { return nil }
        return try connection.value("SELECT version FROM clinic.schema_version").flatMap { Int($0) }
    }
}
