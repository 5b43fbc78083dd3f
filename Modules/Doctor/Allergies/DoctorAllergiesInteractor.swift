import ClinicModel
import SharedScenes

package struct DoctorAllergiesInteractor: AllergiesInteractive {
    private let records: any RecordGateway
    private let prescriptions: any PrescriptionsGateway
    private let changesGateway: any ChangesGateway

    package init(scope: DoctorScope) {
        records = scope.gateways.records
        prescriptions = scope.gateways.prescriptions
        changesGateway = scope.gateways.changes
    }

    package func fetchAllergies(of patient: Patient.ID, access: Access) async throws -> AllergiesEntity {
        let record = try await records.record(of: patient, access: access)
        return AllergiesEntity(
            patientName: record.patient.name, allergies: record.allergies,
            medication: record.medication.filter(\.isActive),
            medicines: access == .opening ? try await prescriptions.medicines() : MedicineNames([]))
    }

    package func add(_ draft: AllergyDraft, to patient: Patient.ID) async throws {
        _ = try await records.addAllergy(draft, to: patient)
    }

    package func markInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws {
        try await records.markAllergyInError(allergy, of: patient)
    }

    package func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
