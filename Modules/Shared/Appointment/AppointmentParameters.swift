import ClinicModel

/// Which appointment to show.
package struct AppointmentParameters: Hashable, Codable, Sendable {
    package let id: Appointment.ID

    package init(id: Appointment.ID) {
        self.id = id
    }

    package static let mock = AppointmentParameters(id: "1")
}
