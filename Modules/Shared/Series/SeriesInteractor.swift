import ClinicModel

/// Results of a user's, or of a patient of theirs, whoever the user is.
struct SeriesInteractor<Side: Audience>: SeriesInteractive {
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway
    private let principal: Principal
    private let files: any RecordFilesGateway
    private let clock: ClinicClock

    init(scope: AudienceScope<Side>) {
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
        principal = scope.gateways.principal
        files = scope.recordFiles
        clock = scope.clock
    }

    func fetchSeries(_ parameters: SeriesParameters, access: Access) async throws -> SeriesDetails {
        let owner = try RecordParameters(patient: parameters.patient).owner(for: principal)
        return try await records.series(parameters.id, of: owner, access: access)
    }

    func saveText(_ parameters: SeriesParameters) async throws -> String {
        let owner = try RecordParameters(patient: parameters.patient).owner(for: principal)
        return try await files.save(records.seriesText(parameters.id, of: owner, at: clock.now) { $0.localized })
    }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws {
        try await records.release(results, of: patient, comment: comment)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
