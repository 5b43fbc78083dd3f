import ClinicModel
import Combine
import ViperKit

@MainActor
package final class LockPresenter<Interactor: LockInteractive>: LockPresentable {
    @Published package var password = ""
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?

    private let interactor: Interactor
    private weak var delegate: (any LockDelegate)?
    private let tasks = SceneTasks()

    package init(interactor: Interactor, delegate: (any LockDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }

    package var userName: String { interactor.userName }
    package var canUnlock: Bool { !password.isEmpty && progressViewParameters == nil }

    package func didLoad() {
        tasks.start(for: self) { [interactor] in
            try await interactor.lock()
        } then: { presenter, result in
            if case .failure(let error) = result { presenter.alertParameters = AlertParameters(error: error) }
        }
    }

    package func didTapUnlock() {
        guard canUnlock else { return }
        tasks.perform(LockWords.unlocking, for: self) { [interactor, password] in
            try await interactor.unlock(password: password)
        } then: { presenter, _ in
            presenter.password = ""
            presenter.delegate?.didUnlock()
        } failing: { presenter, error in
            presenter.password = ""
            if case ClinicError.signedOut = error {
                presenter.delegate?.didLoseSession()
            } else {
                presenter.alertParameters = AlertParameters(error: error.ofKnownUser)
            }
        }
    }

    package func didTapSignOut() {
        confirmationDialogParameters = LockWords.askingToSignOut { [weak self] in self?.signOut() }
    }

    private func signOut() {
        tasks.perform(CommonWords.signingOut, for: self) { [interactor] in
            try await interactor.signOut()
        } then: { presenter, _ in
            presenter.delegate?.didSignOut()
        }
    }
}
