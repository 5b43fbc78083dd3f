enum AccountSchema {
    static let sql = """
        CREATE TABLE account (
            user_name TEXT PRIMARY KEY NOT NULL,
            principal TEXT NOT NULL UNIQUE CHECK (principal GLOB 'Patient/?*' OR principal GLOB 'Practitioner/?*'),
            password_hash TEXT NOT NULL
        ) STRICT;

        CREATE TABLE sign_in_failure (
            user_name TEXT PRIMARY KEY NOT NULL,
            count INTEGER NOT NULL CHECK (count > 0),
            locked_until INTEGER
        ) STRICT;

        CREATE TABLE session (
            digest TEXT PRIMARY KEY NOT NULL,
            user_name TEXT NOT NULL REFERENCES account (user_name) ON DELETE CASCADE,
            principal TEXT NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE setting (
            name TEXT PRIMARY KEY NOT NULL,
            value TEXT NOT NULL
        ) STRICT;
        """

    /// Since when there is an account and when it ended; when the last attempt to sign in was begun; sessions by a number, which is no secret, and with their
    /// beginnings, which were twelve hours before their ends.
    static let administration = """
        ALTER TABLE account ADD COLUMN created INTEGER;
        ALTER TABLE account ADD COLUMN ended INTEGER;
        ALTER TABLE sign_in_failure ADD COLUMN begun INTEGER;
        UPDATE account SET created = (
            SELECT min(recorded) FROM audit WHERE entity = 'Account/' || user_name AND action = 'C');

        CREATE TABLE numbered_session (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            digest TEXT NOT NULL UNIQUE,
            user_name TEXT NOT NULL REFERENCES account (user_name) ON DELETE CASCADE,
            principal TEXT NOT NULL,
            started INTEGER NOT NULL,
            expires INTEGER NOT NULL
        ) STRICT;
        INSERT INTO numbered_session (digest, user_name, principal, started, expires)
        SELECT digest, user_name, principal, expires - 12 * 3600 * 1000, expires FROM session ORDER BY expires;
        DROP TABLE session;
        ALTER TABLE numbered_session RENAME TO session;
        CREATE INDEX session_by_principal ON session (principal);
        """

    /// When a session was last used.
    static let sessionUse = "ALTER TABLE session ADD COLUMN last_used INTEGER;"

    /// Why a session has ended before its time; nothing where an older version has ended it.
    static let sessionEnding = "ALTER TABLE session ADD COLUMN ending TEXT;\n"

    /// What changes have answered, for those who have lost the answer.
    static let keptAnswers = """
        CREATE TABLE kept_answer (
            principal TEXT NOT NULL,
            key TEXT NOT NULL,
            request TEXT NOT NULL,
            answer BLOB NOT NULL,
            kept INTEGER NOT NULL,
            PRIMARY KEY (principal, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX kept_answer_by_age ON kept_answer (kept);
        """
}
