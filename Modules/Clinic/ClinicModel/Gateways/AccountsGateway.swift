/// The principal's own account.
package protocol AccountsGateway: Sendable {
    /// The principal's own demographics.
    func profile() async throws -> Profile

    /// Ends a session of the principal's, for every process that holds its token.
    func signOut(_ session: Session) async throws

    /// Notes that the screen of a session of the principal's has been locked.
    func lock(_ session: Session) async throws

    /// Checks that it is the principal who wants to go on at a locked screen. Throws `signedOut` if the session has
    /// ended; else `wrongPassword` or, after repeated failures, `locked`, as signing in does and counted with that.
    func unlock(_ session: Session, password: String) async throws

    /// Changes the password and ends every session that could be resumed. Throws `wrongPassword`, or `locked` after
    /// repeated failures.
    func changePassword(from current: String, to new: String) async throws
}

/// Who the principal is.
package struct Profile: Hashable, Sendable {
    package enum Person: Hashable, Sendable {
        case patient(Patient)
        case practitioner(Practitioner)
    }

    package let userName: String
    package let person: Person

    package init(userName: String, person: Person) {
        self.userName = userName
        self.person = person
    }

    package var name: String {
        switch person {
        case .patient(let patient): patient.name
        case .practitioner(let practitioner): practitioner.name
        }
    }
}
