import ClinicModel
import ClinicService

/// An account as a browser's screens have it: it tells when somebody has signed out, and passwords are checked where
/// those who sign in are.
struct BrowserAccounts: AccountsGateway {
    let base: any AccountsGateway
    let service: ClinicService
    let didSignOut: @Sendable () async -> Void

    func signOut(_ session: Session) async throws {
        try await base.signOut(session)
        await didSignOut()
    }

    func profile() async throws -> Profile { try await base.profile() }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws -> Profile {
        try await base.changeDemographics(from: shown, to: wanted)
    }

    func sessions(seenFrom session: Session) async throws -> [OpenSession] {
        try await base.sessions(seenFrom: session)
    }

    func state(of session: Session) async throws -> SessionState { try await base.state(of: session) }

    func endSession(_ id: OpenSession.ID) async throws { try await base.endSession(id) }

    func endOtherSessions(than session: Session) async throws -> Int { try await base.endOtherSessions(than: session) }

    func lock(_ session: Session) async throws { try await base.lock(session) }

    func unlock(_ session: Session, password: String) async throws {
        try await service.hashing { [base] in try await base.unlock(session, password: password) }
    }

    func changePassword(from current: String, to new: String, keeping session: Session?) async throws {
        try await service.hashing { [base] in
            try await base.changePassword(from: current, to: new, keeping: session)
        }
    }
}

extension ClinicService {
    /// The gateways of a session, which tell when that signs out.
    func gateways(
        for session: Session, didSignOut: @escaping @Sendable () async -> Void
    ) -> Gateways {
        let own = gateways(for: session)
        return Gateways(
            principal: own.principal,
            accounts: BrowserAccounts(base: own.accounts, service: self, didSignOut: didSignOut),
            people: own.people, slots: own.slots, appointments: own.appointments, messages: own.messages,
            records: own.records, overview: own.overview, audit: own.audit, changes: own.changes,
            personalData: own.personalData, availability: own.availability, intake: own.intake,
            prescriptions: own.prescriptions, visits: own.visits)
    }
}
