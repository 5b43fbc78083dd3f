import ClinicModel

struct PrescribeMockInteractor: PrescribeInteractive {
    private static let allergy = AllergyIntolerance(
        id: "a1", criticality: .high, code: CodeableConcept(text: "Penicillin"), patient: "s1")
    private static let metformin = MedicationRequest(
        id: "m1", medication: CodeableConcept(text: "Metformin 500 mg"), patient: "s1", authored: nil,
        dosages: [Dosage(text: "1 tablet twice a day")])

    func fetchPatient(_ id: Patient.ID, access: Access) async throws -> PrescribeEntity {
        PrescribeEntity(
            patientName: "Sam Sample", allergies: [Self.allergy],
            active: [
                Prescription(
                    request: Self.metformin, prescriberName: nil, isRefillDue: false, openRefill: nil, canStop: true,
                    canAskForRefill: false)
            ], medicines: MedicineNames(["Metformin 500 mg"]))
    }

    func fetchIssues(with medication: CodeableConcept, for patient: Patient.ID) async throws -> [DetectedIssue] {
        [Self.allergy.issue(with: medication)].compactMap(\.self)
    }

    func prescribe(_ draft: PrescriptionDraft, for patient: Patient.ID) async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
