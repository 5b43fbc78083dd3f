import ClinicModel

struct RecordMockInteractor: RecordInteractive {
    func fetchRecord(_ parameters: RecordParameters, access: Access) async throws -> RecordEntity {
        RecordEntity(
            record: SampleClinic.record, canRelease: true, isOwn: false, offersFollowUp: true, today: SampleClinic.today
        )
    }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
