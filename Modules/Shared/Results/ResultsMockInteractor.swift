import ClinicModel

struct ResultsMockInteractor: ResultsInteractive {
    func fetchResults(access: Access) async throws -> [ResultSummary] { SampleClinic.record.news }

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
