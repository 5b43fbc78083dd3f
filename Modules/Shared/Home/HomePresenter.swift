import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class HomePresenter<Interactor: HomeInteractive>: HomePresentable {
    @Published package private(set) var home = Fetched<HomeEntity>()
    @Published package var alertParameters: AlertParameters?
    @Published package var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private weak var delegate: (any HomeDelegate)?
    private let patients: (any Hashable & Codable & Sendable)?
    private let tasks = SceneTasks()

    /// - Parameter patients: the scene in which a patient is found; nil where there are none to find.
    package init(
        interactor: Interactor, delegate: (any HomeDelegate)?, patients: (any Hashable & Codable & Sendable)? = nil
    ) {
        self.interactor = interactor
        self.delegate = delegate
        self.patients = patients
    }

    package func didLoad() {
        fetch(announcing: true, progress: ProgressViewParameters())
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if home.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package func didTapAppointments() {
        navigationStackCoordinator?.push(AppointmentsParameters())
    }

    package func didTapPatients() {
        guard let patients else { return }
        navigationStackCoordinator?.push(patients)
    }

    package func didTapBook() {
        navigationStackCoordinator?.push(TimeSlotsParameters())
    }

    package func didTapMessages() {
        navigationStackCoordinator?.push(ConversationsParameters())
    }

    package func didTapResults() {
        navigationStackCoordinator?.push(ResultsParameters())
    }

    package func didTapPrescriptions() {
        navigationStackCoordinator?.push(PrescriptionsParameters())
    }

    package func didTapAccount() {
        navigationStackCoordinator?.push(AccountParameters())
    }

    package func didTapSignOut() {
        confirmationDialogParameters = .askingToSignOut { [weak self] in self?.signOut() }
    }

    private func signOut() {
        tasks.perform(CommonWords.signingOut, for: self) { [interactor] in
            try await interactor.signOut()
        } then: { presenter, _ in
            presenter.delegate?.didSignOut()
        }
    }

    package func didTap(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else {
            navigationStackCoordinator?.push(AppointmentParameters(id: visit.id, beginning: action))
            return
        }
        guard let question = action.question(about: visit) else { return perform(action, on: visit) }
        confirmationDialogParameters = .asking(question, button: action.title) { [weak self] in
            self?.perform(action, on: visit)
        }
    }

    private func perform(_ action: AppointmentAction, on visit: Visit) {
        tasks.perform(action.progress, for: self) { [interactor] in
            try await interactor.perform(action, on: visit.id)
        } then: { presenter, _ in
            presenter.fetch(announcing: false)
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error)
            presenter.fetch(announcing: false)
        }
    }

    @discardableResult
    private func fetch(announcing: Bool, progress: ProgressViewParameters? = nil) -> Task<Void, Never> {
        tasks.fetch(\.home, of: self, announcing: announcing, progress: progress) { [interactor] in
            try await interactor.fetchHome()
        }
    }
}
