import ClinicModel

/// Which appointments to list first; nil is what the app lists by itself, and today.
package struct AppointmentsParameters: Hashable, Codable, Sendable {
    package var filter: AppointmentsFilter?
    package var date: CalendarDate?

    package init(filter: AppointmentsFilter? = nil, date: CalendarDate? = nil) {
        self.filter = filter
        self.date = date
    }

    package static let mock = AppointmentsParameters()
}
