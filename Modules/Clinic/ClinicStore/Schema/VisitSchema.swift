/// The rules of a visit's documentation: what was signed stays as it is.
enum VisitSchema {
    static let sql = columns + finishing + notes + measurements

    /// When a visit was signed, and what finds the documents of one that was not.
    static let signatures = """
        ALTER TABLE encounter ADD COLUMN signed INTEGER;
        CREATE INDEX documentreference_by_encounter ON documentreference (encounter_id) WHERE encounter_id IS NOT NULL;

        """

    private static let columns = """
        ALTER TABLE documentreference ADD COLUMN doc_status TEXT AS (json_extract(content, '$.docStatus'));
        CREATE INDEX documentreference_drafts ON documentreference (encounter_id) WHERE doc_status = 'preliminary';
        CREATE INDEX observation_drafts ON observation (encounter_id)
        WHERE status = 'preliminary' AND category = 'vital-signs';

        """

    private static let finishing = """
        CREATE TRIGGER encounter_is_signed BEFORE UPDATE OF status ON encounter
        WHEN NEW.status = 'finished' AND OLD.status <> 'finished'
        BEGIN
            SELECT RAISE(ABORT, 'a visit is finished when what was written in it is signed')
            WHERE EXISTS (
                SELECT 1 FROM documentreference
                WHERE encounter_id = NEW.id AND doc_status = 'preliminary' AND status = 'current')
                OR EXISTS (
                    SELECT 1 FROM observation
                    WHERE encounter_id = NEW.id AND status = 'preliminary' AND category = 'vital-signs');
        END;

        """

    private static let notes = """
        CREATE TRIGGER note_stays_signed BEFORE UPDATE OF content ON documentreference
        WHEN OLD.encounter_id IS NOT NULL AND OLD.doc_status IN ('final', 'amended')
            AND json_extract(NEW.content, '$.docStatus') IS NOT 'amended'
            AND json_extract(NEW.content, '$.docStatus') IS NOT 'entered-in-error'
            AND (json_extract(NEW.content, '$.attachment') IS NOT json_extract(OLD.content, '$.attachment')
                OR json_extract(NEW.content, '$.docStatus') IS NOT OLD.doc_status)
        BEGIN
            SELECT RAISE(ABORT, 'a note that was signed stays as it is');
        END;
        CREATE TRIGGER note_is_of_running_visit BEFORE INSERT ON documentreference
        WHEN NEW.encounter_id IS NOT NULL AND json_extract(NEW.content, '$.docStatus') = 'preliminary'
        BEGIN
            SELECT RAISE(ABORT, 'a visit that is finished takes addenda')
            WHERE EXISTS (SELECT 1 FROM encounter WHERE id = NEW.encounter_id AND status = 'finished');
        END;

        """

    private static let measurements = """
        CREATE TRIGGER measurement_stays_final BEFORE UPDATE OF content ON observation
        WHEN OLD.encounter_id IS NOT NULL AND OLD.status IN ('final', 'amended', 'corrected')
            AND OLD.category = 'vital-signs'
            AND NEW.status NOT IN ('amended', 'corrected', 'entered-in-error')
            AND (json_extract(NEW.content, '$.value') IS NOT json_extract(OLD.content, '$.value')
                OR json_extract(NEW.content, '$.components') IS NOT json_extract(OLD.content, '$.components')
                OR NEW.status <> OLD.status)
        BEGIN
            SELECT RAISE(ABORT, 'a measurement that was signed stays as it is');
        END;
        CREATE TRIGGER measurement_is_of_running_visit BEFORE INSERT ON observation
        WHEN NEW.encounter_id IS NOT NULL AND NEW.status = 'preliminary' AND NEW.category = 'vital-signs'
        BEGIN
            SELECT RAISE(ABORT, 'a visit that is finished takes addenda')
            WHERE EXISTS (SELECT 1 FROM encounter WHERE id = NEW.encounter_id AND status = 'finished');
        END;
        """
}
