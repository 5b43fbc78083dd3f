import ClinicModel
import Foundation

struct RootMockInteractor: RootInteractive {
    let session: Session? = nil

    func scope(for session: Session) throws -> Session { session }

    func link(_ text: String, in scope: Session) async throws -> DeepLink { try DeepLink(text) }

    func lastPath(of userName: String) throws -> Data? { nil }

    func keep(_ path: Data, of userName: String) throws {}
}
