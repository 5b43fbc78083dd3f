import ClinicModel

struct LockInteractor: LockInteractive {
    private let accounts: any AccountsGateway
    private let session: Session

    init<Side>(scope: AudienceScope<Side>) {
        accounts = scope.gateways.accounts
        session = scope.session
    }

    var userName: String { session.userName }

    func lock() async throws { try await accounts.lock(session) }

    func unlock(password: String) async throws { try await accounts.unlock(session, password: password) }

    func signOut() async throws { try await accounts.signOut(session) }
}
