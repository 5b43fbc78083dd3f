/// Questionnaires and what was answered to them before visits. The whole of each stands in `content`; what is asked for
/// has a column.
enum IntakeSchema {
    static let sql = tables + rules + visits + changes + unreadTexts

    private static let tables = """
        CREATE TABLE questionnaire (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            url TEXT,
            status TEXT NOT NULL CONSTRAINT "the questionnaire's status is a code of R4" CHECK (
                status IN ('draft', 'active', 'retired', 'unknown')),
            content TEXT NOT NULL CHECK (json_valid(content))
        ) STRICT;
        CREATE TABLE questionnaireresponse (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            patient_id TEXT,
            appointment_id TEXT,
            questionnaire TEXT,
            status TEXT NOT NULL CONSTRAINT "the response's status is a code of R4" CHECK (
                status IN ('in-progress', 'completed', 'amended', 'entered-in-error', 'stopped')),
            content TEXT NOT NULL CHECK (json_valid(content))
        ) STRICT;
        CREATE UNIQUE INDEX questionnaireresponse_by_appointment
        ON questionnaireresponse (appointment_id, questionnaire)
        WHERE appointment_id IS NOT NULL AND status <> 'entered-in-error';
        CREATE INDEX questionnaireresponse_by_patient ON questionnaireresponse (patient_id);

        """

    private static let rules = ["questionnaire", "questionnaireresponse"].map { name in
        """
        CREATE TRIGGER \(name)_is_new BEFORE INSERT ON \(name)
        WHEN EXISTS (SELECT 1 FROM \(name) WHERE id = NEW.id OR rowid = NEW.rowid)
        BEGIN
            SELECT RAISE(ABORT, 'this \(name) is there already');
        END;
        CREATE TRIGGER \(name)_keeps_id BEFORE UPDATE ON \(name)
        WHEN NEW.id <> OLD.id OR NEW.rowid <> OLD.rowid
        BEGIN
            SELECT RAISE(ABORT, 'the \(name) keeps its id');
        END;
        CREATE TRIGGER \(name)_stays BEFORE DELETE ON \(name) BEGIN
            SELECT RAISE(ABORT, 'the \(name) is never deleted');
        END;

        """
    }.joined()

    private static let visits = """
        CREATE TRIGGER questionnaireresponse_stays_signed BEFORE UPDATE OF status ON questionnaireresponse
        WHEN OLD.status IN ('completed', 'amended') AND NEW.status IN ('in-progress', 'stopped')
        BEGIN
            SELECT RAISE(ABORT, 'what was signed stays signed');
        END;
        CREATE TRIGGER questionnaireresponse_error_ends BEFORE UPDATE OF status ON questionnaireresponse
        WHEN OLD.status = 'entered-in-error' AND NEW.status <> OLD.status
        BEGIN
            SELECT RAISE(ABORT, 'answers that were entered in error stay so');
        END;
        CREATE TRIGGER questionnaireresponse_keeps_owner
        BEFORE UPDATE OF patient_id, appointment_id ON questionnaireresponse
        WHEN NEW.patient_id IS NOT OLD.patient_id OR NEW.appointment_id IS NOT OLD.appointment_id
        BEGIN
            SELECT RAISE(ABORT, 'answers keep their patient and their visit');
        END;
        CREATE TRIGGER questionnaireresponse_is_the_patients BEFORE INSERT ON questionnaireresponse
        WHEN EXISTS (SELECT 1 FROM appointment WHERE id = NEW.appointment_id)
            AND NOT EXISTS (
                SELECT 1 FROM participant
                WHERE appointment_id = NEW.appointment_id AND actor = 'Patient/' || NEW.patient_id)
        BEGIN
            SELECT RAISE(ABORT, 'answers before a visit are its patient''s');
        END;
        CREATE TRIGGER questionnaireresponse_begins_before_visit BEFORE INSERT ON questionnaireresponse
        WHEN NEW.status = 'in-progress' AND EXISTS (
            SELECT 1 FROM appointment
            WHERE id = NEW.appointment_id AND status NOT IN ('proposed', 'pending', 'booked', 'arrived'))
        BEGIN
            SELECT RAISE(ABORT, 'answers come before the visit');
        END;
        CREATE TRIGGER questionnaireresponse_ends_with_check_in BEFORE UPDATE OF content ON questionnaireresponse
        WHEN NEW.content <> OLD.content AND NEW.status <> 'entered-in-error' AND EXISTS (
            SELECT 1 FROM appointment
            WHERE id = NEW.appointment_id AND status NOT IN ('proposed', 'pending', 'booked', 'arrived'))
        BEGIN
            SELECT RAISE(ABORT, 'answers stay as they are once the visit is checked in');
        END;
        CREATE TRIGGER patient_with_answers_stays BEFORE DELETE ON patient
        WHEN EXISTS (SELECT 1 FROM questionnaireresponse WHERE patient_id = OLD.id)
        BEGIN
            SELECT RAISE(ABORT, 'a patient with answers is not deleted');
        END;

        """

    /// Puts the beginning of the visit in the place of the check-in, until which answers could be changed before.
    static let untilVisit = """
        DROP TRIGGER questionnaireresponse_begins_before_visit;
        CREATE TRIGGER questionnaireresponse_begins_before_visit BEFORE INSERT ON questionnaireresponse
        WHEN NEW.status = 'in-progress' AND \(visitHasBegun)
        BEGIN
            SELECT RAISE(ABORT, 'answers come before the visit');
        END;
        DROP TRIGGER questionnaireresponse_ends_with_check_in;
        CREATE TRIGGER questionnaireresponse_ends_with_visit BEFORE UPDATE OF content ON questionnaireresponse
        WHEN NEW.content <> OLD.content AND NEW.status <> 'entered-in-error' AND \(visitHasBegun)
        BEGIN
            SELECT RAISE(ABORT, 'answers stay as they are once the visit has begun');
        END;

        """

    /// Whether it is too late for answers before the visit, as that has begun or does not take place.
    private static let visitHasBegun = """
        EXISTS (
            SELECT 1 FROM appointment
            WHERE id = NEW.appointment_id
                AND status NOT IN ('proposed', 'pending', 'booked', 'arrived', 'checked-in'))
        """

    private static let changes = ["questionnaire", "questionnaireresponse"].flatMap { name in
        ["INSERT", "UPDATE", "DELETE"].map { event in
            """
            CREATE TRIGGER change_\(name)_\(event.lowercased()) AFTER \(event) ON \(name) BEGIN
                UPDATE change SET counter = counter + 1;
            END;

            """
        }
    }.joined()

    /// What an older version has kept as texts alone is read when the clinic is opened.
    private static let unreadTexts = """
        INSERT OR IGNORE INTO unread_text SELECT type, id FROM resource
        WHERE type IN ('Questionnaire', 'QuestionnaireResponse');
        """
}
