import ClinicModel
import Foundation

extension SQLRecords {
    private static let openSlot = """
        \(slotColumns), schedule.practitioner_id, practitioner.name, schedule.service, schedule.time_zone,
            schedule.needs_confirmation
        \(slotsWithSchedules)
        """

    private static let slotsWithSchedules = """
        FROM slot
        JOIN schedule ON schedule.id = slot.schedule_id
        JOIN practitioner ON practitioner.id = schedule.practitioner_id
        """

    private static let isTakenUp = isBusy("'Practitioner/' || schedule.practitioner_id", otherThan: "NULL")

    private static func isBusy(_ actor: String, otherThan appointment: String) -> String {
        AgendaSchema.isBusy(actor, from: "slot.starts", to: "slot.ends", otherThan: appointment)
    }

    func slot(_ id: Slot.ID) throws -> SlotRecord? {
        try db.row(Self.selectSlot, id.rawValue) { row in
            let holder = row.textIfPresent().flatMap(Principal.init(reference:))
            let (practitioner, name): (Practitioner.ID, String) = (row.id(), row.text())
            let (slot, schedule) = (try slot(&row), try schedule(&row))
            return SlotRecord(
                open: OpenSlot(
                    slot: slot, practitioner: practitioner, practitionerName: name, service: schedule.service,
                    zone: schedule.zone, needsConfirmation: schedule.policy.needsConfirmation),
                schedule: schedule, heldBy: holder)
        }
    }

    private static let selectSlot = SQLText.kept(
        """
        SELECT slot.held_by, practitioner.id, practitioner.name, \(slotColumns), \(scheduleColumns)
        \(slotsWithSchedules) WHERE slot.id = ?
        """)

    func freeSlots(_ search: SlotSearch) throws -> [OpenSlot] {
        let schedules = try schedules(of: search.practitioner).filter { schedule in
            search.service.map { schedule.service?.matches($0) ?? false } ?? true
        }
        let reach =
            switch search.seeker.role {
            case .practitioner: "slot.ends > :now"
            case .patient:
                """
                slot.starts >= :now + 1000 * schedule.lead_seconds
                AND slot.starts <= :now + 1000 * schedule.horizon_seconds
                """
            }
        let order = search.latestFirst ? "DESC" : "ASC"
        let sql: SQLText = """
            SELECT \(Self.openSlot)
            WHERE slot.schedule_id IN (SELECT value FROM json_each(:schedules))
                AND slot.starts >= :from AND slot.starts < :to
                AND \(reach)
                AND (slot.status = 'free'
                    OR slot.status = 'busy-tentative' AND (slot.held_until <= :now OR slot.held_by = :seeker))
                AND NOT EXISTS (SELECT 1 FROM appointment WHERE slot_id = slot.id AND keeps_slot)
                AND NOT \(Self.isTakenUp)
                \(search.attendee == nil ? "" : "AND NOT \(Self.isBusy(":attendee", otherThan: ":moved"))")
            ORDER BY slot.starts \(order), slot.id \(order)
            LIMIT :limit
            """
        return try db.rows(
            sql,
            named: [
                "schedules": try schedules.map(\.id.rawValue).columnText(), "from": search.from.milliseconds,
                "to": search.to?.milliseconds ?? .max, "now": now.milliseconds, "seeker": search.seeker.reference,
                "limit": search.limit,
            ] + (search.attendee.map { ["attendee": $0.reference, "moved": search.moved?.rawValue] } ?? [:]),
            make: openSlot)
    }

    func calendarSlots(of practitioner: Practitioner.ID, in period: DateInterval) throws -> [OpenSlot] {
        try db.rows(
            """
            SELECT \(Self.openSlot)
            WHERE practitioner.id = :practitioner AND slot.id IN (\(Self.slotsDuring("schedule.id")))
            ORDER BY slot.starts, slot.id
            """,
            named: [
                "practitioner": practitioner.rawValue, "start": period.start.milliseconds,
                "end": period.end.milliseconds,
            ], make: openSlot)
    }

    /// The ids of a schedule's slots that overlap `:start` to `:end`: those of a day or less, by when they start, and
    /// the longer ones, by when they end.
    private static func slotsDuring(_ schedule: String) -> String {
        """
        SELECT brief.id FROM slot AS brief
        WHERE brief.schedule_id = \(schedule) AND brief.ends > :start
            AND brief.starts < :end AND brief.starts > :start - \(AgendaSchema.day)
        UNION ALL
        SELECT long.id FROM slot AS long
        WHERE long.schedule_id = \(schedule) AND long.ends > :start
            AND +long.starts < :end AND long.ends - long.starts > \(AgendaSchema.day)
        """
    }

    func slots(of schedule: Schedule.ID, overlapping period: DateInterval) throws -> [Slot] {
        try db.rows(
            """
            SELECT \(Self.slotColumns) FROM slot WHERE id IN (\(Self.slotsDuring(":schedule"))) ORDER BY starts, id
            """, named: values(of: schedule, period), make: slot)
    }

    func hasSlot(of schedule: Schedule.ID, overlapping period: DateInterval) throws -> Bool {
        try !db.rows("\(Self.slotsDuring(":schedule")) LIMIT 1", named: values(of: schedule, period)) { $0.text() }
            .isEmpty
    }

    private func values(of schedule: Schedule.ID, _ period: DateInterval) -> NamedValues {
        ["schedule": schedule.rawValue, "start": period.start.milliseconds, "end": period.end.milliseconds]
    }

    func hold(_ id: Slot.ID, by holder: Principal, until: Date) throws {
        try db.run(
            "UPDATE slot SET status = 'busy-tentative', held_by = ?, held_until = ? WHERE id = ?",
            [holder.reference, until.milliseconds, id.rawValue])
    }

    func release(_ id: Slot.ID) throws {
        try db.run(
            "UPDATE slot SET status = 'free', held_by = NULL, held_until = NULL WHERE id = ?",
            [id.rawValue])
    }

    func markOverbooked(_ id: Slot.ID) throws {
        try db.run("UPDATE slot SET overbooked = ? WHERE id = ?", [true, id.rawValue])
    }

    func heldSlots(by holder: Principal) throws -> [Slot.ID] {
        try db.rows("SELECT id FROM slot WHERE held_by = ? ORDER BY id", holder.reference) { $0.id() }
    }

    func store(_ slot: Slot) throws {
        let heldUntil = slot.status == .busyTentative ? slot.heldUntil ?? slot.start : nil
        // The table knows no way from free to busy but through busy-tentative.
        if slot.status == .busy {
            try db.run(
                "UPDATE slot SET status = 'busy-tentative', held_until = starts WHERE id = ? AND status = 'free'",
                [slot.id.rawValue])
        }
        // Only a tentative slot goes on being held.
        let holder = try db.row(
            "SELECT held_by FROM slot WHERE id = ? AND held_by IS NOT NULL AND ? = 'busy-tentative'",
            slot.id.rawValue, slot.status.rawValue
        ) { $0.text() }
        try db.store(
            in: "slot", id: slot.id.rawValue,
            [
                "identifiers": try slot.identifiers.columnText(), "schedule_id": slot.schedule.rawValue,
                "status": slot.status.rawValue, "starts": slot.start.milliseconds, "ends": slot.end.milliseconds,
                "overbooked": slot.overbooked, "comment": slot.comment, "held_by": holder,
                "held_until": heldUntil?.milliseconds,
            ])
    }

    static let slotColumns = Columns.list(
        "id", "identifiers", "schedule_id", "status", "starts", "ends", "overbooked", "comment", "held_until",
        of: "slot")

    func slot(_ row: inout Columns) throws -> Slot {
        Slot(
            id: row.id(), identifiers: try row.decodedList(), schedule: row.id(), status: try row.code(),
            start: row.instant(), end: row.instant(), overbooked: row.flag(), comment: row.textIfPresent(),
            heldUntil: row.instantIfPresent())
    }

    private func openSlot(_ row: inout Columns) throws -> OpenSlot {
        let slot = try slot(&row)
        return OpenSlot(
            slot: slot, practitioner: row.id(), practitionerName: row.text(), service: try row.decodedIfPresent(),
            zone: try row.zone(of: slot.schedule), needsConfirmation: row.flag())
    }
}
