/// The principal's own account.
package protocol AccountsGateway: Sendable {
    /// The principal's own demographics.
    func profile() async throws -> Profile

    /// Changes the signed-in patient's demographics: what differs between what was shown and what is wanted, so that
    /// what somebody else has changed meanwhile stays. Returns how they stand now. Practitioners may not.
    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws -> Profile

    /// The principal's sessions that go on, in the order in which they began.
    func sessions(seenFrom session: Session) async throws -> [OpenSession]

    /// Ends one session of the principal's, wherever it is. Nothing happens where it has ended, or is somebody else's.
    func endSession(_ id: OpenSession.ID) async throws

    /// Ends all sessions of the principal's but one. Returns how many there were.
    @discardableResult
    func endOtherSessions(than session: Session) async throws -> Int

    /// How a session of the principal's stands, and why it has ended. Whose session is over is told, too.
    func state(of session: Session) async throws -> SessionState

    /// Ends a session of the principal's, for every process that holds its token.
    func signOut(_ session: Session) async throws

    /// Notes that the screen of a session of the principal's has been locked.
    func lock(_ session: Session) async throws

    /// Checks that it is the principal who wants to go on at a locked screen. Throws `signedOut` if the session has
    /// ended; else `wrongPassword` or, after repeated failures, `locked`, as signing in does and counted with that.
    func unlock(_ session: Session, password: String) async throws

    /// Changes the password and ends every session but the one that is to go on. Throws `wrongPassword`, or `locked`
    /// after repeated failures.
    func changePassword(from current: String, to new: String, keeping session: Session?) async throws
}

extension AccountsGateway {
    package func changePassword(from current: String, to new: String) async throws {
        try await changePassword(from: current, to: new, keeping: nil)
    }
}

/// Who the principal is.
package struct Profile: Hashable, Codable, Sendable {
    package enum Person: Hashable, Codable, Sendable {
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

    /// The code of the language that the person is spoken to in; nil where the clinic knows none.
    package var language: String? {
        if case .patient(let patient) = person { patient.language } else { nil }
    }
}
