import ClinicModel
import Combine
import ViperKit

@MainActor
package final class SignInPresenter<Interactor: SignInInteractive>: SignInPresentable {
    @Published package var userName = ""
    @Published package var password = ""
    @Published package private(set) var isDemoChanged = false
    @Published package var missingField: SignInField?
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
    package var canSignIn: Bool { progressViewParameters == nil }

    package func didTapSignIn() {
        guard canSignIn else { return }
        missingField = userName.isEmpty ? .userName : password.isEmpty ? .password : nil
        if let missingField { return alertParameters = SignInWords.missing(missingField) }
        tasks.perform(SignInWords.signingIn, for: self) { [interactor, userName, password] in
            try await interactor.signIn(userName: userName, password: password)
        } then: { presenter, session in
            presenter.password = ""
            presenter.delegate?.didSignIn(session)
        } failing: { presenter, error in
            let typed = DemoAccount(userName: presenter.userName, password: presenter.password)
            if error as? ClinicError == .wrongPassword, typed == presenter.demo { presenter.isDemoChanged = true }
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
