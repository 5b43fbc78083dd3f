import ClinicModel

extension AppointmentsGateway {
    /// Brings an appointment a step on.
    package func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentDetails {
        switch action {
        case .confirm: try await confirm(id)
        case .decline: try await decline(id)
        case .arrive: try await arrive(id)
        case .checkIn: try await checkIn(id)
        case .start: try await start(id)
        case .finish: try await finish(id)
        case .markNoShow: try await markNoShow(id)
        case .correctNotMissed: try await correct(id, .notMissed)
        case .correctEnteredInError: try await correct(id, .enteredInError)
        case .reschedule: throw ClinicError.invalid("To reschedule a visit, another time is needed.")
        case .cancel: throw ClinicError.invalid("To cancel a visit, a reason is needed.")
        }
    }
}
