/// The audit trail: rows are only ever added, each after the last, each with the hash of the one before.
///
/// `audit_head` repeats the last link, so that rows missing at the end are noticed too.
enum AuditSchema {
    static let sql = """
        CREATE TABLE audit (
            sequence INTEGER PRIMARY KEY,
            recorded INTEGER NOT NULL,
            agent TEXT NOT NULL,
            action TEXT NOT NULL CHECK (action IN ('C', 'R', 'U', 'D', 'E')),
            entity TEXT NOT NULL,
            patient_id TEXT,
            outcome TEXT NOT NULL CHECK (outcome IN ('0', '4', '8', '12')),
            detail TEXT NOT NULL,
            previous BLOB NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        CREATE INDEX audit_by_patient ON audit (patient_id, sequence) WHERE patient_id IS NOT NULL;
        CREATE INDEX audit_by_agent ON audit (agent, sequence);

        CREATE TABLE audit_head (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            sequence INTEGER NOT NULL,
            hash BLOB NOT NULL
        ) STRICT;
        INSERT INTO audit_head VALUES (1, 0, x'');

        CREATE TRIGGER audit_follows BEFORE INSERT ON audit BEGIN
            SELECT RAISE(ABORT, 'an audit row follows the last one')
            WHERE NOT EXISTS (
                SELECT 1 FROM audit_head WHERE NEW.sequence = sequence + 1 AND NEW.previous = hash);
        END;
        CREATE TRIGGER audit_moves_head AFTER INSERT ON audit BEGIN
            UPDATE audit_head SET sequence = NEW.sequence, hash = NEW.hash;
        END;
        CREATE TRIGGER audit_stays_unchanged BEFORE UPDATE ON audit BEGIN
            SELECT RAISE(ABORT, 'the audit trail is only added to');
        END;
        CREATE TRIGGER audit_stays BEFORE DELETE ON audit BEGIN
            SELECT RAISE(ABORT, 'the audit trail is only added to');
        END;
        CREATE TRIGGER audit_head_stays BEFORE DELETE ON audit_head BEGIN
            SELECT RAISE(ABORT, 'the audit trail is only added to');
        END;
        """

    /// The system's time of each row, beside the clinic's. Rows from before have none.
    static let systemTime = "ALTER TABLE audit ADD COLUMN system_time INTEGER;"
}
