import ClinicModel

/// A command for one appointment, which is named by its ID or by the beginning of it.
package protocol AppointmentIDCommand: SignedInCommand {
    var id: Appointment.ID { get set }
}

extension AppointmentIDCommand {
    package var subject: Appointment.ID? { id }

    package func completed(_ visit: CommandVisit<App>) async throws -> Self {
        var completed = self
        completed.id = try await visit.appointment(id)
        return completed
    }
}
