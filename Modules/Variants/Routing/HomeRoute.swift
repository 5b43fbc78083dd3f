import ClinicModel

/// A place that Home leads to.
enum HomeRoute: Hashable, Sendable {
    /// A visit, with what is begun there at once.
    case visit(Appointment.ID, beginning: AppointmentAction? = nil)
    case appointments
    case patients
    case booking
    case messages
    case results
    case prescriptions
    case account
}
