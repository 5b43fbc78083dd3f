import ClinicModel

/// Which appointments are listed.
package enum AppointmentsFilter: Hashable, Codable, Sendable {
    case upcoming, requested, past
    case day, week
    case state(Appointment.Status)
}

extension AppointmentsFilter {
    /// How many days of the calendar it shows; nil where it is not by the calendar.
    package var calendarDays: Int? {
        switch self {
        case .day: 1
        case .week: 7
        case .upcoming, .requested, .past, .state: nil
        }
    }

    /// As it stands in a link.
    package var linkName: String {
        switch self {
        case .upcoming: "upcoming"
        case .requested: "requested"
        case .past: "past"
        case .day: "day"
        case .week: "week"
        case .state(let status): status.rawValue
        }
    }

    package init?(linkName: String) {
        let plain: [Self] = [.upcoming, .requested, .past, .day, .week]
        if let filter = plain.first(where: { $0.linkName == linkName }) {
            self = filter
        } else if let status = Appointment.Status(rawValue: linkName) {
            self = .state(status)
        } else {
            return nil
        }
    }
}
