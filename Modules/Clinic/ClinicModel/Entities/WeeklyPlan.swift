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

    /// Hours of one date, which are in the place of the week's.
    package struct DatedHours: Hashable, Codable, Sendable {
        package var date: CalendarDate
        package var opens: WallTime
        package var closes: WallTime

        package init(date: CalendarDate, opens: WallTime, closes: WallTime) {
            self.date = date
            self.opens = opens
            self.closes = closes
        }
    }

    /// A time in which nothing can be booked.
    package struct Block: Hashable, Codable, Sendable {
        package var period: DateInterval
        package var reason: String?

        package init(period: DateInterval, reason: String? = nil) {
            self.period = period
            self.reason = reason
        }
    }

    package var hours: [Hours]
    /// The length of a slot.
    package var slotMinutes: Int
    /// The pause after each slot.
    package var bufferMinutes: Int
    package var closedDates: Set<CalendarDate>
    package var datedHours: [DatedHours]
    package var blocks: [Block]

    package init(
        hours: [Hours] = [], slotMinutes: Int = 20, bufferMinutes: Int = 0, closedDates: Set<CalendarDate> = [],
        datedHours: [DatedHours] = [], blocks: [Block] = []
    ) {
        self.hours = hours
        self.slotMinutes = slotMinutes
        self.bufferMinutes = bufferMinutes
        self.closedDates = closedDates
        self.datedHours = datedHours
        self.blocks = blocks
    }
}

/// Plans that were kept before there were other hours on a date and blocks have neither.
extension WeeklyPlan {
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            hours: try values.decode([Hours].self, forKey: .hours),
            slotMinutes: try values.decode(Int.self, forKey: .slotMinutes),
            bufferMinutes: try values.decode(Int.self, forKey: .bufferMinutes),
            closedDates: try values.decode(Set<CalendarDate>.self, forKey: .closedDates),
            datedHours: try values.decodeIfPresent([DatedHours].self, forKey: .datedHours) ?? [],
            blocks: try values.decodeIfPresent([Block].self, forKey: .blocks) ?? [])
    }
}
