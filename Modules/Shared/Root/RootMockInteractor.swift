import ClinicModel
import Foundation

struct RootMockInteractor: RootInteractive {
    let session: Session? = nil

    func scope(for session: Session) throws -> Session { session }

    func changes(in scope: Session) -> AsyncStream<Void> { SampleClinic.noChanges() }

    func checkSession(of scope: Session) async throws {}

    func sessionState(in scope: Session) async throws -> SessionState { .open }

    func link(_ text: String, in scope: Session) async throws -> DeepLink { try DeepLink(text) }

    func lastPath(of userName: String) throws -> Data? { nil }

    func keep(_ path: Data, of userName: String) throws {}
}
