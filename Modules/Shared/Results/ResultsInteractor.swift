import ClinicModel

/// The results that a user has to see to, whoever the user is.
struct ResultsInteractor<Side: Audience>: ResultsInteractive {
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
    }

    func fetchResults(access: Access) async throws -> [ResultSummary] { try await records.results(access: access) }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
