/// Schedules and slots. Instants are milliseconds since 1970, UTC; what they refer to may be absent, as in FHIR.
package enum CalendarSchema {
    static let tables = """
        CREATE TABLE schedule (
            id TEXT PRIMARY KEY NOT NULL,
            active INTEGER NOT NULL CHECK (active IN (0, 1)),
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            practitioner_id TEXT,
            service TEXT CHECK (service IS NULL OR json_valid(service)),
            time_zone TEXT NOT NULL,
            needs_confirmation INTEGER NOT NULL CHECK (needs_confirmation IN (0, 1)),
            lead_seconds INTEGER NOT NULL CHECK (lead_seconds >= 0),
            cutoff_seconds INTEGER NOT NULL CHECK (cutoff_seconds >= 0),
            horizon_seconds INTEGER NOT NULL CHECK (horizon_seconds >= 0),
            plan TEXT NOT NULL CHECK (json_valid(plan)),
            comment TEXT,
            last_open_day TEXT
        ) STRICT;
        CREATE INDEX schedule_by_practitioner ON schedule (practitioner_id);

        CREATE TABLE slot (
            id TEXT PRIMARY KEY NOT NULL,
            identifiers TEXT NOT NULL CHECK (json_valid(identifiers)),
            schedule_id TEXT NOT NULL,
            status TEXT NOT NULL CONSTRAINT "the slot's status is a code of R4" CHECK (
                status IN ('busy', 'free', 'busy-unavailable', 'busy-tentative', 'entered-in-error')),
            starts INTEGER NOT NULL,
            ends INTEGER NOT NULL,
            overbooked INTEGER NOT NULL CHECK (overbooked IN (0, 1)),
            comment TEXT,
            held_by TEXT,
            held_until INTEGER,
            CONSTRAINT "the slot ends after it starts" CHECK (ends > starts),
            CONSTRAINT "a tentative slot expires, and no other does" CHECK (
                (status = 'busy-tentative') = (held_until IS NOT NULL)),
            CONSTRAINT "only a tentative slot is held" CHECK (held_by IS NULL OR status = 'busy-tentative')
        ) STRICT;
        CREATE INDEX slot_by_schedule ON slot (schedule_id, starts);
        CREATE INDEX slot_by_start ON slot (starts);
        CREATE INDEX slot_by_holder ON slot (held_by) WHERE held_by IS NOT NULL;
        """

    /// Has a program look at the times that an older version has opened again with the end of a visit.
    package static let unclosedSlots = """
        INSERT INTO setting (name, value) SELECT 'freed_slots', 'unchecked' WHERE EXISTS (SELECT 1 FROM slot)
        ON CONFLICT DO NOTHING;
        """

    static let slotRules = """
        CREATE TRIGGER slot_transition BEFORE UPDATE OF status ON slot
        WHEN NEW.status <> OLD.status
            AND NEW.status <> 'entered-in-error'
            AND OLD.status || ' ' || NEW.status NOT IN (
                'free busy-tentative', 'busy-tentative busy', 'busy-tentative free', 'busy free',
                'free busy-unavailable', 'busy-unavailable free')
        BEGIN
            SELECT RAISE(ABORT, 'a slot may not make this transition');
        END;

        CREATE TRIGGER slot_error_ends BEFORE UPDATE OF status ON slot
        WHEN OLD.status = 'entered-in-error' AND NEW.status <> OLD.status
        BEGIN
            SELECT RAISE(ABORT, 'a slot may not make this transition');
        END;
        """
}
