import ClinicModel
import ClinicProgram

/// Signs in through the clinic, and keeps the language of who comes in.
struct SignInKeepingLanguage: SignInGateway {
    let language: AccountLanguage

    func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session {
        let session = try await language.clinic.signIn.signIn(userName: userName, password: password, as: role)
        // One is signed in by now, whatever becomes of the question.
        _ = try? await language.language(of: session)
        return session
    }

    func resume(token: String, as role: Principal.Role) async throws -> Session {
        try await language.clinic.signIn.resume(token: token, as: role)
    }
}
