/// Whose patient is whose: those who have an appointment or an encounter with a practitioner, or name them as
/// generalPractitioner.
///
/// It follows from other tables and is kept by triggers, in the order of the patients' names, so that nobody has to go
/// through all visits to find somebody's patients.
enum PractitionerPatientSchema {
    static let sql = table + byName + byGeneralPractitioner + byAppointment + byEncounter + filling

    /// Every pair there is, found from what makes it one.
    static let pairs = """
        SELECT patient_id, practitioner_id FROM general_practitioner
        UNION
        SELECT substr(own.actor, 9), substr(other.actor, 14)
        FROM appointment
        CROSS JOIN participant AS own ON own.appointment_id = appointment.id AND own.actor GLOB 'Patient/*'
        CROSS JOIN participant AS other ON other.appointment_id = appointment.id AND other.actor GLOB 'Practitioner/*'
        WHERE appointment.status <> 'entered-in-error'
        UNION
        SELECT encounter.patient_id, encounter_practitioner.practitioner_id
        FROM encounter CROSS JOIN encounter_practitioner ON encounter_practitioner.encounter_id = encounter.id
        WHERE encounter.patient_id IS NOT NULL AND encounter.status <> 'entered-in-error'
        """

    private static let table = """
        CREATE TABLE practitioner_patient (
            patient_id TEXT NOT NULL,
            practitioner_id TEXT NOT NULL,
            name TEXT NOT NULL,
            PRIMARY KEY (patient_id, practitioner_id)
        ) STRICT, WITHOUT ROWID;

        """

    /// A patient may come after what refers to them.
    private static let byName = """
        CREATE TRIGGER practitioner_patient_named AFTER INSERT ON patient BEGIN
            UPDATE practitioner_patient SET name = lower(NEW.name) WHERE patient_id = NEW.id;
        END;
        CREATE TRIGGER practitioner_patient_renamed AFTER UPDATE OF name ON patient
        WHEN NEW.name <> OLD.name
        BEGIN
            UPDATE practitioner_patient SET name = lower(NEW.name) WHERE patient_id = NEW.id;
        END;

        """

    private static let byGeneralPractitioner = """
        CREATE TRIGGER practitioner_patient_general_insert AFTER INSERT ON general_practitioner BEGIN
            \(addition(of: "NEW.patient_id", to: "NEW.practitioner_id"))
        END;
        CREATE TRIGGER practitioner_patient_general_delete AFTER DELETE ON general_practitioner BEGIN
            \(removal(of: "= OLD.patient_id", from: "= OLD.practitioner_id"))
        END;
        CREATE TRIGGER general_practitioner_stays BEFORE UPDATE ON general_practitioner BEGIN
            SELECT RAISE(ABORT, 'a general practitioner is not exchanged');
        END;

        """

    private static let byAppointment = """
        CREATE TRIGGER practitioner_patient_participant_insert AFTER INSERT ON participant
        WHEN EXISTS (SELECT 1 FROM appointment WHERE id = NEW.appointment_id AND status <> 'entered-in-error')
        BEGIN
            \(addition(
                of: "substr(NEW.actor, 9)", to: "substr(other.actor, 14)",
                in: """
                    participant AS other WHERE other.appointment_id = NEW.appointment_id
                        AND NEW.actor GLOB 'Patient/*' AND other.actor GLOB 'Practitioner/*'
                    """))
            \(addition(
                of: "substr(other.actor, 9)", to: "substr(NEW.actor, 14)",
                in: """
                    participant AS other WHERE other.appointment_id = NEW.appointment_id
                        AND NEW.actor GLOB 'Practitioner/*' AND other.actor GLOB 'Patient/*'
                    """))
        END;
        CREATE TRIGGER practitioner_patient_participant_delete AFTER DELETE ON participant BEGIN
            \(removalOfParticipant("OLD"))
        END;
        CREATE TRIGGER practitioner_patient_participant_error AFTER UPDATE OF appointment_status ON participant
        WHEN NEW.appointment_status = 'entered-in-error'
        BEGIN
            \(removalOfParticipant("NEW"))
        END;

        """

    private static let byEncounter = """
        CREATE TRIGGER practitioner_patient_encounter_insert AFTER INSERT ON encounter_practitioner BEGIN
            \(addition(
                of: "encounter.patient_id", to: "NEW.practitioner_id",
                in: """
                    encounter WHERE encounter.id = NEW.encounter_id
                        AND encounter.patient_id IS NOT NULL AND encounter.status <> 'entered-in-error'
                    """))
        END;
        CREATE TRIGGER practitioner_patient_encounter_delete AFTER DELETE ON encounter_practitioner BEGIN
            \(removal(
                of: "IN (SELECT patient_id FROM encounter WHERE id = OLD.encounter_id)",
                from: "= OLD.practitioner_id"))
        END;
        CREATE TRIGGER encounter_practitioner_stays
        BEFORE UPDATE OF encounter_id, practitioner_id ON encounter_practitioner
        BEGIN
            SELECT RAISE(ABORT, 'a practitioner of an encounter is not exchanged');
        END;
        CREATE TRIGGER practitioner_patient_encounter_update AFTER UPDATE OF patient_id, status ON encounter
        WHEN NEW.patient_id IS NOT OLD.patient_id OR NEW.status = 'entered-in-error'
        BEGIN
            \(addition(
                of: "NEW.patient_id", to: "theirs.practitioner_id",
                in: """
                    encounter_practitioner AS theirs WHERE theirs.encounter_id = NEW.id
                        AND NEW.patient_id IS NOT NULL AND NEW.status <> 'entered-in-error'
                    """))
            \(removal(
                of: "IN (OLD.patient_id, NEW.patient_id)",
                from: "IN (SELECT practitioner_id FROM encounter_practitioner WHERE encounter_id = NEW.id)"))
        END;

        """

    private static let filling = """
        INSERT INTO practitioner_patient
        SELECT pair.patient_id, pair.practitioner_id, coalesce(lower(patient.name), '')
        FROM (\(pairs)) AS pair LEFT JOIN patient ON patient.id = pair.patient_id;
        CREATE INDEX practitioner_patient_by_name ON practitioner_patient (practitioner_id, name, patient_id);

        """

    /// Without a word on conflicts, since that of the statement which fires the trigger would take its place.
    private static func addition(
        of patient: String, to practitioner: String, in source: String = "(SELECT 1) WHERE 1"
    ) -> String {
        """
        INSERT INTO practitioner_patient
            SELECT \(patient), \(practitioner), coalesce((SELECT lower(name) FROM patient WHERE id = \(patient)), '')
            FROM \(source) AND NOT EXISTS (
                SELECT 1 FROM practitioner_patient AS known
                WHERE known.patient_id = \(patient) AND known.practitioner_id = \(practitioner));
        """
    }

    private static func removalOfParticipant(_ row: String) -> String {
        let others = "FROM participant WHERE appointment_id = \(row).appointment_id AND actor GLOB"
        return """
            \(removal(
                of: "= substr(\(row).actor, 9) AND \(row).actor GLOB 'Patient/*'",
                from: "IN (SELECT substr(actor, 14) \(others) 'Practitioner/*')"))
            \(removal(
                of: "IN (SELECT substr(actor, 9) \(others) 'Patient/*')",
                from: "= substr(\(row).actor, 14) AND \(row).actor GLOB 'Practitioner/*'"))
            """
    }

    /// Removes pairs, as far as nothing else makes them one.
    private static func removal(of patient: String, from practitioner: String) -> String {
        """
        DELETE FROM practitioner_patient
            WHERE patient_id \(patient) AND practitioner_id \(practitioner)
                AND NOT EXISTS (
                    SELECT 1 FROM general_practitioner AS general
                    WHERE general.patient_id = practitioner_patient.patient_id
                        AND general.practitioner_id = practitioner_patient.practitioner_id)
                AND NOT EXISTS (
                    SELECT 1 FROM participant AS own CROSS JOIN participant AS other
                    WHERE own.actor = 'Patient/' || practitioner_patient.patient_id
                        AND +own.appointment_status <> 'entered-in-error'
                        AND other.appointment_id = own.appointment_id
                        AND other.actor = 'Practitioner/' || practitioner_patient.practitioner_id)
                AND NOT EXISTS (
                    SELECT 1 FROM encounter CROSS JOIN encounter_practitioner AS theirs
                    WHERE encounter.patient_id = practitioner_patient.patient_id
                        AND encounter.status <> 'entered-in-error'
                        AND theirs.encounter_id = encounter.id
                        AND theirs.practitioner_id = practitioner_patient.practitioner_id);
        """
    }
}
