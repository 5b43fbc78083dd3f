/// Which of the principal's appointments one wants to see.
package enum AppointmentsFilter: Hashable, Codable, Sendable {
    case upcoming, requested, past
    case day, week
    /// Those that were started and are not finished.
    case running
    case state(Appointment.Status)
}

extension AppointmentsFilter {
    /// As links and commands name it.
    package var name: String {
        switch self {
        case .upcoming: "upcoming"
        case .requested: "requested"
        case .past: "past"
        case .day: "day"
        case .week: "week"
        case .running: Encounter.Status.inProgress.rawValue
        case .state(let status): status.rawValue
        }
    }

    package init?(name: String) {
        let plain: [Self] = [.upcoming, .requested, .past, .day, .week, .running]
        if let filter = plain.first(where: { $0.name == name }) {
            self = filter
        } else if let status = Appointment.Status(rawValue: name) {
            self = .state(status)
        } else {
            return nil
        }
    }

    /// How many days of the calendar it shows; nil where it is not by the calendar.
    package var calendarDays: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .upcoming, .requested, .past, .running, .state: nil
        }
    }
}
