import ClinicModel
import Foundation

extension SQLRecords {
    func schedules(of practitioner: Practitioner.ID?) throws -> [Schedule] {
        try db.rows(
            practitioner == nil ? Self.allActive : Self.activeOfOne,
            values: practitioner.map { [.text($0.rawValue)] } ?? [], make: schedule)
    }

    private static let allActive = active(scheduleColumns)
    private static let activeOfOne = active(scheduleColumns, where: " AND practitioner.id = ?")

    private static func active(_ columns: String, where condition: String = "", limit: String = "") -> SQLText {
        .kept(
            """
            SELECT \(columns) FROM schedule JOIN practitioner ON practitioner.id = schedule.practitioner_id
            WHERE schedule.active\(condition)
            ORDER BY lower(practitioner.name), schedule.id\(limit)
            """)
    }

    func schedule(_ id: Schedule.ID) throws -> Schedule? {
        try db.row(Self.selectSchedule, id.rawValue, make: schedule)
    }

    private static let selectSchedule = SQLText.kept("SELECT \(scheduleColumns) FROM schedule WHERE id = ?")

    static let scheduleColumns = Columns.list(
        "id", "active", "identifiers", "practitioner_id", "service", "time_zone", "needs_confirmation", "lead_seconds",
        "cutoff_seconds", "horizon_seconds", "plan", "comment", of: "schedule")

    func schedule(_ row: inout Columns) throws -> Schedule {
        let id: Schedule.ID = row.id()
        return Schedule(
            id: id, active: row.flag(), identifiers: try row.decodedList(), practitioner: row.idIfPresent(),
            service: try row.decodedIfPresent(), zone: try row.zone(of: id),
            policy: SchedulePolicy(
                needsConfirmation: row.flag(), leadTime: row.seconds(), cancellationCutoff: row.seconds(),
                horizon: row.seconds()),
            plan: try row.decoded(), comment: row.textIfPresent())
    }

    private static let firstZone = active("schedule.id, time_zone", limit: " LIMIT 1")
    private static let firstZoneOfOne = active(
        "schedule.id, time_zone", where: " AND practitioner.id = ?", limit: " LIMIT 1")

    func zone(of practitioner: Practitioner.ID?) throws -> Zone? {
        try names.zone(of: practitioner) {
            guard let practitioner else { return try db.row(Self.firstZone) { try $0.zone(of: $0.id()) } }
            return try db.row(Self.firstZoneOfOne, practitioner.rawValue) { try $0.zone(of: $0.id()) }
        }
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
        Set(
            try db.rows(
                "SELECT day_number FROM open_day WHERE schedule_id = ? AND day_number BETWEEN ? AND ?",
                schedule.rawValue, from.dayNumber, through.dayNumber
            ) { CalendarDate(dayNumber: Int($0.integer())) })
    }

    func openDayCount(of schedule: Schedule.ID, from: CalendarDate, through: CalendarDate) throws -> Int {
        try db.row(Self.countOpenDays, schedule.rawValue, from.dayNumber, through.dayNumber) { Int($0.integer()) } ?? 0
    }

    private static let countOpenDays = SQLText.kept(
        "SELECT count(*) FROM open_day WHERE schedule_id = ? AND day_number BETWEEN ? AND ?")

    func openSlots(_ intervals: [DateInterval], of schedule: Schedule, on days: [CalendarDate]) throws -> Int {
        var count = 0
        for interval in intervals {
            if try hasSlot(of: schedule.id, overlapping: interval) { continue }
            try store(
                Slot(
                    id: .planned(at: interval.start, on: schedule.id), schedule: schedule.id, start: interval.start,
                    end: interval.end))
            count += 1
        }
        for day in days {
            try db.run(
                "INSERT INTO open_day VALUES (?, ?) ON CONFLICT DO NOTHING",
                [schedule.id.rawValue, day.dayNumber])
        }
        return count
    }
}
