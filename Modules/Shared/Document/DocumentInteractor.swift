import ClinicModel

/// A document of a user's, or of a patient of theirs, whoever the user is.
struct DocumentInteractor<Side: Audience>: DocumentInteractive {
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway
    private let files: any RecordFilesGateway
    private let principal: Principal

    init(scope: AudienceScope<Side>) {
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
        files = scope.recordFiles
        principal = scope.gateways.principal
    }

    func fetchDocument(_ parameters: DocumentParameters, access: Access) async throws -> DocumentDetails {
        let owner = try RecordParameters(patient: parameters.patient).owner(for: principal)
        return try await records.document(parameters.id, of: owner, access: access)
    }

    func saveFile(_ parameters: DocumentParameters) async throws -> String {
        try await files.save(fetchDocument(parameters, access: .export).file())
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
