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
        progressViewParameters = ProgressViewParameters(message: "Unlocking…")
        tasks.start(for: self) { [interactor, password] in
            try await interactor.unlock(password: password)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            presenter.password = ""
            switch result {
            case .success: presenter.delegate?.didUnlock()
            case .failure(ClinicError.signedOut): presenter.delegate?.didLoseSession()
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    package func didTapSignOut() {
        confirmationDialogParameters = ConfirmationDialogParameters(
            title: "Sign out?", message: "What is open is closed, and what was typed there is lost."
        ) { [weak self] in
            AlertButton(title: "Sign out", role: .destructive) { self?.signOut() }
        }
    }

    private func signOut() {
        progressViewParameters = ProgressViewParameters(message: "Signing out…")
        tasks.start(for: self) { [interactor] in
            try await interactor.signOut()
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success: presenter.delegate?.didSignOut()
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }
}
