import Combine
import ViperKit

/// What the View of Lock needs: whose screen it is, and what is typed to unlock it.
@MainActor
package protocol LockPresentable: StandaloneScenePresentable, ConfirmationDialogPresentable, Sendable {
    var userName: String { get }
    var password: String { get set }
    var canUnlock: Bool { get }

    func didTapUnlock()
    func didTapSignOut()
}

/// The account of the user whose screen is locked.
package protocol LockInteractive: Sendable {
    var userName: String { get }

    /// Notes that the screen has been locked.
    func lock() async throws

    /// Throws `ClinicError.wrongPassword` or `.locked`, or `.signedOut` where the session has ended meanwhile.
    func unlock(password: String) async throws

    func signOut() async throws
}

/// Is told what has become of the lock.
@MainActor
package protocol LockDelegate: AnyObject {
    func didUnlock()
    /// The session has ended while the screen was locked.
    func didLoseSession()
    func didSignOut()
}
