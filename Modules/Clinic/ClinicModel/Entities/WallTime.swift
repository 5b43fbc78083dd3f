import Foundation

/// A time on the clock on the wall, in minutes after midnight.
package struct WallTime: Hashable, Codable, Sendable {
    package var minutes: Int

    package init(minutes: Int) {
        self.minutes = minutes
    }

    package init(_ hour: Int, _ minute: Int = 0) {
        self.init(minutes: hour * 60 + minute)
    }

    /// The instant when clocks in `zone` first show this time on `date`; nil if they skip it.
    package func instant(on date: CalendarDate, in zone: TimeZone) -> Date? {
        let asUTC = Date(timeIntervalSince1970: Double(date.dayNumber * 86400 + minutes * 60))
        let before = zone.secondsFromGMT(for: asUTC.addingTimeInterval(-86400))
        let after = zone.secondsFromGMT(for: asUTC.addingTimeInterval(86400))
        func instant(by offset: Int) -> Date? {
            let instant = asUTC.addingTimeInterval(Double(-offset))
            return zone.secondsFromGMT(for: instant) == offset ? instant : nil
        }
        guard before != after, let later = instant(by: after) else { return instant(by: before) }
        return min(instant(by: before) ?? later, later)
    }
}

extension WallTime: Comparable {
    package static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}

extension WallTime: CustomStringConvertible {
    package var description: String { "\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))" }
}
