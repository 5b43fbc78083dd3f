import ClinicModel

struct PrescriptionsMockInteractor: PrescriptionsInteractive {
    func fetchPrescriptions(
        _ parameters: PrescriptionsParameters, access: Access
    ) async throws -> PrescriptionsEntity {
        PrescriptionsEntity(
            prescriptions: SampleClinic.prescriptions, refills: SampleClinic.prescriptions.refills, isOwn: true)
    }

    func askForRefill(of id: MedicationRequest.ID, note: String) async throws {}
    func withdraw(_ refill: MedicationRequest.ID) async throws {}
    func stop(_ id: MedicationRequest.ID, reason: String) async throws {}
    func approve(_ refill: Refill, saying words: String) async throws {}
    func decline(_ refill: MedicationRequest.ID, reason: String) async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
