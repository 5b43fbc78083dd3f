import ClinicModel

/// The appointments of one filter.
package struct AppointmentsEntity: Hashable, Sendable {
    package let filter: AppointmentsFilter
    /// The first day of the calendar that is shown; nil where the filter is not by the calendar.
    package let date: CalendarDate?
    /// The zone of the calendar's days.
    package let zone: Zone
    package let visits: [Visit]
    /// Those that would be listed, had they not been cancelled, declined or moved.
    package let calledOff: [Visit]
    /// Whether the list goes on.
    package let hasMore: Bool
    /// The days of the calendar with what they have besides visits, where a calendar is kept.
    package let days: [CalendarDay]

    package init(
        filter: AppointmentsFilter, date: CalendarDate?, zone: Zone, visits: [Visit],
        calledOff: [Visit] = [], hasMore: Bool = false, days: [CalendarDay] = []
    ) {
        self.filter = filter
        self.date = date
        self.zone = zone
        self.visits = visits
        self.calledOff = calledOff
        self.hasMore = hasMore
        self.days = days
    }
}
