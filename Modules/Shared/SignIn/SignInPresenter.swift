import ClinicModel
import Combine
import ViperKit

@MainActor
package final class SignInPresenter<Interactor: SignInInteractive>: SignInPresentable {
    @Published package var userName = ""
    @Published package var password = ""
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?

    private let interactor: Interactor
    private weak var delegate: (any SignInDelegate)?
    private let tasks = SceneTasks()

    package init(interactor: Interactor, delegate: (any SignInDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }

    package var demo: DemoAccount? { interactor.demo }
    package var canSignIn: Bool { !userName.isEmpty && !password.isEmpty && progressViewParameters == nil }

    package func didTapSignIn() {
        guard canSignIn else { return }
        tasks.perform(SignInWords.signingIn, for: self) { [interactor, userName, password] in
            try await interactor.signIn(userName: userName, password: password)
        } then: { presenter, session in
            presenter.password = ""
            presenter.delegate?.didSignIn(session)
        } failing: { presenter, error in
            presenter.password = ""
            presenter.alertParameters = AlertParameters(error: error)
        }
    }

    package func didTapUseDemo() {
        guard let demo else { return }
        userName = demo.userName
        password = demo.password
    }
}
