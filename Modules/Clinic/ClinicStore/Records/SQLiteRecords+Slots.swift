import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    private static let openSlot = """
        SELECT slot.*, schedule.practitioner_id, schedule.service, schedule.time_zone, schedule.needs_confirmation,
            practitioner.name AS practitioner_name
        FROM slot
        JOIN schedule ON schedule.id = slot.schedule_id
        JOIN practitioner ON practitioner.id = schedule.practitioner_id
        """

    private static let isTakenUp = AgendaSchema.isBusy(
        "'Practitioner/' || schedule.practitioner_id", from: "slot.starts", to: "slot.ends", otherThan: "NULL")

    func slot(_ id: Slot.ID) throws -> SlotRecord? {
        let sql = Self.openSlot + " WHERE slot.id = ?"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [id.rawValue]),
            let schedule = try schedule(Schedule.ID(row["schedule_id"]))
        else { return nil }
        let holder: String? = row["held_by"]
        return SlotRecord(
            open: try open(row, on: schedule), schedule: schedule, heldBy: holder.flatMap(Principal.init(reference:)))
    }

    func freeSlots(_ search: SlotSearch) throws -> [OpenSlot] {
        let schedules = try schedules(of: search.practitioner).filter { schedule in
            search.service.map { schedule.service?.matches($0) ?? false } ?? true
        }
        let known = Dictionary(schedules.map { ($0.id.rawValue, $0) }) { one, _ in one }
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
        let sql = """
            \(Self.openSlot)
            WHERE slot.schedule_id IN (SELECT value FROM json_each(:schedules))
                AND slot.starts >= :from AND (:to IS NULL OR slot.starts < :to)
                AND \(reach)
                AND (slot.status = 'free'
                    OR slot.status = 'busy-tentative' AND (slot.held_until <= :now OR slot.held_by = :seeker))
                AND NOT EXISTS (SELECT 1 FROM appointment WHERE slot_id = slot.id AND keeps_slot)
                AND NOT \(Self.isTakenUp)
            ORDER BY slot.starts \(order), slot.id \(order)
            LIMIT :limit
            """
        return try Row.fetchAll(
            db, sql: sql,
            arguments: [
                "schedules": try schedules.map(\.id.rawValue).columnText(), "from": search.from.milliseconds,
                "to": search.to?.milliseconds, "now": now.milliseconds, "seeker": search.seeker.reference,
                "limit": search.limit,
            ]
        ).map { row in try open(row, on: known[row["schedule_id"]]) }
    }

    func calendarSlots(of practitioner: Practitioner.ID, in period: DateInterval) throws -> [OpenSlot] {
        let schedules = try schedules(of: practitioner)
        let known = Dictionary(schedules.map { ($0.id.rawValue, $0) }) { one, _ in one }
        let sql = """
            \(Self.openSlot)
            WHERE practitioner.id = :practitioner AND slot.id IN (\(Self.slotsDuring("schedule.id")))
            ORDER BY slot.starts, slot.id
            """
        return try Row.fetchAll(
            db, sql: sql,
            arguments: [
                "practitioner": practitioner.rawValue, "start": period.start.milliseconds,
                "end": period.end.milliseconds,
            ]
        ).map { row in try open(row, on: known[row["schedule_id"]]) }
    }

    /// The ids of a schedule's slots that overlap `:start` to `:end`: those of a day or less, by when they start, and
    /// the longer ones, by when they end.
    static func slotsDuring(_ schedule: String) -> String {
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
        let statement = try db.cachedStatement(
            sql: "SELECT * FROM slot WHERE id IN (\(Self.slotsDuring(":schedule"))) ORDER BY starts, id")
        return try Row.fetchAll(
            statement,
            arguments: [
                "schedule": schedule.rawValue, "start": period.start.milliseconds, "end": period.end.milliseconds,
            ]
        ).map(slot)
    }

    func hold(_ id: Slot.ID, by holder: Principal, until: Date) throws {
        try db.run(
            sql: "UPDATE slot SET status = 'busy-tentative', held_by = ?, held_until = ? WHERE id = ?",
            arguments: [holder.reference, until.milliseconds, id.rawValue])
    }

    func release(_ id: Slot.ID) throws {
        try db.run(
            sql: "UPDATE slot SET status = 'free', held_by = NULL, held_until = NULL WHERE id = ?",
            arguments: [id.rawValue])
    }

    func markOverbooked(_ id: Slot.ID) throws {
        try db.run(sql: "UPDATE slot SET overbooked = 1 WHERE id = ?", arguments: [id.rawValue])
    }

    func heldSlots(by holder: Principal) throws -> [Slot.ID] {
        try String.fetchAll(
            db, sql: "SELECT id FROM slot WHERE held_by = ? ORDER BY id", arguments: [holder.reference]
        ).map { Slot.ID($0) }
    }

    func store(_ slot: Slot) throws {
        let heldUntil = slot.status == .busyTentative ? slot.heldUntil ?? slot.start : nil
        // The table knows no way from free to busy but through busy-tentative.
        if slot.status == .busy {
            try db.run(
                sql: "UPDATE slot SET status = 'busy-tentative', held_until = starts WHERE id = ? AND status = 'free'",
                arguments: [slot.id.rawValue])
        }
        // Only a tentative slot goes on being held.
        let holder = try String.fetchOne(
            db.cachedStatement(
                sql: "SELECT held_by FROM slot WHERE id = ? AND held_by IS NOT NULL AND ? = 'busy-tentative'"),
            arguments: [slot.id.rawValue, slot.status.rawValue])
        try db.store(
            in: "slot", id: slot.id.rawValue,
            [
                "identifiers": try slot.identifiers.columnText(), "schedule_id": slot.schedule.rawValue,
                "status": slot.status.rawValue, "starts": slot.start.milliseconds, "ends": slot.end.milliseconds,
                "overbooked": slot.overbooked, "comment": slot.comment, "held_by": holder,
                "held_until": heldUntil?.milliseconds,
            ])
    }

    func slot(_ row: Row) throws -> Slot {
        Slot(
            id: Slot.ID(row["id"]), identifiers: try row.decoded("identifiers"),
            schedule: Schedule.ID(row["schedule_id"]), status: try row.code("status"),
            start: Date(milliseconds: row["starts"]), end: Date(milliseconds: row["ends"]),
            overbooked: row["overbooked"], comment: row["comment"], heldUntil: row.instant("held_until"))
    }

    /// A slot of a schedule that is known where it is active, so that it need not be decoded for each row.
    private func open(_ row: Row, on schedule: Schedule?) throws -> OpenSlot {
        OpenSlot(
            slot: try slot(row), practitioner: Practitioner.ID(row["practitioner_id"]),
            practitionerName: row["practitioner_name"],
            service: try schedule.map(\.service) ?? row.decodedIfPresent("service"),
            zone: try schedule?.zone ?? row.zone(of: Schedule.ID(row["schedule_id"])),
            needsConfirmation: row["needs_confirmation"])
    }
}
