import ClinicModel

/// An account that tells when its session has been ended by signing out.
struct TellingAccounts: AccountsGateway {
    let base: any AccountsGateway
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

    func endOtherSessions(than session: Session) async throws -> Int { try await base.endOtherSessions(than: session) }

    func lock(_ session: Session) async throws { try await base.lock(session) }

    func unlock(_ session: Session, password: String) async throws {
        try await base.unlock(session, password: password)
    }

    func changePassword(from current: String, to new: String, keeping session: Session?) async throws {
        try await base.changePassword(from: current, to: new, keeping: session)
    }
}

extension Gateways {
    /// The same gateways, which tell when somebody signs out.
    func telling(_ didSignOut: @escaping @Sendable () async -> Void) -> Gateways {
        Gateways(
            principal: principal, accounts: TellingAccounts(base: accounts, didSignOut: didSignOut), people: people,
            slots: slots, appointments: appointments, messages: messages, records: records, overview: overview,
            audit: audit, changes: changes, personalData: personalData, availability: availability, intake: intake,
            prescriptions: prescriptions, visits: visits)
    }
}
