import ClinicModel
import Synchronization

/// Signing in as the gateway below does it, with a note of each session that was begun: it ends with the program unless
/// it is kept.
package final class PassingSessions: SignInGateway {
    private let signIn: any SignInGateway
    private let begun = Mutex<[Session]>([])

    init(_ signIn: any SignInGateway) {
        self.signIn = signIn
    }

    package func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session {
        let session = try await signIn.signIn(userName: userName, password: password, as: role)
        begun.withLock { $0.append(session) }
        return session
    }

    package func resume(token: String, as role: Principal.Role) async throws -> Session {
        try await signIn.resume(token: token, as: role)
    }

    /// Leaves `session` for programs to come.
    func keep(_ session: Session) {
        begun.withLock { $0.removeAll { $0.token == session.token } }
    }

    /// Hands out the sessions that are to end now, each once.
    func take() -> [Session] {
        begun.withLock { begun in
            defer { begun = [] }
            return begun
        }
    }
}
