import ClinicModel

extension AppointmentsFilter {
    package var title: String {
        switch self {
        case .upcoming: "Upcoming"
        case .requested: "Requested"
        case .past: "Past"
        case .day: "Day"
        case .week: "Week"
        case .state(let status): status.title
        }
    }
}
