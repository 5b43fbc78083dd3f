import ClinicModel
import Foundation

extension AppointmentsFilter {
    /// The first day that is shown for `date`: a week begins on Monday.
    package func firstDay(for date: CalendarDate) -> CalendarDate {
        self == .week ? date.adding(days: 1 - date.weekday) : date
    }

    /// What to ask the gateway for; `date` matters where the filter is by the calendar.
    package func list(on date: CalendarDate, in zone: TimeZone) -> AppointmentList {
        switch self {
        case .upcoming: .upcoming
        case .requested: .requested
        case .past: .past
        case .day: .during(.days(1, from: date, in: zone))
        case .week: .during(.days(7, from: firstDay(for: date), in: zone))
        case .state(let status): .inState(status)
        }
    }
}
