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

    func encounters(of appointment: Appointment.ID) throws -> [Encounter] {
        try Row.fetchAll(
            db, sql: "SELECT * FROM encounter WHERE appointment_id = ? ORDER BY id", arguments: [appointment.rawValue]
        ).map(encounter)
    }

    func encounter(_ row: Row) throws -> Encounter {
        let id: String = row["id"]
        return Encounter(
            id: Encounter.ID(id), identifiers: try row.decoded("identifiers"), status: try row.code("status"),
            encounterClass: try row.decoded("class"), types: try row.decoded("types"),
            patient: row.id("patient_id"),
            practitioners: try String.fetchAll(
                db.cachedStatement(
                    sql: "SELECT practitioner_id FROM encounter_practitioner WHERE encounter_id = ? ORDER BY position"),
                arguments: [id]
            ).map { Practitioner.ID($0) },
            appointment: row.id("appointment_id"), start: row.instant("starts"), end: row.instant("ends"),
            reason: row["reason"], organization: row.id("organization_id"))
    }

    func store(_ encounter: Encounter) throws {
        try db.store(
            in: "encounter", id: encounter.id.rawValue,
            [
                "identifiers": try encounter.identifiers.columnText(), "status": encounter.status.rawValue,
                "class": try encounter.encounterClass.columnText(), "types": try encounter.types.columnText(),
                "patient_id": encounter.patient?.rawValue, "appointment_id": encounter.appointment?.rawValue,
                "starts": encounter.start?.milliseconds, "ends": encounter.end?.milliseconds,
                "reason": encounter.reason, "organization_id": encounter.organization?.rawValue,
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
