import Foundation

extension EntityID<Slot> {
    /// The id of the slot that a plan opens at `start`, such as `gp-20261124T0900Z`.
    package static func planned(at start: Date, on schedule: Schedule.ID) -> Self {
        let date = CalendarDate(of: start, in: .gmt)
        let minute = WallTime(minutes: Int(start.timeIntervalSince1970) % 86400 / 60)
        let stamp = "\(date)T\(minute)Z".filter { $0 != "-" && $0 != ":" }
        let id = "\(schedule)-\(stamp)"
        return id.utf8.count <= 64 ? Self(id) : .unique()
    }
}
