import ClinicAPI
import ClinicModel

/// For those who sign in within the server: the screens that it runs for browsers.
extension ClinicService {
    package var clock: ClinicClock { clinic.keeper.clock }
    package var isDemo: Bool { clinic.info.isDemo }

    /// Signs in as `POST /api/v1/sign-in` does, with the same limits.
    package func signIn(
        userName: String, password: String, as role: Principal.Role, from address: String
    ) async throws -> Session {
        try await sayingBusy {
            try await signIns.signIn(SignInRequest(userName: userName, password: password, role: role), from: address)
        }
    }

    /// Runs what hashes passwords on the threads that do so for all who sign in. Throws `busy` where too many wait.
    package func hashing<Result: Sendable>(
        _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await sayingBusy { try await signIns.hashing(body) }
    }

    /// What another program is told in HTTP's words, in the clinic's.
    private func sayingBusy<Result>(_ body: () async throws -> Result) async throws -> Result {
        do {
            return try await body()
        } catch let problem as Problem where problem.status == 429 {
            throw ClinicError.busy
        }
    }

    package func resume(token: String, as role: Principal.Role) async throws -> Session {
        try await clinic.signIn.resume(token: token, as: role)
    }

    package func gateways(for session: Session) -> Gateways { clinic.gateways(session, nil) }
}
