/// Every imported resource whole, beside the columns in use.
enum ArchiveSchema {
    static let sql = """
        CREATE TABLE resource (
            number INTEGER PRIMARY KEY,
            type TEXT NOT NULL,
            id TEXT NOT NULL,
            subject TEXT,
            json TEXT NOT NULL,
            UNIQUE (type, id)
        ) STRICT;
        CREATE INDEX resource_by_subject ON resource (subject, type, id) WHERE subject IS NOT NULL;

        CREATE TABLE resource_identifier (
            type TEXT NOT NULL,
            value TEXT NOT NULL,
            system TEXT NOT NULL,
            id TEXT NOT NULL,
            PRIMARY KEY (type, value, system, id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX resource_identifier_by_resource ON resource_identifier (type, id);
        """
}
