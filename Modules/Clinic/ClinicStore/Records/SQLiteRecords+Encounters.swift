import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func encounter(of appointment: Appointment.ID) throws -> Encounter? {
        try Row.fetchOne(
            db, sql: "SELECT * FROM encounter WHERE appointment_id = ? ORDER BY starts DESC LIMIT 1",
            arguments: [appointment.rawValue]
        ).map(encounter)
    }

    func encounter(_ row: Row) throws -> Encounter {
        let id: String = row["id"]
        return Encounter(
            id: Encounter.ID(id), identifiers: try row.decoded("identifiers"), status: try row.code("status"),
            encounterClass: try row.decoded("class"), types: try row.decoded("types"),
            patient: row.id("patient_id"),
            practitioners: try String.fetchAll(
                db,
                sql: "SELECT practitioner_id FROM encounter_practitioner WHERE encounter_id = ? ORDER BY position",
                arguments: [id]
            ).map { Practitioner.ID($0) },
            appointment: row.id("appointment_id"), start: row.instant("starts"), end: row.instant("ends"),
            reason: row["reason"], organization: row.id("organization_id"))
    }

    func store(_ encounter: Encounter) throws {
        try db.run(
            sql: """
                INSERT INTO encounter (
                    id, identifiers, status, class, types, patient_id, appointment_id, starts, ends, reason,
                    organization_id)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    identifiers = excluded.identifiers, status = excluded.status, class = excluded.class,
                    types = excluded.types, patient_id = excluded.patient_id,
                    appointment_id = excluded.appointment_id, starts = excluded.starts, ends = excluded.ends,
                    reason = excluded.reason, organization_id = excluded.organization_id
                """,
            arguments: [
                encounter.id.rawValue, try encounter.identifiers.columnText(), encounter.status.rawValue,
                try encounter.encounterClass.columnText(), try encounter.types.columnText(),
                encounter.patient?.rawValue, encounter.appointment?.rawValue, encounter.start?.milliseconds,
                encounter.end?.milliseconds, encounter.reason, encounter.organization?.rawValue,
            ])
        try db.run(
            sql: "DELETE FROM encounter_practitioner WHERE encounter_id = ?", arguments: [encounter.id.rawValue])
        for (position, practitioner) in encounter.practitioners.enumerated() {
            try db.run(
                sql: "INSERT OR IGNORE INTO encounter_practitioner VALUES (?, ?, ?)",
                arguments: [encounter.id.rawValue, practitioner.rawValue, position])
        }
    }
}
