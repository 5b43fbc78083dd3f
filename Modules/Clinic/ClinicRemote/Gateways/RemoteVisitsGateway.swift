import ClinicAPI
import ClinicModel

struct RemoteVisitsGateway: VisitsGateway {
    let line: Line

    func visit(of appointment: Appointment.ID, access: Access) async throws -> VisitDetails {
        try await line(Calls.visit, appointment, access)
    }

    func setReason(_ reason: String, of appointment: Appointment.ID) async throws {
        _ = try await line(Calls.setReason, reason, appointment)
    }

    func measure(
        _ signs: VitalSigns, correcting mistake: Observation.ID?, in appointment: Appointment.ID
    ) async throws {
        _ = try await line(Calls.measure, signs, mistake, appointment)
    }

    func addProblem(_ problem: CodeableConcept, in appointment: Appointment.ID) async throws {
        _ = try await line(Calls.addProblem, problem, appointment)
    }

    func resolve(_ problem: Condition.ID, in appointment: Appointment.ID) async throws {
        _ = try await line(Calls.resolveProblem, problem, appointment)
    }

    func markMeasurementInError(
        _ sign: VitalSign, measurement: Observation.ID?, in appointment: Appointment.ID
    ) async throws {
        _ = try await line(Calls.markMeasurementInError, sign, measurement, appointment)
    }

    func markProblemInError(_ problem: Condition.ID, in appointment: Appointment.ID) async throws {
        _ = try await line(Calls.markProblemInError, problem, appointment)
    }

    func saveNote(_ text: String, of appointment: Appointment.ID) async throws {
        _ = try await line(Calls.saveNote, text, appointment)
    }

    func order(_ draft: OrderDraft, in appointment: Appointment.ID) async throws -> ServiceRequest.ID {
        try await line(Calls.order, draft, appointment)
    }

    func revoke(_ order: ServiceRequest.ID, reason: String, in appointment: Appointment.ID) async throws {
        _ = try await line(Calls.revokeOrder, order, reason, appointment)
    }

    func complete(_ order: ServiceRequest.ID, in appointment: Appointment.ID) async throws {
        _ = try await line(Calls.completeOrder, order, appointment)
    }

    func sign(_ appointment: Appointment.ID) async throws {
        _ = try await line(Calls.signVisit, appointment)
    }

    func addAddendum(_ text: String, to appointment: Appointment.ID) async throws {
        _ = try await line(Calls.addAddendum, text, appointment)
    }
}
