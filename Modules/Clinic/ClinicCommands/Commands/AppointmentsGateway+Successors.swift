import ClinicModel

extension AppointmentsGateway {
    /// The visit that stands in the place of one that was moved, however often; nil where it was not.
    func lastSuccessor(of summary: AppointmentSummary) async throws -> AppointmentSummary.Successor? {
        var last = summary.successor
        while let next = last, let further = try await appointment(next.id, access: .refresh).summary.successor {
            last = further
        }
        return last
    }

    func lastSuccessor(of id: Appointment.ID) async throws -> AppointmentSummary.Successor? {
        try await lastSuccessor(of: appointment(id, access: .refresh).summary)
    }
}
