import Foundation

/// A practitioner's week in wall times, and the days that are unlike it.
package struct WeeklyPlan: Hashable, Codable, Sendable {
    package struct Hours: Hashable, Codable, Sendable {
        /// 1 is Monday, 7 is Sunday.
        package var weekday: Int
        package var opens: WallTime
        package var closes: WallTime

        package init(weekday: Int, opens: WallTime, closes: WallTime) {
            self.weekday = weekday
            self.opens = opens
            self.closes = closes
        }
    }

    package var hours: [Hours]
    /// The length of a slot.
    package var slotMinutes: Int
    /// The pause after each slot.
    package var bufferMinutes: Int
    package var closedDates: Set<CalendarDate>

    package init(
        hours: [Hours] = [], slotMinutes: Int = 20, bufferMinutes: Int = 0, closedDates: Set<CalendarDate> = []
    ) {
        self.hours = hours
        self.slotMinutes = slotMinutes
        self.bufferMinutes = bufferMinutes
        self.closedDates = closedDates
    }
}
