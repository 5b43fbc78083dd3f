/// What stands stays: no row takes another's place, and none goes that others refer to.
///
/// `OR REPLACE` removes rows without firing the triggers of a removal, unless a connection asks for those. So it is the
/// row that would take the place which is refused, on any connection.
enum PermanenceSchema {
    static let sql = identities + participants + appointments + references + audit + changes

    private static let identities =
        ["patient", "practitioner", "organization", "schedule", "slot", "appointment", "encounter"].map { table in
            """
            CREATE TRIGGER \(table)_is_new BEFORE INSERT ON \(table)
            WHEN EXISTS (SELECT 1 FROM \(table) WHERE id = NEW.id OR rowid = NEW.rowid)
            BEGIN
                SELECT RAISE(ABORT, 'this \(table) is there already');
            END;
            CREATE TRIGGER \(table)_keeps_id BEFORE UPDATE ON \(table)
            WHEN NEW.id <> OLD.id OR NEW.rowid <> OLD.rowid
            BEGIN
                SELECT RAISE(ABORT, 'the \(table) keeps its id');
            END;

            """
        }.joined()

    private static let participants = """
        CREATE TRIGGER participant_is_new BEFORE INSERT ON participant
        BEGIN
            SELECT RAISE(ABORT, 'this participant is there already')
            WHERE EXISTS (
                SELECT 1 FROM participant WHERE appointment_id = NEW.appointment_id AND actor = NEW.actor);
            SELECT RAISE(ABORT, 'a participant is one of an appointment')
            WHERE NOT EXISTS (SELECT 1 FROM appointment WHERE id = NEW.appointment_id);
        END;
        CREATE TRIGGER participant_of_live_visit_stays BEFORE DELETE ON participant
        WHEN (OLD.actor GLOB 'Patient/*' OR OLD.actor GLOB 'Practitioner/*')
            AND EXISTS (SELECT 1 FROM appointment WHERE id = OLD.appointment_id AND live)
        BEGIN
            SELECT RAISE(ABORT, 'a live visit keeps its patient and its practitioners');
        END;

        """

    private static let appointments = """
        CREATE TRIGGER appointment_slot_open_given BEFORE UPDATE OF slot_id ON appointment
        WHEN OLD.slot_id IS NULL AND NEW.slot_id IS NOT NULL
            AND NEW.status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow')
        BEGIN
            \(AppointmentSchema.refuseTakenSlot)
        END;
        CREATE TRIGGER appointment_replaces_once_insert BEFORE INSERT ON appointment
        WHEN EXISTS (SELECT 1 FROM appointment WHERE replaces = NEW.replaces)
        BEGIN
            SELECT RAISE(ABORT, 'the appointment has been rescheduled before');
        END;
        CREATE TRIGGER appointment_replaces_once_update BEFORE UPDATE OF replaces ON appointment
        WHEN EXISTS (SELECT 1 FROM appointment WHERE replaces = NEW.replaces AND id <> NEW.id)
        BEGIN
            SELECT RAISE(ABORT, 'the appointment has been rescheduled before');
        END;

        """

    private static let references = """
        CREATE TRIGGER slot_stays BEFORE DELETE ON slot
        WHEN EXISTS (SELECT 1 FROM appointment WHERE slot_id = OLD.id)
        BEGIN
            SELECT RAISE(ABORT, 'a slot with an appointment is not deleted');
        END;
        CREATE TRIGGER schedule_stays BEFORE DELETE ON schedule
        WHEN EXISTS (SELECT 1 FROM slot WHERE schedule_id = OLD.id)
        BEGIN
            SELECT RAISE(ABORT, 'a schedule with slots is not deleted');
        END;
        CREATE TRIGGER patient_stays BEFORE DELETE ON patient
        WHEN EXISTS (SELECT 1 FROM participant WHERE actor = 'Patient/' || OLD.id)
            OR EXISTS (SELECT 1 FROM encounter WHERE patient_id = OLD.id)
        BEGIN
            SELECT RAISE(ABORT, 'a patient with visits is not deleted');
        END;
        CREATE TRIGGER practitioner_stays BEFORE DELETE ON practitioner
        WHEN EXISTS (SELECT 1 FROM participant WHERE actor = 'Practitioner/' || OLD.id)
            OR EXISTS (SELECT 1 FROM encounter_practitioner WHERE practitioner_id = OLD.id)
            OR EXISTS (SELECT 1 FROM schedule WHERE practitioner_id = OLD.id)
        BEGIN
            SELECT RAISE(ABORT, 'a practitioner with visits or schedules is not deleted');
        END;

        """

    private static let audit = """
        CREATE TRIGGER audit_head_is_one BEFORE INSERT ON audit_head BEGIN
            SELECT RAISE(ABORT, 'the audit trail is only added to');
        END;
        CREATE TRIGGER audit_head_follows BEFORE UPDATE ON audit_head
        WHEN NOT EXISTS (
            SELECT 1 FROM audit
            WHERE sequence = (SELECT max(sequence) FROM audit) AND sequence = NEW.sequence AND hash = NEW.hash)
        BEGIN
            SELECT RAISE(ABORT, 'the audit trail is only added to');
        END;

        """

    private static let changes = """
        CREATE TRIGGER change_is_one BEFORE INSERT ON change BEGIN
            SELECT RAISE(ABORT, 'there is one counter of changes');
        END;
        CREATE TRIGGER change_stays BEFORE DELETE ON change BEGIN
            SELECT RAISE(ABORT, 'there is one counter of changes');
        END;
        CREATE TRIGGER change_goes_up BEFORE UPDATE ON change WHEN NEW.counter <= OLD.counter BEGIN
            SELECT RAISE(ABORT, 'the counter of changes goes up');
        END;

        """
}
