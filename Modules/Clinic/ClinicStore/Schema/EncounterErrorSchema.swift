import ClinicModel
import Foundation
import GRDB

/// What was entered in error takes its encounter along.
enum EncounterErrorSchema {
    static let sql = """
        DROP TRIGGER encounter_transition;
        CREATE TRIGGER encounter_transition BEFORE UPDATE OF status ON encounter
        WHEN NEW.status <> OLD.status
            AND NEW.status <> 'entered-in-error'
            AND OLD.status || ' ' || NEW.status NOT IN (
                'planned arrived', 'planned cancelled', 'arrived triaged', 'arrived cancelled',
                'triaged in-progress', 'triaged cancelled', 'in-progress onleave', 'in-progress finished',
                'onleave in-progress', 'onleave finished')
        BEGIN
            SELECT RAISE(ABORT, 'an encounter may not make this transition');
        END;
        CREATE TRIGGER encounter_follows_into_error AFTER UPDATE OF status ON appointment
        WHEN NEW.status = 'entered-in-error' AND OLD.status <> NEW.status
        BEGIN
            UPDATE encounter SET status = 'entered-in-error'
            WHERE appointment_id = NEW.id AND status <> 'entered-in-error';
        END;
        """

    /// Corrects the encounters that have outlived their appointments, and notes it at the time of the last audit row:
    /// a migration knows no clock.
    static func migrate(_ db: Database) throws {
        try db.execute(sql: sql)
        let found = try db.rows(
            """
            SELECT encounter.id, encounter.status, encounter.patient_id FROM encounter
            JOIN appointment ON appointment.id = encounter.appointment_id
            WHERE appointment.status = 'entered-in-error' AND encounter.status <> 'entered-in-error'
            """
        ) { (id: Encounter.ID($0.text()), before: $0.text(), patient: $0.idIfPresent() as Patient.ID?) }
        let last = try Int64.fetchOne(db, sql: "SELECT recorded FROM audit ORDER BY sequence DESC LIMIT 1")
        let clock = ClinicClock.fixed(Date(milliseconds: last ?? 0))
        for (id, before, patient) in found {
            try db.execute(
                sql: "UPDATE encounter SET status = 'entered-in-error' WHERE id = ?", arguments: [id.rawValue])
            let entry = AuditEntry(
                agent: "system", action: .update, entity: id.reference, patient: patient,
                detail: "\(before) → entered-in-error")
            try db.append(AuditRow(entry, recorded: clock.now, systemTime: clock.systemNow))
        }
    }
}
