import ClinicModel
import SharedScenes

package struct DoctorPrescribeInteractor: PrescribeInteractive {
    private let prescriptions: any PrescriptionsGateway
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway

    package init(scope: DoctorScope) {
        prescriptions = scope.gateways.prescriptions
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
    }

    package func fetchPatient(_ id: Patient.ID, access: Access) async throws -> PrescribeEntity {
        let found = try await prescriptions.prescriptions(of: id, access: access)
        let record = try await records.record(of: id, access: .refresh)
        return PrescribeEntity(
            patientName: found.patient.name, allergies: record.allergies.filter(\.isActive),
            prohibitions: found.prohibitions, active: found.active,
            medicines: access == .opening ? try await prescriptions.medicines() : MedicineNames([]))
    }

    package func fetchIssues(
        with medication: CodeableConcept, for patient: Patient.ID
    ) async throws -> [DetectedIssue] {
        try await prescriptions.issues(with: medication, for: patient)
    }

    package func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws {
        _ = try await prescriptions.prescribe(draft, for: patient)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
