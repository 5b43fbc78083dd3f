import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func schedules(of practitioner: Practitioner.ID?) throws -> [Schedule] {
        let sql = """
            SELECT schedule.* FROM schedule
            JOIN practitioner ON practitioner.id = schedule.practitioner_id
            WHERE schedule.active AND (? IS NULL OR practitioner.id = ?)
            ORDER BY lower(practitioner.name), schedule.id
            """
        return try Row.fetchAll(db, sql: sql, arguments: [practitioner?.rawValue, practitioner?.rawValue])
            .map(schedule)
    }

    func schedule(_ id: Schedule.ID) throws -> Schedule? {
        try Row.fetchOne(db, sql: "SELECT * FROM schedule WHERE id = ?", arguments: [id.rawValue]).map(schedule)
    }

    func schedule(_ row: Row) throws -> Schedule {
        Schedule(
            id: Schedule.ID(row["id"]), active: row["active"], identifiers: try row.decoded("identifiers"),
            practitioner: row.id("practitioner_id"), service: try row.decodedIfPresent("service"),
            zone: try row.zone(of: Schedule.ID(row["id"])),
            policy: SchedulePolicy(
                needsConfirmation: row["needs_confirmation"], leadTime: row["lead_seconds"],
                cancellationCutoff: row["cutoff_seconds"], horizon: row["horizon_seconds"]),
            plan: try row.decoded("plan"), comment: row["comment"])
    }

    func store(_ schedule: Schedule) throws {
        let policy = schedule.policy
        try db.store(
            in: "schedule", id: schedule.id.rawValue,
            [
                "active": schedule.active, "identifiers": try schedule.identifiers.columnText(),
                "practitioner_id": schedule.practitioner?.rawValue, "service": try schedule.service?.columnText(),
                "time_zone": schedule.zone.name, "needs_confirmation": policy.needsConfirmation,
                "lead_seconds": Int64(policy.leadTime), "cutoff_seconds": Int64(policy.cancellationCutoff),
                "horizon_seconds": Int64(policy.horizon), "plan": try schedule.plan.columnText(),
                "comment": schedule.comment,
            ])
    }

    func openDays(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) throws -> Set<CalendarDate> {
        let statement = try db.cachedStatement(
            sql: "SELECT day_number FROM open_day WHERE schedule_id = ? AND day_number BETWEEN ? AND ?")
        let numbers = try Int.fetchAll(
            statement, arguments: [schedule.rawValue, from.dayNumber, through.dayNumber])
        return Set(numbers.map { CalendarDate(dayNumber: $0) })
    }

    func openSlots(_ intervals: [DateInterval], of schedule: Schedule, on days: [CalendarDate]) throws -> Int {
        var count = 0
        for interval in intervals {
            let isTaken =
                try Row.fetchOne(
                    db.cachedStatement(sql: Self.slotsDuring(":schedule") + " LIMIT 1"),
                    arguments: [
                        "schedule": schedule.id.rawValue, "start": interval.start.milliseconds,
                        "end": interval.end.milliseconds,
                    ]) != nil
            if isTaken { continue }
            try store(
                Slot(
                    id: .planned(at: interval.start, on: schedule.id), schedule: schedule.id, start: interval.start,
                    end: interval.end))
            count += 1
        }
        for day in days {
            try db.run(
                sql: "INSERT OR IGNORE INTO open_day VALUES (?, ?)", arguments: [schedule.id.rawValue, day.dayNumber])
        }
        return count
    }
}
