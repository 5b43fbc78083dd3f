import ClinicAPI
import ClinicFHIR
import ClinicModel
import ClinicStore
import Foundation

/// The ways to keep a clinic's records, each of which must pass the gateways' contracts.
package enum Keeping: String, CaseIterable, Sendable {
    case memory, sqlite, postgres
    /// The same behind a server's code.
    case servedMemory = "served from memory"
    case servedSQLite = "served from sqlite"
    case servedPostgres = "served from postgres"
    /// Behind a server in a process of its own, over HTTP.
    case servedByProgram = "served by a program"

    /// Those that can be tried on this machine.
    package static let allCases: [Keeping] =
        [.memory, .sqlite, .servedMemory, .servedSQLite]
        + (PostgresCluster.isInstalled ? [.postgres, .servedPostgres] : [])

    /// Those that hold to the rules themselves, for long walks through what the rules allow.
    package static let unserved = allCases.filter { !$0.isServed }

    /// That by a program, where `SERVER` names one.
    package static let wired: [Keeping] = ServerProcess.program == nil ? [] : [.servedByProgram]

    /// Whether it is reached through requests.
    package var isServed: Bool { ![.memory, .sqlite, .postgres].contains(self) }

    /// What it keeps passwords and tokens by.
    package var hasher: any PasswordHasher {
        self == .memory || self == .servedMemory ? PlainPasswordHasher() : Argon2(cost: .least)
    }

    /// The small clinic, kept this way. Everybody has an account named as they are.
    ///
    /// - Parameters:
    ///   - exporter: what gives records out, where it is served.
    ///   - watching: hears of each request and its answer, where it is served.
    package func makeClinic(
        clock: ClinicClock = .fixed(ClinicFixture.monday), adding entities: [ResourceEntity] = [],
        exporter: any RecordExporting = PatientBundle(),
        watching: @escaping @Sendable (APIRequest, APIAnswer) -> Void = { _, _ in }
    ) async throws -> KeptClinic {
        switch self {
        case .memory:
            let clinic = try await makeInMemoryClinic(clock: clock, adding: entities)
            return KeptClinic(
                keeper: clinic, signIn: clinic.signIn, accounts: clinic.accounts, gateways: clinic.gateways,
                sessionGateways: clinic.gateways)
        case .sqlite:
            return KeptClinic(of: try await makeDatabase(clock: clock, adding: entities))
        case .postgres:
            let clinic = try await makePostgresClinic(clock: clock, adding: entities)
            try await clinic.addAccounts()
            return KeptClinic(of: clinic)
        case .servedByProgram:
            // The program has the system's time, by which sessions go.
            let database = try await makeDatabase(
                clock: ClinicClock({ clock.now }, system: { Date() }), adding: entities)
            return try await database.servedByProgram()
        case .servedMemory:
            return try await Keeping.memory.makeClinic(clock: clock, adding: entities)
                .served(hasher: hasher, exporter: exporter, watching: watching)
        case .servedSQLite:
            return try await Keeping.sqlite.makeClinic(clock: clock, adding: entities)
                .served(hasher: hasher, exporter: exporter, watching: watching)
        case .servedPostgres:
            return try await Keeping.postgres.makeClinic(clock: clock, adding: entities)
                .served(hasher: hasher, exporter: exporter, watching: watching)
        }
    }
}

extension Keeping {
    private func makeDatabase(clock: ClinicClock, adding entities: [ResourceEntity]) async throws -> ClinicDatabase {
        let database = try await TestSupport.makeClinic(clock: clock, adding: entities)
        try await database.addAccounts()
        return database
    }
}

extension StoredClinic {
    fileprivate func addAccounts() async throws {
        for (name, principal) in ClinicFixture.accounts {
            try await makeAccount(userName: name, password: ClinicFixture.password, principal: principal)
        }
    }
}

/// A clinic whose keeper a test need not know.
package struct KeptClinic: Sendable {
    package let keeper: any RecordKeeper
    package let signIn: any SignInGateway
    package let accounts: AccountAdministration
    private let make: @Sendable (Principal) -> Gateways
    private let makeForSession: @Sendable (Session) -> Gateways

    init(
        keeper: any RecordKeeper, signIn: any SignInGateway, accounts: AccountAdministration,
        gateways: @escaping @Sendable (Principal) -> Gateways,
        sessionGateways: @escaping @Sendable (Session) -> Gateways
    ) {
        self.keeper = keeper
        self.signIn = signIn
        self.accounts = accounts
        make = gateways
        makeForSession = sessionGateways
    }

    /// A clinic in a database.
    fileprivate init(of clinic: some StoredClinic) {
        self.init(
            keeper: clinic, signIn: clinic.signIn, accounts: clinic.accounts,
            gateways: { clinic.gateways(for: $0) }, sessionGateways: { clinic.gateways(for: $0) })
    }

    package var ana: Gateways { make(.patient(ClinicFixture.ana.id)) }
    package var bo: Gateways { make(.patient(ClinicFixture.bo.id)) }
    package var ines: Gateways { make(.practitioner(ClinicFixture.ines.id)) }
    package var karl: Gateways { make(.practitioner(ClinicFixture.karl.id)) }

    package func gateways(for session: Session) -> Gateways { makeForSession(session) }

    /// Notes that somebody has opened a patient's record so often.
    package func noteOpenings(of patient: Patient.ID, by agent: String, count: Int) async throws {
        let entry = AuditEntry(
            agent: agent, action: .read, entity: patient.reference, patient: patient, detail: "opened the record")
        try await keeper.write { records in
            for _ in 0..<count { try records.append(entry) }
        }
    }

    /// The audit trail of an agent such as `Patient/ana`, latest first.
    package func audit(of agent: String) async throws -> [AuditEvent] {
        try await keeper.read { try $0.auditEvents(AuditSearch(agent: agent, limit: 1000)) }
    }
}
