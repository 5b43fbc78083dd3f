import ClinicModel
import Combine
import ViperKit

/// What the View of SignIn needs: what is typed, and what can be done with it.
@MainActor
package protocol SignInPresentable: StandaloneScenePresentable, Sendable {
    var demo: DemoAccount? { get }
    var userName: String { get set }
    var password: String { get set }
    /// Whether a demo's password is no longer what it was.
    var isDemoChanged: Bool { get }
    /// Whether nothing is under way.
    var canSignIn: Bool { get }
    /// The field that was left empty.
    var missingField: SignInField? { get set }

    func didTapSignIn()
    func didTapUseDemo()
}

/// The accounts of one app.
package protocol SignInInteractive: Sendable {
    /// A user to try the app with; only in a demo clinic.
    var demo: DemoAccount? { get }

    /// Begins a session. Throws `ClinicError.wrongPassword`, `.locked` or `.notAllowed`.
    func signIn(userName: String, password: String) async throws -> Session
}

/// Is told who has signed in.
@MainActor
package protocol SignInDelegate: AnyObject {
    func didSignIn(_ session: Session)
}
