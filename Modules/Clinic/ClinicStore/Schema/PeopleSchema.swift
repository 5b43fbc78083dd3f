import ClinicModel

/// People and organizations. Columns that hold JSON are lists which no rule looks into.
package enum PeopleSchema {
    static let tables = """
        CREATE TABLE patient (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            active INTEGER NOT NULL CHECK (active IN (0, 1)),
            name TEXT NOT NULL,
            names TEXT NOT NULL CHECK (json_valid(names)),
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            telecom TEXT NOT NULL CHECK (json_valid(telecom)),
            gender TEXT CONSTRAINT "the gender is a code of R4" CHECK (gender IN ('male', 'female', 'other', 'unknown')),
            birth_date TEXT,
            deceased INTEGER NOT NULL CHECK (deceased IN (0, 1)),
            search_text TEXT NOT NULL
        ) STRICT;

        CREATE TABLE general_practitioner (
            patient_id TEXT NOT NULL REFERENCES patient (id) ON DELETE CASCADE,
            practitioner_id TEXT NOT NULL,
            PRIMARY KEY (patient_id, practitioner_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX general_practitioner_by_practitioner ON general_practitioner (practitioner_id);

        CREATE TABLE practitioner (
            id TEXT PRIMARY KEY NOT NULL,
            active INTEGER NOT NULL CHECK (active IN (0, 1)),
            name TEXT NOT NULL,
            names TEXT NOT NULL CHECK (json_valid(names)),
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            telecom TEXT NOT NULL CHECK (json_valid(telecom)),
            gender TEXT CONSTRAINT "the gender is a code of R4" CHECK (gender IN ('male', 'female', 'other', 'unknown'))
        ) STRICT;

        CREATE TABLE organization (
            id TEXT PRIMARY KEY NOT NULL,
            active INTEGER NOT NULL CHECK (active IN (0, 1)),
            name TEXT NOT NULL,
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers))
        ) STRICT;
        """

    /// Lets patients be found by their birth dates.
    static let birthDates = """
        UPDATE patient SET search_text = trim(search_text || ' ' || replace(birth_date, '-', ' '))
        WHERE birth_date IS NOT NULL;
        """

    /// Lets patients be found by letters that were kept as they are written, such as ø.
    package static let plainLetters = {
        let plain = SearchLetters.plain.reduce("search_text") { "replace(\($0), '\($1.0)', '\($1.1)')" }
        return "UPDATE patient SET search_text = \(plain) WHERE search_text <> \(plain);"
    }()

    /// Has the names of other scripts looked at that are to be found by Latin letters too: see
    /// ``SQLRecords/readNames()``.
    package static let unreadNames = """
        INSERT INTO setting (name, value) SELECT 'names', 'unread' WHERE EXISTS (SELECT 1 FROM patient)
        ON CONFLICT DO NOTHING;
        """

    static let search = """
        CREATE VIRTUAL TABLE patient_search USING fts5 (
            words, tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
        );
        CREATE TRIGGER patient_search_insert AFTER INSERT ON patient BEGIN
            INSERT INTO patient_search (rowid, words) VALUES (NEW.number, NEW.search_text);
        END;
        CREATE TRIGGER patient_search_update AFTER UPDATE OF search_text ON patient BEGIN
            UPDATE patient_search SET words = NEW.search_text WHERE rowid = NEW.number;
        END;
        CREATE TRIGGER patient_search_delete AFTER DELETE ON patient BEGIN
            DELETE FROM patient_search WHERE rowid = OLD.number;
        END;
        """
}
