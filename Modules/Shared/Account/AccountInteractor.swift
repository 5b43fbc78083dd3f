import ClinicModel
import Foundation

/// The account of a user, whoever the user is.
struct AccountInteractor<Side: Audience>: AccountInteractive {
    let program: String?
    private let session: Session
    private let accounts: any AccountsGateway
    private let appointments: any AppointmentsGateway
    private let audit: any AuditGateway
    private let people: any PeopleGateway
    private let principal: Principal
    private let records: any RecordGateway
    private let clock: ClinicClock
    private let personalData: any PersonalDataGateway
    private let recordFiles: any RecordFilesGateway
    private let changesGateway: any ChangesGateway
    private let choices: ChoiceKeeper

    init(scope: AudienceScope<Side>) {
        program = scope.program
        session = scope.session
        accounts = scope.gateways.accounts
        appointments = scope.gateways.appointments
        audit = scope.gateways.audit
        people = scope.gateways.people
        principal = scope.gateways.principal
        records = scope.gateways.records
        clock = scope.clock
        personalData = scope.gateways.personalData
        recordFiles = scope.recordFiles
        changesGateway = scope.gateways.changes
        choices = scope.choices
    }

    func fetchAccount(peopleOnly: Bool, eventCount: Int) async throws -> AccountEntity {
        let events = try await audit.events(betweenPeople: peopleOnly, limit: eventCount + 1)
        return AccountEntity(
            profile: try await accounts.profile(), sessions: try await accounts.sessions(seenFrom: session),
            events: Array(events.prefix(eventCount)), hasMoreEvents: events.count > eventCount,
            visitTimes: try await appointments.times(namedIn: events, for: principal),
            zone: try await people.practitioners().zone)
    }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws {
        _ = try await accounts.changeDemographics(from: shown, to: wanted)
        // It is changed, whether or not the program can remember it for its screens.
        if let language = wanted.language, language != shown.language {
            try? choices.save(language, Demographics.Field.language.rawValue)
        }
    }

    func changePassword(from current: String, to new: String) async throws {
        try await accounts.changePassword(from: current, to: new, keeping: session)
    }

    func exportRecord(as form: RecordForm) async throws -> String {
        switch form {
        case .bundle: return try await recordFiles.write(personalData)
        case .text:
            return try await recordFiles.save(records.recordText(of: principal, at: clock.now) { $0.localized })
        }
    }

    func endSession(_ id: OpenSession.ID) async throws { try await accounts.endSession(id) }

    func endOtherSessions() async throws -> Int { try await accounts.endOtherSessions(than: session) }

    func changes() -> AsyncStream<Void> { changesGateway.changes() }
}
