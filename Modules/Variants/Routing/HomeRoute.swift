import ClinicModel

/// A place that Home leads to.
enum HomeRoute: Hashable, Sendable {
    case visit(Appointment.ID)
    case appointments
    case patients
    case booking
    case messages
    case results
    case prescriptions
    case account
}
