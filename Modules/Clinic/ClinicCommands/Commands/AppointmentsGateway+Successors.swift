import ClinicModel
import ClinicProgram

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

extension AppointmentSummary.Successor {
    /// Which visit it is, and when.
    var words: Phrase { start.map { "\(id), \($0)" } ?? "\(id)" }
}

extension ProgramError {
    /// Says that a visit was moved, and what to do with the one in its place.
    static func rescheduled(advice: Phrase) -> ProgramError {
        ProgramError(.badData, "This visit has been rescheduled before.", advice: advice)
    }
}
