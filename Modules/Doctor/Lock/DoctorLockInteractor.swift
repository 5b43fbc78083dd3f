import ClinicModel
import SharedScenes

package struct DoctorLockInteractor: LockInteractive {
    private let accounts: any AccountsGateway
    private let session: Session

    package init(scope: DoctorScope) {
        accounts = scope.gateways.accounts
        session = scope.session
    }

    package var userName: String { session.userName }

    package func lock() async throws {
        try await accounts.lock(session)
    }

    package func unlock(password: String) async throws {
        try await accounts.unlock(session, password: password)
    }

    package func signOut() async throws {
        try await accounts.signOut(session)
    }
}
