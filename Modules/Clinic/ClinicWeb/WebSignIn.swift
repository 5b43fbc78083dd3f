import ClinicModel
import ClinicService

/// Signs in at the server's own desk, which counts wrong passwords by where they come from, too.
struct WebSignIn: SignInGateway {
    let service: ClinicService
    let address: String

    func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session {
        try await service.signIn(userName: userName, password: password, as: role, from: address)
    }

    func resume(token: String, as role: Principal.Role) async throws -> Session {
        try await service.resume(token: token, as: role)
    }
}
