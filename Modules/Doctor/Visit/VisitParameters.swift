import ClinicModel

/// Which visit to document.
package struct VisitParameters: Hashable, Codable, Sendable {
    /// The appointment that was started.
    package let appointment: Appointment.ID

    package init(appointment: Appointment.ID) {
        self.appointment = appointment
    }

    package static let mock = VisitParameters(appointment: "1")
}
