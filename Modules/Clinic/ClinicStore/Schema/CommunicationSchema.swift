/// Messages. Those that an older version has imported stay whole among the resources, and get columns when they are
/// imported again: reading FHIR is not this module's.
enum CommunicationSchema {
    static let sql = table + indexes + rules + changes

    private static let table = """
        CREATE TABLE communication (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            status TEXT NOT NULL CONSTRAINT "the message's status is a code of R4" CHECK (
                status IN (
                    'preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed', 'entered-in-error',
                    'unknown')),
            subject_id TEXT,
            sender TEXT,
            recipient TEXT,
            sent INTEGER,
            received INTEGER,
            appointment_id TEXT,
            in_response_to TEXT,
            text TEXT,
            patient_id TEXT GENERATED ALWAYS AS (
                CASE
                WHEN sender GLOB 'Patient/*' AND recipient GLOB 'Practitioner/*' THEN substr(sender, 9)
                WHEN sender GLOB 'Practitioner/*' AND recipient GLOB 'Patient/*' THEN substr(recipient, 9)
                END) VIRTUAL,
            practitioner_id TEXT GENERATED ALWAYS AS (
                CASE
                WHEN sender GLOB 'Patient/*' AND recipient GLOB 'Practitioner/*' THEN substr(recipient, 14)
                WHEN sender GLOB 'Practitioner/*' AND recipient GLOB 'Patient/*' THEN substr(sender, 14)
                END) VIRTUAL
        ) STRICT;

        """

    private static let indexes = """
        CREATE INDEX communication_by_patient ON communication (patient_id, practitioner_id, sent)
        WHERE status = 'completed' AND patient_id IS NOT NULL;
        CREATE INDEX communication_by_practitioner ON communication (practitioner_id, patient_id, sent)
        WHERE status = 'completed' AND patient_id IS NOT NULL;
        CREATE INDEX communication_unread ON communication (recipient, sender)
        WHERE status = 'completed' AND patient_id IS NOT NULL AND received IS NULL;
        CREATE INDEX communication_by_subject ON communication (subject_id) WHERE subject_id IS NOT NULL;

        """

    /// What is prepared and not sent is looked up by the two.
    static let drafts = """
        CREATE INDEX communication_draft ON communication (sender, recipient) WHERE status = 'preparation';

        """

    private static let rules = """
        CREATE TRIGGER communication_is_new BEFORE INSERT ON communication
        WHEN EXISTS (SELECT 1 FROM communication WHERE id = NEW.id OR rowid = NEW.rowid)
        BEGIN
            SELECT RAISE(ABORT, 'this message is there already');
        END;
        CREATE TRIGGER communication_keeps_id BEFORE UPDATE ON communication
        WHEN NEW.id <> OLD.id OR NEW.rowid <> OLD.rowid
        BEGIN
            SELECT RAISE(ABORT, 'the message keeps its id');
        END;
        CREATE TRIGGER communication_stays BEFORE DELETE ON communication BEGIN
            SELECT RAISE(ABORT, 'a message is never deleted');
        END;
        CREATE TRIGGER communication_error_ends BEFORE UPDATE OF status ON communication
        WHEN OLD.status = 'entered-in-error' AND NEW.status <> OLD.status
        BEGIN
            SELECT RAISE(ABORT, 'a message that was entered in error stays so');
        END;
        CREATE TRIGGER patient_with_messages_stays BEFORE DELETE ON patient
        WHEN EXISTS (
            SELECT 1 FROM communication
            WHERE patient_id = OLD.id AND status = 'completed' AND patient_id IS NOT NULL)
        BEGIN
            SELECT RAISE(ABORT, 'a patient with messages is not deleted');
        END;
        CREATE TRIGGER practitioner_with_messages_stays BEFORE DELETE ON practitioner
        WHEN EXISTS (
            SELECT 1 FROM communication
            WHERE practitioner_id = OLD.id AND status = 'completed' AND patient_id IS NOT NULL)
        BEGIN
            SELECT RAISE(ABORT, 'a practitioner with messages is not deleted');
        END;

        """

    private static let changes = ["INSERT", "UPDATE", "DELETE"].map { event in
        """
        CREATE TRIGGER change_communication_\(event.lowercased()) AFTER \(event) ON communication BEGIN
            UPDATE change SET counter = counter + 1;
        END;

        """
    }.joined()
}
