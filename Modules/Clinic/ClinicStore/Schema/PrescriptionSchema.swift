/// The rules of prescriptions and of the refills that patients ask for.
enum PrescriptionSchema {
    static let sql = columns + transitions + requests + answers

    /// They follow from the content, for what is asked for and for the rules.
    private static let columns = """
        ALTER TABLE medicationrequest ADD COLUMN intent TEXT AS (json_extract(content, '$.intent'));
        ALTER TABLE medicationrequest ADD COLUMN requester TEXT AS (json_extract(content, '$.requester'));
        ALTER TABLE medicationrequest ADD COLUMN prior_id TEXT AS (json_extract(content, '$.prior'));
        ALTER TABLE medicationrequest ADD COLUMN basis_id TEXT AS (json_extract(content, '$.basis'));
        CREATE INDEX medicationrequest_open_refills ON medicationrequest (patient_id, prior_id)
        WHERE status = 'draft' AND intent = 'proposal';
        CREATE INDEX medicationrequest_by_basis ON medicationrequest (basis_id) WHERE basis_id IS NOT NULL;

        """

    private static let transitions = """
        CREATE TRIGGER medicationrequest_transition BEFORE UPDATE OF status ON medicationrequest
        WHEN NEW.status <> OLD.status
            AND NEW.status IN ('active', 'on-hold', 'cancelled', 'completed', 'stopped', 'draft', 'unknown')
            AND OLD.status || ' ' || NEW.status NOT IN (
                'draft active', 'draft completed', 'draft cancelled', 'active on-hold', 'active completed',
                'active stopped', 'active cancelled', 'on-hold active', 'on-hold completed', 'on-hold stopped',
                'on-hold cancelled', 'unknown active', 'unknown on-hold', 'unknown completed', 'unknown stopped',
                'unknown cancelled')
        BEGIN
            SELECT RAISE(ABORT, 'a prescription may not make this transition');
        END;

        """

    private static let requests = """
        CREATE TRIGGER refill_is_asked_for BEFORE INSERT ON medicationrequest
        WHEN NEW.status = 'draft'
            AND json_extract(NEW.content, '$.intent') = 'proposal'
            AND json_extract(NEW.content, '$.requester') GLOB 'Patient/*'
            AND json_extract(NEW.content, '$.prior') IS NOT NULL
        BEGIN
            SELECT RAISE(ABORT, 'a refill is asked for by the patient whose it is')
            WHERE json_extract(NEW.content, '$.requester') <> 'Patient/' || NEW.patient_id
                OR EXISTS (
                    SELECT 1 FROM medicationrequest
                    WHERE id = json_extract(NEW.content, '$.prior') AND patient_id <> NEW.patient_id);
            SELECT RAISE(ABORT, 'a prescription has one refill that is asked for')
            WHERE EXISTS (
                SELECT 1 FROM medicationrequest
                WHERE status = 'draft' AND intent = 'proposal' AND patient_id = NEW.patient_id
                    AND prior_id = json_extract(NEW.content, '$.prior') AND requester GLOB 'Patient/*');
        END;
        CREATE TRIGGER refill_stays_what_it_is BEFORE UPDATE OF content, patient_id ON medicationrequest
        WHEN OLD.intent = 'proposal' AND OLD.requester GLOB 'Patient/*' AND OLD.prior_id IS NOT NULL
            AND (NEW.patient_id IS NOT OLD.patient_id
                OR json_extract(NEW.content, '$.prior') IS NOT OLD.prior_id
                OR json_extract(NEW.content, '$.requester') IS NOT OLD.requester)
        BEGIN
            SELECT RAISE(ABORT, 'a request for a refill stays that of its patient and prescription');
        END;

        """

    /// A refill that is not here yet, as in a file that names it later, is not judged.
    private static let answers = """
        CREATE TRIGGER refill_is_approved BEFORE INSERT ON medicationrequest
        WHEN json_extract(NEW.content, '$.basis') IS NOT NULL
        BEGIN
            SELECT RAISE(ABORT, 'a refill is prescribed once')
            WHERE EXISTS (
                SELECT 1 FROM medicationrequest AS refill
                JOIN medicationrequest AS answer ON answer.basis_id = refill.id
                WHERE refill.id = json_extract(NEW.content, '$.basis') AND refill.intent = 'proposal'
                    AND refill.requester GLOB 'Patient/*');
            SELECT RAISE(ABORT, 'a refill is prescribed to its patient once it is approved')
            WHERE EXISTS (
                SELECT 1 FROM medicationrequest AS refill
                WHERE refill.id = json_extract(NEW.content, '$.basis') AND refill.intent = 'proposal'
                    AND refill.requester GLOB 'Patient/*'
                    AND (refill.patient_id IS NOT NEW.patient_id OR refill.status <> 'completed'));
            SELECT RAISE(ABORT, 'a refill is approved by its prescriber, or by a practitioner of the patient')
            WHERE EXISTS (
                SELECT 1 FROM medicationrequest AS refill
                LEFT JOIN medicationrequest AS prior ON prior.id = refill.prior_id
                WHERE refill.id = json_extract(NEW.content, '$.basis') AND refill.intent = 'proposal'
                    AND refill.requester GLOB 'Patient/*'
                    AND prior.requester IS NOT json_extract(NEW.content, '$.requester')
                    AND NOT EXISTS (
                        SELECT 1 FROM practitioner_patient AS theirs
                        WHERE theirs.patient_id = NEW.patient_id
                            AND 'Practitioner/' || theirs.practitioner_id = json_extract(NEW.content, '$.requester')));
        END;

        """
}
