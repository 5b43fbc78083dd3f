import ClinicModel

/// The account of a user, whoever the user is.
struct AccountInteractor<Side: Audience>: AccountInteractive {
    private let session: Session
    private let accounts: any AccountsGateway
    private let audit: any AuditGateway
    private let people: any PeopleGateway
    private let personalData: any PersonalDataGateway
    private let recordFiles: any RecordFilesGateway
    private let changesGateway: any ChangesGateway

    init(scope: AudienceScope<Side>) {
        session = scope.session
        accounts = scope.gateways.accounts
        audit = scope.gateways.audit
        people = scope.gateways.people
        personalData = scope.gateways.personalData
        recordFiles = scope.recordFiles
        changesGateway = scope.gateways.changes
    }

    func fetchAccount(peopleOnly: Bool, eventCount: Int) async throws -> AccountEntity {
        let events = try await audit.events(betweenPeople: peopleOnly, limit: eventCount + 1)
        return AccountEntity(
            profile: try await accounts.profile(), sessions: try await accounts.sessions(seenFrom: session),
            events: Array(events.prefix(eventCount)), hasMoreEvents: events.count > eventCount,
            zone: try await people.practitioners().zone)
    }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws {
        _ = try await accounts.changeDemographics(from: shown, to: wanted)
    }

    func changePassword(from current: String, to new: String) async throws {
        try await accounts.changePassword(from: current, to: new, keeping: session)
    }

    func exportRecord() async throws -> String { try await recordFiles.write(personalData) }

    func endSession(_ id: OpenSession.ID) async throws { try await accounts.endSession(id) }

    func endOtherSessions() async throws -> Int { try await accounts.endOtherSessions(than: session) }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
