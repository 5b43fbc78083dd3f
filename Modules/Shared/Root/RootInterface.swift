import ClinicModel
import Combine
import Foundation
import ViperKit

/// What the View of Root needs: whether somebody is signed in, and where they are.
@MainActor
package protocol RootPresentable: ObservableObject, AlertPresentable, SignInDelegate, HomeDelegate, LockDelegate {
    associatedtype Scope: Sendable

    /// What the signed-in user's scenes are made from; nil while nobody is.
    var scope: Scope? { get }
    var coordinator: NavigationStackCoordinator { get }
    var isLocked: Bool { get }
    /// After which time without input the screen locks; nil while there is nothing to lock.
    var lockDelay: Duration? { get }
    /// What measures that.
    var lockClock: any Clock<Duration> { get }

    func didLoad()
    /// The system hands the app a link.
    func didOpen(_ url: URL)
    func didBecomeIdle()
}

/// What one app does when somebody comes in.
package protocol RootInteractive: Sendable {
    associatedtype Scope: Sendable

    /// The session that the app was started with.
    var session: Session? { get }

    /// What the user's scenes are made from.
    func scope(for session: Session) throws -> Scope

    /// Yields whenever the user's session may have ended.
    func changes(in scope: Scope) -> AsyncStream<Void>

    /// Throws `ClinicError.signedOut` where the session has ended.
    func checkSession(of scope: Scope) async throws

    /// How the user's session stands, and why it has ended.
    func sessionState(in scope: Scope) async throws -> SessionState

    /// What `text` links to. Throws if the app has no such scene or the user may not see what the link leads to.
    func link(_ text: String, in scope: Scope) async throws -> DeepLink

    /// The path that the user last was at, as `keep` got it.
    func lastPath(of userName: String) throws -> Data?

    func keep(_ path: Data, of userName: String) throws
}
