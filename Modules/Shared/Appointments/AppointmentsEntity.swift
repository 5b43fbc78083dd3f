import ClinicModel

/// The appointments of one filter.
package struct AppointmentsEntity: Hashable, Sendable {
    package let filter: AppointmentsFilter
    /// The first day of the calendar that is shown; nil where the filter is not by the calendar.
    package let date: CalendarDate?
    package let visits: [Visit]

    package init(filter: AppointmentsFilter, date: CalendarDate?, visits: [Visit]) {
        self.filter = filter
        self.date = date
        self.visits = visits
    }
}
