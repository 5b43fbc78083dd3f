import Foundation

extension Moment: CustomStringConvertible {
    /// Such as `Tue 24 Nov 2026, 09:20`.
    package var description: String {
        let zone = TimeZone(identifier: timeZoneName) ?? .gmt
        let date = CalendarDate(of: instant, in: zone)
        let seconds = Int(instant.timeIntervalSince1970) + zone.secondsFromGMT(for: instant)
        let minute = WallTime(minutes: (seconds % 86400 + 86400) % 86400 / 60)
        let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(weekdays[date.weekday - 1]) \(date.day) \(months[date.month - 1]) \(date.year), \(minute)"
    }
}
