enum EncounterSchema {
    static let sql = """
        CREATE TABLE encounter (
            id TEXT PRIMARY KEY NOT NULL,
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            status TEXT NOT NULL CONSTRAINT "the encounter's status is a code of R4" CHECK (
                status IN (
                    'planned', 'arrived', 'triaged', 'in-progress', 'onleave', 'finished', 'cancelled',
                    'entered-in-error', 'unknown')),
            class TEXT NOT NULL CHECK (json_valid(class)),
            types TEXT NOT NULL CHECK (json_valid(types)),
            patient_id TEXT,
            appointment_id TEXT,
            starts INTEGER,
            ends INTEGER,
            reason TEXT,
            organization_id TEXT,
            CONSTRAINT "the encounter does not end before it starts" CHECK (ends >= starts)
        ) STRICT;
        CREATE INDEX encounter_by_patient ON encounter (patient_id);
        CREATE INDEX encounter_by_appointment ON encounter (appointment_id) WHERE appointment_id IS NOT NULL;

        CREATE TABLE encounter_practitioner (
            encounter_id TEXT NOT NULL REFERENCES encounter (id) ON DELETE CASCADE,
            practitioner_id TEXT NOT NULL,
            position INTEGER NOT NULL,
            PRIMARY KEY (encounter_id, practitioner_id)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX encounter_practitioner_by_practitioner ON encounter_practitioner (practitioner_id);

        CREATE TRIGGER encounter_transition BEFORE UPDATE OF status ON encounter
        WHEN NEW.status <> OLD.status
            AND OLD.status || ' ' || NEW.status NOT IN (
                'planned arrived', 'planned cancelled', 'arrived triaged', 'arrived cancelled',
                'triaged in-progress', 'triaged cancelled', 'in-progress onleave', 'in-progress finished',
                'onleave in-progress', 'onleave finished')
        BEGIN
            SELECT RAISE(ABORT, 'an encounter may not make this transition');
        END;
        CREATE TRIGGER encounter_stays BEFORE DELETE ON encounter BEGIN
            SELECT RAISE(ABORT, 'an encounter is never deleted');
        END;
        """
}
