import ClinicAPI
import ClinicModel

struct RemoteAccountsGateway: AccountsGateway {
    let line: Line

    func profile() async throws -> Profile {
        try await line(Calls.profile)
    }

    func changeDemographics(from shown: Demographics, to wanted: Demographics) async throws -> Profile {
        try await line(Calls.changeDemographics, shown, wanted)
    }

    func sessions(seenFrom session: Session) async throws -> [OpenSession] {
        try await line(Calls.sessions, session.token)
    }

    func state(of session: Session) async throws -> SessionState {
        try await line(Calls.sessionState, session.token)
    }

    func endSession(_ id: OpenSession.ID) async throws {
        _ = try await line(Calls.endSession, id)
    }

    func endOtherSessions(than session: Session) async throws -> Int {
        try await line(Calls.endOtherSessions, session.token)
    }

    func signOut(_ session: Session) async throws {
        _ = try await line(Calls.signOut, session.token)
    }

    func lock(_ session: Session) async throws {
        _ = try await line(Calls.lock, session.token)
    }

    func unlock(_ session: Session, password: String) async throws {
        _ = try await line(Calls.unlock, session.token, password)
    }

    func changePassword(from current: String, to new: String, keeping session: Session?) async throws {
        _ = try await line(Calls.changePassword, current, new, session?.token)
    }
}
