import ClinicModel

struct AllergiesMockInteractor: AllergiesInteractive {
    func fetchAllergies(of patient: Patient.ID, access: Access) async throws -> AllergiesEntity {
        AllergiesEntity(
            patientName: "Sam Sample",
            allergies: [
                AllergyIntolerance(
                    id: "a1", type: .allergy, criticality: .high, code: CodeableConcept(text: "Penicillin"),
                    patient: patient, reactions: [.init(manifestations: [CodeableConcept(text: "Hives")])]),
                AllergyIntolerance(
                    id: "a2", clinicalStatus: .resolved, type: .intolerance, criticality: .low,
                    code: CodeableConcept(text: "Lactose"), patient: patient),
            ],
            medication: [
                MedicationRequest(
                    id: "m1", medication: CodeableConcept(text: "Metformin 500 mg"), patient: patient, authored: nil)
            ],
            medicines: MedicineNames(["Metformin 500 mg"]))
    }

    func add(_ draft: AllergyDraft, to patient: Patient.ID) async throws {}
    func markInError(_ allergy: AllergyIntolerance.ID, of patient: Patient.ID) async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
