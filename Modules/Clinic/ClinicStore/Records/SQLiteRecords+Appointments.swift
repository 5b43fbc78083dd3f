import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func appointment(_ id: Appointment.ID) throws -> Appointment? {
        try Row.fetchOne(db, sql: "SELECT * FROM appointment WHERE id = ?", arguments: [id.rawValue])
            .map(appointment)
    }

    func summary(_ id: Appointment.ID) throws -> AppointmentSummary? { try appointment(id).map(summary) }

    func keeper(of slot: Slot.ID) throws -> Appointment? {
        try Row.fetchOne(
            db, sql: "SELECT * FROM appointment WHERE slot_id = ? AND keeps_slot", arguments: [slot.rawValue]
        ).map(appointment)
    }

    func live(of principal: Principal, overlapping period: DateInterval) throws -> [AppointmentSummary] {
        try Agenda(of: principal).during(period, only: Appointment.Status.live).rows(db)
            .map { try summary(appointment($0)) }
    }

    func replacement(of id: Appointment.ID) throws -> Appointment.ID? {
        try String.fetchOne(db, sql: "SELECT id FROM appointment WHERE replaces = ?", arguments: [id.rawValue])
            .map { Appointment.ID($0) }
    }

    func store(_ appointment: Appointment, by principal: Principal) throws {
        try store(appointment, by: principal.reference)
    }

    func store(_ appointment: Appointment, by author: String) throws {
        try db.store(
            in: "appointment", id: appointment.id.rawValue,
            [
                "identifiers": try appointment.identifiers.columnText(), "status": appointment.status.rawValue,
                "cancellation_reason": appointment.cancellationReason?.rawValue,
                "service": try appointment.service?.columnText(), "reason": appointment.reason,
                "comment": appointment.comment, "starts": appointment.start?.milliseconds,
                "ends": appointment.end?.milliseconds, "slot_id": appointment.slot?.rawValue,
                "created": appointment.created?.milliseconds, "replaces": appointment.replaces?.rawValue,
                "overbooking_reason": appointment.overbookingReason, "sequence": appointment.sequence,
                "updated_at": (appointment.lastUpdated ?? now).milliseconds, "updated_by": author,
            ])
        try storeParticipants(of: appointment)
    }

    private func storeParticipants(of appointment: Appointment) throws {
        let actors = try appointment.participants.map(\.actor).columnText()
        try db.run(
            sql: """
                DELETE FROM participant
                WHERE appointment_id = ? AND actor NOT IN (SELECT value FROM json_each(?))
                """,
            arguments: [appointment.id.rawValue, actors])
        for (position, participant) in appointment.participants.enumerated() {
            // Updated where it stands: only who is new may be in another place at that time.
            try db.run(
                sql: "UPDATE participant SET position = ?, status = ? WHERE appointment_id = ? AND actor = ?",
                arguments: [position, participant.status.rawValue, appointment.id.rawValue, participant.actor])
            guard db.changesCount == 0 else { continue }
            try db.run(
                sql: "INSERT INTO participant (appointment_id, actor, position, status) VALUES (?, ?, ?, ?)",
                arguments: [appointment.id.rawValue, participant.actor, position, participant.status.rawValue])
        }
    }

    func appointment(_ row: Row) throws -> Appointment {
        let id: String = row["id"]
        let participants = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT actor, status FROM participant WHERE appointment_id = ? ORDER BY position"),
            arguments: [id])
        return Appointment(
            id: Appointment.ID(id), identifiers: try row.decoded("identifiers"), status: try row.code("status"),
            cancellationReason: (row["cancellation_reason"] as String?).flatMap(CancellationReason.init),
            service: try row.decodedIfPresent("service"), reason: row["reason"], comment: row["comment"],
            start: row.instant("starts"), end: row.instant("ends"), slot: row.id("slot_id"),
            created: row.instant("created"),
            participants: try participants.map {
                Appointment.Participant(actor: $0["actor"], status: try $0.code("status"))
            },
            replaces: row.id("replaces"), overbookingReason: row["overbooking_reason"], sequence: row["sequence"],
            lastUpdated: row.instant("updated_at"))
    }

    func summary(_ appointment: Appointment) throws -> AppointmentSummary {
        AppointmentSummary(
            appointment: appointment,
            patientName: try appointment.patient.map { try name($0, in: "patient") } ?? "",
            practitionerName: try appointment.practitioner.map { try name($0, in: "practitioner") } ?? "",
            zone: try zone(of: appointment))
    }

    private func name<Person>(_ id: EntityID<Person>, in table: String) throws -> String {
        try names.name(id.reference) {
            try String.fetchOne(
                db.cachedStatement(sql: "SELECT name FROM \(table) WHERE id = ?"), arguments: [id.rawValue])
                ?? id.rawValue
        }
    }

    /// That of the slot's schedule, else of the practitioner's first.
    private func zone(of appointment: Appointment) throws -> Zone {
        if let slot = appointment.slot {
            let sql = """
                SELECT schedule.id, time_zone FROM schedule JOIN slot ON schedule_id = schedule.id WHERE slot.id = ?
                """
            if let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [slot.rawValue]) {
                return try row.zone(of: Schedule.ID(row["id"]))
            }
        }
        guard let practitioner = appointment.practitioner else { return .utc }
        return try names.zone(of: practitioner) { try schedules(of: practitioner).first?.zone ?? .utc }
    }
}
