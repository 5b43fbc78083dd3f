import ClinicModel

/// A document of a user's, or of a patient of theirs, whoever the user is.
struct DocumentInteractor<Side: Audience>: DocumentInteractive {
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway
    private let principal: Principal

    init(scope: AudienceScope<Side>) {
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
        principal = scope.gateways.principal
    }

    func fetchDocument(_ parameters: DocumentParameters, access: Access) async throws -> DocumentDetails {
        let owner = try RecordParameters(patient: parameters.patient).owner(for: principal)
        return try await records.document(parameters.id, of: owner, access: access)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
