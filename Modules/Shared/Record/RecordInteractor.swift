import ClinicModel

/// The record of a user, or of a patient of theirs, whoever the user is.
struct RecordInteractor<Side: Audience>: RecordInteractive {
    private let records: any RecordGateway
    private let changesGateway: any ChangesGateway
    private let principal: Principal
    private let clock: ClinicClock

    init(scope: AudienceScope<Side>) {
        records = scope.gateways.records
        changesGateway = scope.gateways.changes
        principal = scope.gateways.principal
        clock = scope.clock
    }

    func fetchRecord(_ parameters: RecordParameters, access: Access) async throws -> RecordEntity {
        let owner = try parameters.owner(for: principal)
        let record = try await records.record(of: owner, access: access)
        return RecordEntity(
            record: record, canRelease: Side.offers.contains(.release), isOwn: principal == .patient(owner),
            offersFollowUp: Side.offers.contains(.followUp),
            today: CalendarDate(of: clock.now, in: record.zone))
    }

    func release(_ results: [ResultID], of patient: Patient.ID, comment: String) async throws {
        try await records.release(results, of: patient, comment: comment)
    }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}

extension RecordParameters {
    /// Whose record is meant by a user. Throws `notFound` where it is the user's own and there is none.
    package func owner(for user: Principal) throws -> Patient.ID {
        if let patient { return patient }
        guard case .patient(let own) = user else { throw ClinicError.notFound("health record of your own") }
        return own
    }
}
