import ClinicModel
import Foundation
import GRDB

/// The days whose slots were made from the weekly plan of a schedule, so that each is opened once.
enum OpenDaySchema {
    /// Days are numbered from 1970-01-01 on, in the schedule's zone.
    private static let table = """
        CREATE TABLE open_day (
            schedule_id TEXT NOT NULL,
            day_number INTEGER NOT NULL,
            PRIMARY KEY (schedule_id, day_number)
        ) STRICT, WITHOUT ROWID;
        """

    /// Makes the table, with the days that have slots of their plan, in place of the last day that was ever opened.
    static func migrate(_ db: Database) throws {
        try db.execute(sql: table)
        let schedules = try Row.fetchAll(
            db, sql: "SELECT id, time_zone FROM schedule WHERE last_open_day IS NOT NULL")
        for schedule in schedules {
            let id = Schedule.ID(schedule["id"])
            // In a zone that there is not no day has been opened, and none can be until that is corrected.
            guard let zone = Zone(schedule["time_zone"]) else { continue }
            for day in try plannedDays(of: id, in: zone, db) {
                try db.execute(
                    sql: "INSERT INTO open_day VALUES (?, ?)", arguments: [id.rawValue, day.dayNumber])
            }
        }
        try db.execute(sql: "ALTER TABLE schedule DROP COLUMN last_open_day")
    }

    private static func plannedDays(
        of schedule: Schedule.ID, in zone: Zone, _ db: Database
    ) throws -> Set<CalendarDate> {
        var days: Set<CalendarDate> = []
        let slots = try Row.fetchCursor(
            db, sql: "SELECT id, starts FROM slot WHERE schedule_id = ?", arguments: [schedule.rawValue])
        while let slot = try slots.next() {
            let start = Date(milliseconds: slot["starts"])
            // An imported slot says nothing of what was opened.
            guard slot["id"] == Slot.ID.planned(at: start, on: schedule).rawValue else { continue }
            days.insert(CalendarDate(of: start, in: zone))
        }
        return days
    }
}
