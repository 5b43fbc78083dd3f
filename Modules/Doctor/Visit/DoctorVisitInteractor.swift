import ClinicModel
import SharedScenes

package struct DoctorVisitInteractor: VisitInteractive {
    private let visits: any VisitsGateway
    private let prescriptions: any PrescriptionsGateway
    private let changesGateway: any ChangesGateway

    package init(scope: DoctorScope) {
        visits = scope.gateways.visits
        prescriptions = scope.gateways.prescriptions
        changesGateway = scope.gateways.changes
    }

    package func fetchVisit(_ id: Appointment.ID, access: Access) async throws -> VisitDetails {
        try await visits.visit(of: id, access: access)
    }

    package func setReason(_ reason: String, of id: Appointment.ID) async throws {
        try await visits.setReason(reason, of: id)
    }

    package func measure(
        _ signs: VitalSigns, correcting mistake: Observation.ID?, in id: Appointment.ID
    ) async throws {
        try await visits.measure(signs, correcting: mistake, in: id)
    }

    package func addProblem(_ name: String, in id: Appointment.ID) async throws {
        try await visits.addProblem(CodeableConcept(text: name), in: id)
    }

    package func resolve(_ problem: Condition.ID, in id: Appointment.ID) async throws {
        try await visits.resolve(problem, in: id)
    }

    package func markInError(_ measurement: VisitMeasurement, in id: Appointment.ID) async throws {
        try await visits.markInError(measurement, in: id)
    }

    package func markProblemInError(_ problem: Condition.ID, in id: Appointment.ID) async throws {
        try await visits.markProblemInError(problem, in: id)
    }

    package func order(_ draft: OrderDraft, in id: Appointment.ID) async throws {
        _ = try await visits.order(draft, in: id)
    }

    package func revoke(_ order: ServiceRequest.ID, reason: String, in id: Appointment.ID) async throws {
        try await visits.revoke(order, reason: reason, in: id)
    }

    package func complete(_ order: ServiceRequest.ID, in id: Appointment.ID) async throws {
        try await visits.complete(order, in: id)
    }

    package func stop(_ prescription: MedicationRequest.ID, reason: String) async throws {
        try await prescriptions.stop(prescription, reason: reason)
    }

    package func saveNote(_ text: String, of id: Appointment.ID) async throws {
        try await visits.saveNote(text, of: id)
    }

    package func sign(_ id: Appointment.ID) async throws { try await visits.sign(id) }

    package func addAddendum(_ text: String, to id: Appointment.ID) async throws {
        try await visits.addAddendum(text, to: id)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
