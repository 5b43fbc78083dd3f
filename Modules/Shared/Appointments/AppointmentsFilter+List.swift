import ClinicModel

extension AppointmentsFilter {
    /// The first day that is shown for `date`: a week begins on Monday.
    package func firstDay(for date: CalendarDate) -> CalendarDate {
        self == .week ? date.adding(days: 1 - date.weekday) : date
    }

    /// What to ask the gateway for; nil where that depends on a day.
    var list: AppointmentList? {
        switch self {
        case .upcoming: .upcoming
        case .requested: .requested
        case .past: .past
        case .state(let status): .inState(status)
        case .day, .week: nil
        }
    }
}
