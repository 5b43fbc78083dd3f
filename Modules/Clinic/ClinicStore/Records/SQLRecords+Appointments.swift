import ClinicModel
import Foundation

extension SQLRecords {
    func appointment(_ id: Appointment.ID) throws -> Appointment? {
        try db.row(Self.selectAppointment, id.rawValue, make: appointment)
    }

    private static let selectAppointment = SQLText.kept("SELECT \(appointmentColumns) FROM appointment WHERE id = ?")

    func summary(_ id: Appointment.ID) throws -> AppointmentSummary? {
        try db.row(Self.selectSummary, id.rawValue, make: summary)
    }

    private static let selectSummary = SQLText.kept("SELECT \(summaryColumns) FROM appointment WHERE id = ?")

    func keeper(of slot: Slot.ID) throws -> Appointment? {
        try db.row(Self.selectKeeper, slot.rawValue, make: appointment)
    }

    private static let selectKeeper = SQLText.kept(
        "SELECT \(appointmentColumns) FROM appointment WHERE slot_id = ? AND keeps_slot")

    func live(of principal: Principal, overlapping period: DateInterval) throws -> [AppointmentSummary] {
        try Agenda(of: principal, liveDuring: period).map(db, summary)
    }

    func replacement(of id: Appointment.ID) throws -> Appointment.ID? {
        try db.row(Self.selectReplacement, id.rawValue) { $0.id() }
    }

    private static let selectReplacement = SQLText.kept("SELECT id FROM appointment WHERE replaces = ?")

    func store(_ appointment: Appointment, by principal: Principal) throws {
        try store(appointment, by: principal.reference)
    }

    func store(_ appointment: Appointment, by author: String) throws {
        let isNew = try db.store(
            in: "appointment", id: appointment.id.rawValue, values(of: appointment, by: author))
        try storeParticipants(of: appointment, isNew: isNew)
    }

    func add(_ appointment: Appointment, by principal: Principal) throws {
        try db.insert(
            in: "appointment", id: appointment.id.rawValue, values(of: appointment, by: principal.reference))
        try storeParticipants(of: appointment, isNew: true)
    }

    private func values(of appointment: Appointment, by author: String) throws -> NamedValues {
        [
            "identifiers": try appointment.identifiers.columnText(), "status": appointment.status.rawValue,
            "cancellation_reason": appointment.cancellationReason?.rawValue,
            "cancellation_text": appointment.cancellationText,
            "service": try appointment.service.map(ServiceTexts.shared.text), "reason": appointment.reason,
            "comment": appointment.comment, "starts": appointment.start?.milliseconds,
            "ends": appointment.end?.milliseconds, "slot_id": appointment.slot?.rawValue,
            "created": appointment.created?.milliseconds, "replaces": appointment.replaces?.rawValue,
            "overbooking_reason": appointment.overbookingReason, "sequence": appointment.sequence,
            "updated_at": (appointment.lastUpdated ?? now).milliseconds, "updated_by": author,
        ]
    }

    private func storeParticipants(of appointment: Appointment, isNew: Bool) throws {
        let (id, participants) = (appointment.id.rawValue, appointment.participants)
        if !isNew {
            try db.run(
                """
                DELETE FROM participant
                WHERE appointment_id = ? AND actor NOT IN (SELECT value FROM json_each(?))
                """,
                [id, participants.map(\.actor).columnText()])
        }
        for (position, participant) in participants.enumerated() {
            let (actor, status) = (participant.actor, participant.status.rawValue)
            // Updated where it stands: only who is new may be in another place at that time.
            let mayStand = !isNew || participants[..<position].contains { $0.actor == actor }
            if mayStand, try db.run(Self.updateParticipant, [position, status, id, actor]) > 0 { continue }
            try db.run(Self.insertParticipant, [id, actor, position, status])
        }
    }

    private static let updateParticipant = SQLText.kept(
        "UPDATE participant SET position = ?, status = ? WHERE appointment_id = ? AND actor = ?")
    private static let insertParticipant = SQLText.kept(
        "INSERT INTO participant (appointment_id, actor, position, status) VALUES (?, ?, ?, ?)")

    static let appointmentColumns = Columns.list(
        "id", "identifiers", "status", "cancellation_reason", "cancellation_text", "service", "reason", "comment",
        "starts", "ends", "slot_id", "created", "replaces", "overbooking_reason", "sequence", "updated_at",
        of: "appointment")

    func appointment(_ row: inout Columns) throws -> Appointment {
        let id: Appointment.ID = row.id()
        return try appointment(id, with: participants(in: id), &row)
    }

    /// One whose id has been read.
    private func appointment(
        _ id: Appointment.ID, with participants: [Appointment.Participant], _ row: inout Columns
    ) throws -> Appointment {
        Appointment(
            id: id, identifiers: try row.decodedList(), status: try row.code(),
            cancellationReason: row.textIfPresent().flatMap(CancellationReason.init),
            cancellationText: row.textIfPresent(), service: try row.decodedIfPresent(), reason: row.textIfPresent(),
            comment: row.textIfPresent(),
            start: row.instantIfPresent(), end: row.instantIfPresent(), slot: row.idIfPresent(),
            created: row.instantIfPresent(), participants: participants, replaces: row.idIfPresent(),
            overbookingReason: row.textIfPresent(),
            sequence: Int(row.integer()), lastUpdated: row.instantIfPresent())
    }

    private func participants(in appointment: Appointment.ID) throws -> [Appointment.Participant] {
        try db.rows(Self.participants, appointment.rawValue) {
            Appointment.Participant(actor: $0.text(), status: try $0.code())
        }
    }

    private static let participants = SQLText.kept(
        "SELECT actor, status FROM participant WHERE appointment_id = ? ORDER BY position")

    /// The schedule of an appointment's slot, the appointments that it was moved to and from, whether its visit goes on,
    /// and the columns of the appointment.
    static let summaryColumns = """
        (SELECT schedule_id FROM slot WHERE slot.id = appointment.slot_id),
        \(ofSuccessor(idOfSamePatient("successor"))), \(ofSuccessor("successor.starts")),
        \(ofSuccessor("(SELECT schedule_id FROM slot WHERE slot.id = successor.slot_id)")),
        \(ofPredecessor(idOfSamePatient("predecessor"))), \(ofPredecessor("predecessor.starts")),
        \(ofPredecessor("(SELECT schedule_id FROM slot WHERE slot.id = predecessor.slot_id)")),
        \(ofPredecessor("predecessor.cancellation_reason")),
        EXISTS (
            SELECT 1 FROM encounter
            WHERE encounter.appointment_id = appointment.id AND encounter.status IN ('in-progress', 'onleave')),
        \(appointmentColumns)
        """

    private static func ofSuccessor(_ column: String) -> String {
        """
        CASE WHEN appointment.status = 'cancelled' THEN
            (SELECT \(column) FROM appointment AS successor WHERE successor.replaces = appointment.id) END
        """
    }

    private static func ofPredecessor(_ column: String) -> String {
        """
        CASE WHEN appointment.replaces IS NOT NULL THEN
            (SELECT \(column) FROM appointment AS predecessor WHERE predecessor.id = appointment.replaces) END
        """
    }

    /// The ID of another appointment, if both are of one patient: what was imported may name another's as the one that it
    /// takes the place of.
    private static func idOfSamePatient(_ other: String) -> String {
        """
        CASE WHEN EXISTS (
            SELECT 1 FROM participant
            WHERE appointment_id = appointment.id AND actor LIKE 'Patient/%'
                AND actor IN (SELECT actor FROM participant WHERE appointment_id = \(other).id)) THEN \(other).id END
        """
    }

    /// The appointment is made where it stands in the summary: to copy it would take as long as to read it.
    func summary(_ row: inout Columns) throws -> AppointmentSummary {
        let schedule: Schedule.ID? = row.idIfPresent()
        let successor: (id: Appointment.ID?, start: Date?, schedule: Schedule.ID?) = (
            row.idIfPresent(), row.instantIfPresent(), row.idIfPresent()
        )
        let predecessor: (id: Appointment.ID?, start: Date?, schedule: Schedule.ID?, reason: String?) = (
            row.idIfPresent(), row.instantIfPresent(), row.idIfPresent(), row.textIfPresent()
        )
        let isRunning = row.flag()
        let id: Appointment.ID = row.id()
        let participants = try participants(in: id)
        return AppointmentSummary(
            appointment: try appointment(id, with: participants, &row),
            patientName: try name(of: "Patient/", in: participants),
            practitionerName: try name(of: "Practitioner/", in: participants),
            zone: try zone(of: schedule, for: participants),
            successor: try successor.id.map { id in
                AppointmentSummary.Successor(
                    id: id,
                    start: try successor.start.map {
                        Moment($0, in: try zone(of: successor.schedule, for: participants))
                    })
            },
            predecessor: try predecessor.id.map { id in
                AppointmentSummary.Predecessor(
                    id: id,
                    start: try predecessor.start.map {
                        Moment($0, in: try zone(of: predecessor.schedule, for: participants))
                    }, reason: predecessor.reason.flatMap(CancellationReason.init))
            }, isRunning: isRunning)
    }

    /// That of the first participant whose reference begins so.
    private func name(of type: String, in participants: [Appointment.Participant]) throws -> String {
        for participant in participants where participant.actor.hasPrefix(type) {
            let name = try names.name(of: participant.actor) {
                try storedName(of: Principal(reference: participant.actor))
            }
            return name.isEmpty ? String(participant.actor.dropFirst(type.count)) : name
        }
        return ""
    }

    /// That of the slot's schedule, else of the practitioner's first, else the clinic's.
    private func zone(of schedule: Schedule.ID?, for participants: [Appointment.Participant]) throws -> Zone {
        guard let schedule else {
            return try localZone(of: participants.lazy.compactMap { Practitioner.ID(reference: $0.actor) }.first)
        }
        return try names.zone(of: schedule) {
            try db.row(Self.zoneOfSchedule, schedule.rawValue) { try $0.zone(of: schedule) } ?? localZone(of: nil)
        }
    }

    private static let zoneOfSchedule = SQLText.kept("SELECT time_zone FROM schedule WHERE id = ?")
}
