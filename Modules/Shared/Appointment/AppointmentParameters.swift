import ClinicModel

/// Which appointment to show.
package struct AppointmentParameters: Hashable, Codable, Sendable {
    package let id: Appointment.ID
    /// What is begun at once, where it is offered, as though it had been chosen there; nil for nothing.
    package let action: AppointmentAction?

    package init(id: Appointment.ID, beginning action: AppointmentAction? = nil) {
        self.id = id
        self.action = action
    }

    package static let mock = AppointmentParameters(id: "1")
}
