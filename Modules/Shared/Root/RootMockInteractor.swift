import ClinicModel
import Foundation

struct RootMockInteractor: RootInteractive {
    let session: Session? = nil

    func scope(for session: Session) throws -> Session { session }

    func check(_ link: DeepLink, in scope: Session) async throws {}

    func lastPath(of userName: String) throws -> Data? { nil }

    func keep(_ path: Data, of userName: String) throws {}
}
