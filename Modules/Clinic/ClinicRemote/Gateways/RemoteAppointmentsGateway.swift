import ClinicAPI
import ClinicModel

struct RemoteAppointmentsGateway: AppointmentsGateway {
    let line: Line

    func appointments(_ list: AppointmentList, limit: Int?, access: Access) async throws -> [AppointmentSummary] {
        try await line(Calls.listAppointments, list, limit, access)
    }

    func appointment(_ id: Appointment.ID, access: Access) async throws -> AppointmentDetails {
        try await line(Calls.appointment, id, access)
    }

    func book(_ booking: Booking) async throws -> AppointmentDetails {
        try await line(Calls.book, booking)
    }

    func cancel(
        _ id: Appointment.ID, reason: CancellationReason, text: String?
    ) async throws -> AppointmentDetails {
        try await line(Calls.cancel, id, reason, text)
    }

    func decline(_ id: Appointment.ID, text: String?) async throws -> AppointmentDetails {
        try await line(Calls.decline, id, text)
    }

    func reschedule(_ id: Appointment.ID, to slot: Slot.ID, overbookingReason: String?) async throws
        -> AppointmentDetails
    {
        try await line(Calls.reschedule, id, slot, overbookingReason)
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws -> AppointmentDetails {
        try await line(Calls.perform, action, id)
    }
}
