import ClinicAPI
import ClinicModel

struct RemoteSignInGateway: SignInGateway {
    let line: Line

    func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session {
        let request = SignInRequest(userName: userName, password: password, role: role)
        return try await line.post(APIPath.signIn, request, as: Session.self)
    }

    func resume(token: String, as role: Principal.Role) async throws -> Session {
        var line = line
        line.token = token
        return try await line.post(APIPath.resume, ResumeRequest(role: role), as: Session.self)
    }
}
