/// Appointments and the rules that hold for them whoever writes.
package enum AppointmentSchema {
    /// `live` takes up people's time; `keeps_slot` keeps the slot from others, as a missed visit does too. `length`
    /// bounds the search for what overlaps: nothing that starts longer before than the longest can.
    static let tables = """
        CREATE TABLE appointment (
            id TEXT PRIMARY KEY NOT NULL,
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            status TEXT NOT NULL CONSTRAINT "the appointment's status is a code of R4" CHECK (
                status IN (
                    'proposed', 'pending', 'booked', 'arrived', 'fulfilled', 'cancelled', 'noshow',
                    'entered-in-error', 'checked-in', 'waitlist')),
            cancellation_reason TEXT,
            service TEXT CHECK (service IS NULL OR json_valid(service)),
            reason TEXT,
            comment TEXT,
            starts INTEGER,
            ends INTEGER,
            slot_id TEXT,
            created INTEGER,
            replaces TEXT,
            overbooking_reason TEXT CONSTRAINT "overbooking needs a reason" CHECK (trim(overbooking_reason) <> ''),
            sequence INTEGER NOT NULL,
            updated_at INTEGER NOT NULL,
            updated_by TEXT NOT NULL,
            live INTEGER GENERATED ALWAYS AS (
                status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled')) VIRTUAL,
            keeps_slot INTEGER GENERATED ALWAYS AS (
                status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow')) VIRTUAL,
            length INTEGER GENERATED ALWAYS AS (ends - starts) VIRTUAL,
            CONSTRAINT "start and end stand together" CHECK ((starts IS NULL) = (ends IS NULL)),
            CONSTRAINT "the appointment ends after it starts" CHECK (ends > starts),
            CONSTRAINT "only a proposed, cancelled or waitlisted appointment may lack times" CHECK (
                starts IS NOT NULL OR status IN ('proposed', 'cancelled', 'waitlist')),
            CONSTRAINT "only a cancelled appointment has a cancellation reason" CHECK (
                cancellation_reason IS NULL OR status = 'cancelled')
        ) STRICT;
        CREATE UNIQUE INDEX appointment_slot ON appointment (slot_id)
            WHERE slot_id IS NOT NULL
                AND status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow');
        CREATE UNIQUE INDEX appointment_replaces ON appointment (replaces) WHERE replaces IS NOT NULL;
        CREATE INDEX appointment_by_slot ON appointment (slot_id) WHERE slot_id IS NOT NULL;
        CREATE INDEX appointment_by_start ON appointment (starts);
        CREATE INDEX appointment_by_length ON appointment (length);
        CREATE INDEX appointment_by_status ON appointment (status, ends);

        CREATE TABLE participant (
            appointment_id TEXT NOT NULL REFERENCES appointment (id) ON DELETE CASCADE,
            actor TEXT NOT NULL,
            position INTEGER NOT NULL,
            status TEXT NOT NULL CONSTRAINT "the participant's status is a code of R4" CHECK (
                status IN ('accepted', 'declined', 'tentative', 'needs-action')),
            PRIMARY KEY (appointment_id, actor)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX participant_by_actor ON participant (actor);

        CREATE TRIGGER appointment_stays BEFORE DELETE ON appointment BEGIN
            SELECT RAISE(ABORT, 'an appointment is never deleted');
        END;
        CREATE TRIGGER participant_stays BEFORE UPDATE OF appointment_id, actor ON participant BEGIN
            SELECT RAISE(ABORT, 'a participant is not exchanged');
        END;
        """

    static let cancellationTexts = """
        ALTER TABLE appointment ADD COLUMN cancellation_text TEXT
            CONSTRAINT "only a cancelled appointment has a cancellation text" CHECK (
                cancellation_text IS NULL OR status = 'cancelled');
        \(importedCancellationTexts)

        """

    /// Takes what was imported before from its text.
    package static let importedCancellationTexts = """
        UPDATE appointment SET cancellation_text = (
            SELECT json_extract(json, '$.cancelationReason.text') FROM resource
            WHERE resource.type = 'Appointment' AND resource.id = appointment.id)
        WHERE cancellation_reason IS NOT NULL;
        """

    static let transitions = """
        CREATE TRIGGER appointment_transition BEFORE UPDATE OF status ON appointment
        WHEN NEW.status <> OLD.status
            AND NEW.status <> 'entered-in-error'
            AND OLD.status || ' ' || NEW.status NOT IN (
                'proposed pending', 'proposed booked', 'proposed waitlist', 'proposed cancelled',
                'waitlist proposed', 'waitlist pending', 'waitlist booked', 'waitlist cancelled',
                'pending booked', 'pending cancelled', 'pending waitlist',
                'booked arrived', 'booked checked-in', 'booked cancelled', 'booked noshow',
                'arrived checked-in', 'arrived fulfilled', 'arrived cancelled', 'arrived noshow',
                'checked-in fulfilled', 'checked-in cancelled',
                'noshow booked')
        BEGIN
            SELECT RAISE(ABORT, 'an appointment may not make this transition');
        END;

        CREATE TRIGGER appointment_error_ends BEFORE UPDATE OF status ON appointment
        WHEN OLD.status = 'entered-in-error' AND NEW.status <> OLD.status
        BEGIN
            SELECT RAISE(ABORT, 'an appointment may not make this transition');
        END;

        CREATE TRIGGER appointment_transition_by_patient BEFORE UPDATE OF status ON appointment
        WHEN NEW.status <> OLD.status AND NEW.updated_by GLOB 'Patient/*'
            AND (NEW.status NOT IN ('pending', 'booked', 'cancelled', 'checked-in')
                OR NEW.status = 'booked' AND OLD.status IN ('pending', 'noshow'))
        BEGIN
            SELECT RAISE(ABORT, 'a patient may not bring an appointment into this state');
        END;

        CREATE TRIGGER appointment_made_by_patient BEFORE INSERT ON appointment
        WHEN NEW.updated_by GLOB 'Patient/*' AND NEW.status NOT IN ('pending', 'booked')
        BEGIN
            SELECT RAISE(ABORT, 'a patient may not bring an appointment into this state');
        END;
        """

    /// A slot follows its appointment: asked for, taken, free again.
    static let slots = """
        CREATE TRIGGER appointment_slot_open_insert BEFORE INSERT ON appointment
        WHEN NEW.slot_id IS NOT NULL
            AND NEW.status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow')
        BEGIN
            \(refuseTakenSlot)
        END;
        CREATE TRIGGER appointment_slot_open_update BEFORE UPDATE OF status ON appointment
        WHEN NEW.slot_id IS NOT NULL AND NOT OLD.keeps_slot
            AND NEW.status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled', 'noshow')
        BEGIN
            \(refuseTakenSlot)
        END;
        CREATE TRIGGER appointment_slot_stays BEFORE UPDATE OF slot_id ON appointment
        WHEN OLD.slot_id IS NOT NULL AND NEW.slot_id IS NOT OLD.slot_id
        BEGIN
            SELECT RAISE(ABORT, 'an appointment keeps its slot: it is rescheduled instead');
        END;

        CREATE TRIGGER appointment_takes_slot_insert AFTER INSERT ON appointment
        WHEN NEW.slot_id IS NOT NULL AND NEW.keeps_slot
        BEGIN
            \(takeSlot)
        END;
        CREATE TRIGGER appointment_takes_slot_update AFTER UPDATE OF status, slot_id ON appointment
        WHEN NEW.slot_id IS NOT NULL AND NEW.keeps_slot
        BEGIN
            \(takeSlot)
        END;
        CREATE TRIGGER appointment_frees_slot AFTER UPDATE OF status ON appointment
        WHEN NEW.slot_id IS NOT NULL AND OLD.keeps_slot AND NOT NEW.keeps_slot
        BEGIN
            UPDATE slot SET status = 'free', held_by = NULL, held_until = NULL
            WHERE id = NEW.slot_id AND status IN ('busy', 'busy-tentative');
        END;

        CREATE TRIGGER slot_stays_taken BEFORE UPDATE OF status ON slot
        WHEN NEW.status IN ('free', 'busy-unavailable', 'entered-in-error')
            AND EXISTS (SELECT 1 FROM appointment WHERE slot_id = NEW.id AND keeps_slot)
        BEGIN
            SELECT RAISE(ABORT, 'the slot has a live appointment');
        END;
        """

    static let refuseTakenSlot = """
        SELECT RAISE(ABORT, 'the slot has a live appointment')
            WHERE EXISTS (
                SELECT 1 FROM appointment WHERE slot_id = NEW.slot_id AND keeps_slot AND id <> NEW.id);
            SELECT RAISE(ABORT, 'the slot is held by somebody else or not open')
            WHERE EXISTS (
                SELECT 1 FROM slot
                WHERE id = NEW.slot_id
                    AND (status IN ('busy-unavailable', 'entered-in-error')
                        OR status = 'busy-tentative' AND held_by IS NOT NULL
                            AND held_until > NEW.updated_at AND held_by <> NEW.updated_by));
        """

    private static let takeSlot = """
        UPDATE slot SET status = 'busy-tentative', held_by = NULL, held_until = NEW.starts
            WHERE id = NEW.slot_id AND status IN ('free', 'busy-tentative');
            UPDATE slot SET status = 'busy', held_by = NULL, held_until = NULL
            WHERE id = NEW.slot_id AND status = 'busy-tentative' AND NEW.status <> 'pending';
        """

    /// Nobody is in two places at once; half-open, so that one visit may begin when another ends.
    static let overlaps = """
        CREATE TRIGGER participant_overlap BEFORE INSERT ON participant
        WHEN NEW.actor GLOB 'Patient/*' OR NEW.actor GLOB 'Practitioner/*'
        BEGIN
            SELECT RAISE(ABORT, 'somebody who takes part has another visit at this time')
            WHERE EXISTS (
                SELECT 1
                FROM appointment AS mine
                CROSS JOIN appointment AS other
                CROSS JOIN participant AS theirs
                WHERE mine.id = NEW.appointment_id AND mine.live
                    AND other.starts < mine.ends AND other.ends > mine.starts
                    AND other.starts > mine.starts - (SELECT max(length) FROM appointment)
                    AND other.live AND other.id <> mine.id
                    AND theirs.appointment_id = other.id AND theirs.actor = NEW.actor
                    AND (NEW.actor GLOB 'Patient/*' OR mine.overbooking_reason IS NULL));
        END;

        CREATE TRIGGER appointment_overlap BEFORE UPDATE OF status, starts, ends, overbooking_reason ON appointment
        WHEN NEW.status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled')
            AND (NOT OLD.live OR NEW.starts IS NOT OLD.starts OR NEW.ends IS NOT OLD.ends
                OR NEW.overbooking_reason IS NOT OLD.overbooking_reason)
        BEGIN
            SELECT RAISE(ABORT, 'somebody who takes part has another visit at this time')
            WHERE EXISTS (
                SELECT 1
                FROM appointment AS other
                CROSS JOIN participant AS theirs
                CROSS JOIN participant AS ours
                WHERE other.starts < NEW.ends AND other.ends > NEW.starts
                    AND other.starts > NEW.starts - (SELECT max(length) FROM appointment)
                    AND other.live AND other.id <> NEW.id
                    AND theirs.appointment_id = other.id
                    AND ours.appointment_id = NEW.id AND ours.actor = theirs.actor
                    AND (ours.actor GLOB 'Patient/*'
                        OR ours.actor GLOB 'Practitioner/*' AND NEW.overbooking_reason IS NULL));
        END;
        """
}
