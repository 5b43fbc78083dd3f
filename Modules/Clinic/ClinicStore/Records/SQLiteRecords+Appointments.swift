import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func appointment(_ id: Appointment.ID) throws -> Appointment? {
        let statement = try db.cachedStatement(sql: "SELECT \(Self.appointmentColumns) FROM appointment WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id.rawValue]).map(appointment)
    }

    func summary(_ id: Appointment.ID) throws -> AppointmentSummary? { try appointment(id).map(summary) }

    func keeper(of slot: Slot.ID) throws -> Appointment? {
        try Row.fetchOne(
            db.cachedStatement(
                sql: "SELECT \(Self.appointmentColumns) FROM appointment WHERE slot_id = ? AND keeps_slot"),
            arguments: [slot.rawValue]
        ).map(appointment)
    }

    func live(of principal: Principal, overlapping period: DateInterval) throws -> [AppointmentSummary] {
        try Agenda(of: principal).during(period, only: Appointment.Status.live).map(db) { try summary(appointment($0)) }
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

    /// What an appointment is made of, in the order in which it is read: to look for a column by its name costs more
    /// than all else of a row.
    static let appointmentColumns = [
        "id", "identifiers", "status", "cancellation_reason", "service", "reason", "comment", "starts", "ends",
        "slot_id", "created", "replaces", "overbooking_reason", "sequence", "updated_at",
    ].map { "appointment.\($0)" }.joined(separator: ", ")

    /// From a row of `appointmentColumns`.
    func appointment(_ row: Row) throws -> Appointment {
        let id: String = row[0]
        let statement = try db.cachedStatement(
            sql: "SELECT actor, status FROM participant WHERE appointment_id = ? ORDER BY position")
        let participants = try Row.fetchCursor(statement, arguments: [id]).map { row in
            Appointment.Participant(actor: row[0], status: try row.code(at: 1))
        }
        return Appointment(
            id: Appointment.ID(id), identifiers: try row.decoded(at: 1), status: try row.code(at: 2),
            cancellationReason: (row[3] as String?).flatMap(CancellationReason.init),
            service: try row.decodedIfPresent(at: 4), reason: row[5], comment: row[6], start: row.instant(at: 7),
            end: row.instant(at: 8), slot: row.id(at: 9), created: row.instant(at: 10),
            participants: try Array(participants), replaces: row.id(at: 11), overbookingReason: row[12],
            sequence: row[13], lastUpdated: row.instant(at: 14))
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
            let statement = try db.cachedStatement(sql: "SELECT schedule_id FROM slot WHERE id = ?")
            if let schedule = try String.fetchOne(statement, arguments: [slot.rawValue]).map({ Schedule.ID($0) }) {
                return try names.zone(schedule.reference) { try zone(of: schedule) }
            }
        }
        guard let practitioner = appointment.practitioner else { return .utc }
        return try names.zone(practitioner.reference) { try schedules(of: practitioner).first?.zone ?? .utc }
    }

    private func zone(of schedule: Schedule.ID) throws -> Zone {
        let statement = try db.cachedStatement(sql: "SELECT time_zone FROM schedule WHERE id = ?")
        guard let row = try Row.fetchOne(statement, arguments: [schedule.rawValue]) else { return .utc }
        return try row.zone(of: schedule)
    }
}
