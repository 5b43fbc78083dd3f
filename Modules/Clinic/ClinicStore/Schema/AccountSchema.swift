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
}
