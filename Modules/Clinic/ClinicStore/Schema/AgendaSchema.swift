/// The visits of each person in the order of their start.
///
/// A participant repeats the state and the times of the appointment, so that an index has them together with whose they
/// are. A visit that takes a day or less is found by when it starts; a longer one by when it ends, in an index of its own.
enum AgendaSchema {
    static let sql = columns + indexes + repetition + overlaps

    /// The longest visit that is looked for by its start, in milliseconds.
    static let day = 86_400_000

    /// Whether a participant who is given, other than through the appointment that is given, has a live visit that
    /// overlaps a time that is given; each is an expression of SQL.
    static func isBusy(_ actor: String, from start: String, to end: String, otherThan appointment: String) -> String {
        let isOther = """
            agenda.actor = \(actor) AND agenda.ends > \(start)
                AND +agenda.appointment_status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled')
                AND agenda.appointment_id IS NOT \(appointment)
            """
        // The plus keeps the start of a long visit from being what it is looked for by.
        return """
            (EXISTS (
                SELECT 1 FROM participant AS agenda
                WHERE \(isOther) AND agenda.starts < \(end) AND agenda.starts > \(start) - \(day))
            OR EXISTS (
                SELECT 1 FROM participant AS agenda
                WHERE \(isOther) AND +agenda.starts < \(end) AND agenda.ends - agenda.starts > \(day)))
            """
    }

    private static let columns = """
        ALTER TABLE participant ADD COLUMN appointment_status TEXT;
        ALTER TABLE participant ADD COLUMN starts INTEGER;
        ALTER TABLE participant ADD COLUMN ends INTEGER;
        UPDATE participant SET (appointment_status, starts, ends) = (
            SELECT status, starts, ends FROM appointment WHERE id = appointment_id);

        """

    private static let indexes = """
        DROP INDEX participant_by_actor;
        CREATE INDEX participant_by_start ON participant (actor, starts, appointment_id, ends, appointment_status);
        CREATE INDEX participant_by_status ON participant (actor, appointment_status, starts, appointment_id, ends);
        CREATE INDEX participant_long ON participant (actor, ends) WHERE ends - starts > \(day);
        CREATE INDEX slot_long ON slot (schedule_id, ends) WHERE ends - starts > \(day);

        """

    private static let repetition = """
        CREATE TRIGGER participant_repeats AFTER INSERT ON participant BEGIN
            UPDATE participant SET (appointment_status, starts, ends) = (
                SELECT status, starts, ends FROM appointment WHERE id = NEW.appointment_id)
            WHERE appointment_id = NEW.appointment_id AND actor = NEW.actor;
        END;
        CREATE TRIGGER appointment_is_repeated AFTER UPDATE OF status, starts, ends ON appointment
        WHEN NEW.status <> OLD.status OR NEW.starts IS NOT OLD.starts OR NEW.ends IS NOT OLD.ends
        BEGIN
            UPDATE participant SET appointment_status = NEW.status, starts = NEW.starts, ends = NEW.ends
            WHERE appointment_id = NEW.id;
        END;
        CREATE TRIGGER participant_only_repeats BEFORE UPDATE OF appointment_status, starts, ends ON participant
        WHEN NOT EXISTS (
            SELECT 1 FROM appointment
            WHERE id = NEW.appointment_id AND status IS NEW.appointment_status
                AND starts IS NEW.starts AND ends IS NEW.ends)
        BEGIN
            SELECT RAISE(ABORT, 'a participant has the times of the appointment');
        END;

        """

    private static let overlaps = """
        DROP TRIGGER participant_overlap;
        CREATE TRIGGER participant_overlap BEFORE INSERT ON participant
        WHEN NEW.actor GLOB 'Patient/*' OR NEW.actor GLOB 'Practitioner/*'
        BEGIN
            SELECT RAISE(ABORT, 'somebody who takes part has another visit at this time')
            FROM appointment AS mine
            WHERE mine.id = NEW.appointment_id AND mine.live
                AND (NEW.actor GLOB 'Patient/*' OR mine.overbooking_reason IS NULL)
                AND \(isBusy("NEW.actor", from: "mine.starts", to: "mine.ends", otherThan: "mine.id"));
        END;

        DROP TRIGGER appointment_overlap;
        CREATE TRIGGER appointment_overlap BEFORE UPDATE OF status, starts, ends, overbooking_reason ON appointment
        WHEN NEW.status IN ('pending', 'booked', 'arrived', 'checked-in', 'fulfilled')
            AND (NOT OLD.live OR NEW.starts IS NOT OLD.starts OR NEW.ends IS NOT OLD.ends
                OR NEW.overbooking_reason IS NOT OLD.overbooking_reason)
        BEGIN
            SELECT RAISE(ABORT, 'somebody who takes part has another visit at this time')
            FROM participant AS ours
            WHERE ours.appointment_id = NEW.id
                AND (ours.actor GLOB 'Patient/*'
                    OR ours.actor GLOB 'Practitioner/*' AND NEW.overbooking_reason IS NULL)
                AND \(isBusy("ours.actor", from: "NEW.starts", to: "NEW.ends", otherThan: "NEW.id"));
        END;

        DROP INDEX appointment_by_start;
        DROP INDEX appointment_by_length;
        DROP INDEX appointment_by_status;
        ALTER TABLE appointment DROP COLUMN length;

        """
}
