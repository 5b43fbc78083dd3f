import ClinicModel
import Synchronization

/// Signs in through another gateway and notes each session that it begins, so that those which are not kept can end with
/// the program.
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

    /// Lets `session` outlive the program.
    func keep(_ session: Session) {
        begun.withLock { $0.removeAll { $0.token == session.token } }
    }

    /// Hands out the sessions that are to end, and forgets them.
    func take() -> [Session] {
        begun.withLock { begun in
            defer { begun = [] }
            return begun
        }
    }
}
