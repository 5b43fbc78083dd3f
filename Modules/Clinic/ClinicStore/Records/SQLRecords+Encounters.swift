import ClinicModel
import Foundation

extension SQLRecords {
    func encounter(of appointment: Appointment.ID) throws -> Encounter? {
        try db.row(Self.lastEncounter, appointment.rawValue, make: encounter)
    }

    private static let lastEncounter = SQLText.kept(
        """
        SELECT \(encounterColumns) FROM encounter WHERE appointment_id = ?
        ORDER BY starts DESC NULLS LAST LIMIT 1
        """)

    func encounter(_ id: EntityID<Encounter>) throws -> Encounter? {
        try db.row("SELECT \(Self.encounterColumns) FROM encounter WHERE id = ?", id.rawValue, make: encounter)
    }

    func encounters(of appointment: Appointment.ID) throws -> [Encounter] {
        try db.rows(
            "SELECT \(Self.encounterColumns) FROM encounter WHERE appointment_id = ? ORDER BY id",
            appointment.rawValue, make: encounter)
    }

    static let encounterColumns = Columns.list(
        "id", "identifiers", "status", "class", "types", "patient_id", "appointment_id", "starts", "ends", "reason",
        "organization_id", "stated_start", "signed", of: "encounter")

    func encounter(_ row: inout Columns) throws -> Encounter {
        var encounter = Encounter(
            id: row.id(), identifiers: try row.decodedList(), status: try row.code(), encounterClass: try row.decoded(),
            types: try row.decodedList(), patient: row.idIfPresent(), appointment: row.idIfPresent(),
            start: row.instantIfPresent(), end: row.instantIfPresent(), reason: row.textIfPresent(),
            organization: row.idIfPresent(), statedStart: row.textIfPresent().flatMap { PartialDate($0) },
            signed: row.instantIfPresent())
        encounter.practitioners = try db.rows(Self.practitionersOfEncounter, encounter.id.rawValue) { $0.id() }
        return encounter
    }

    private static let practitionersOfEncounter = SQLText.kept(
        "SELECT practitioner_id FROM encounter_practitioner WHERE encounter_id = ? ORDER BY position")

    func store(_ encounter: Encounter) throws {
        try db.store(
            in: "encounter", id: encounter.id.rawValue,
            [
                "identifiers": try encounter.identifiers.columnText(), "status": encounter.status.rawValue,
                "class": try encounter.encounterClass.columnText(), "types": try encounter.types.columnText(),
                "patient_id": encounter.patient?.rawValue, "appointment_id": encounter.appointment?.rawValue,
                "starts": encounter.start?.milliseconds, "ends": encounter.end?.milliseconds,
                "reason": encounter.reason, "organization_id": encounter.organization?.rawValue,
                "stated_start": encounter.statedStart?.description, "signed": encounter.signed?.milliseconds,
            ])
        try db.run(
            "DELETE FROM encounter_practitioner WHERE encounter_id = ?", [encounter.id.rawValue])
        for (position, practitioner) in encounter.practitioners.enumerated() {
            try db.run(
                "INSERT INTO encounter_practitioner VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                [encounter.id.rawValue, practitioner.rawValue, position])
        }
    }
}
