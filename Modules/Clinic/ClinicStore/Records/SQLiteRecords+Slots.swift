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
                AND NOT EXISTS (
                    SELECT 1 FROM appointment AS other
                    CROSS JOIN participant ON participant.appointment_id = other.id
                        AND participant.actor = 'Practitioner/' || schedule.practitioner_id
                    WHERE other.starts < slot.ends AND other.ends > slot.starts AND other.live
                        AND other.starts > slot.starts - (SELECT max(length) FROM appointment))
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
        let sql =
            Self.openSlot
            + " WHERE practitioner.id = ? AND slot.starts < ? AND slot.ends > ? ORDER BY slot.starts, slot.id"
        return try Row.fetchAll(
            db, sql: sql,
            arguments: [practitioner.rawValue, period.end.milliseconds, period.start.milliseconds]
        ).map { row in try open(row, on: known[row["schedule_id"]]) }
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
        try db.run(
            sql: """
                INSERT INTO slot (
                    id, identifiers, schedule_id, status, starts, ends, overbooked, comment, held_until)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    identifiers = excluded.identifiers, schedule_id = excluded.schedule_id,
                    status = excluded.status, starts = excluded.starts, ends = excluded.ends,
                    overbooked = excluded.overbooked, comment = excluded.comment,
                    held_by = CASE excluded.status WHEN 'busy-tentative' THEN held_by END,
                    held_until = excluded.held_until
                """,
            arguments: [
                slot.id.rawValue, try slot.identifiers.columnText(), slot.schedule.rawValue, slot.status.rawValue,
                slot.start.milliseconds, slot.end.milliseconds, slot.overbooked, slot.comment,
                heldUntil?.milliseconds,
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
            timeZoneName: row["time_zone"], needsConfirmation: row["needs_confirmation"])
    }
}
