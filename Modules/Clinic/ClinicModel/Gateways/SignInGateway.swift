/// The door: the one gateway that is there before anybody has signed in.
package protocol SignInGateway: Sendable {
    /// Begins a session of the user whose password this is.
    ///
    /// An unknown user and a wrong password take the same work and give the same `wrongPassword`; repeated failures
    /// delay the next attempt (`locked`). An account of the other role is `notAllowed`.
    func signIn(userName: String, password: String, as role: Principal.Role) async throws -> Session

    /// Goes on with a session that `signIn` began, perhaps in another process. Throws `signedOut` if it has ended.
    func resume(token: String, as role: Principal.Role) async throws -> Session
}
