import ClinicModel
import Combine
import DoctorScenes
import Foundation
import SharedScenes
import ViperKit

@MainActor
final class HomePresenter<Interactor: HomeInteractive>: HomePresentable {
    @Published private(set) var home: HomeEntity?
    @Published private(set) var notice: String?
    @Published var alertParameters: AlertParameters?
    @Published var confirmationDialogParameters: ConfirmationDialogParameters?
    @Published var progressViewParameters: ProgressViewParameters?
    @Coordinated var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private weak var delegate: (any HomeDelegate)?
    private let tasks = SceneTasks()

    init(interactor: Interactor, delegate: (any HomeDelegate)?) {
        self.interactor = interactor
        self.delegate = delegate
    }

    func didLoad() {
        progressViewParameters = ProgressViewParameters()
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    func didAppear() {
        if home != nil { fetch(announcing: false) }
    }

    func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    func didTapVisit(_ id: Appointment.ID) {
        navigationStackCoordinator?.push(AppointmentParameters(id: id))
    }

    func didTapAppointments() {
        navigationStackCoordinator?.push(AppointmentsParameters())
    }

    func didTapPatients() {
        navigationStackCoordinator?.push(PatientSearchParameters())
    }

    func didTapBook() {
        navigationStackCoordinator?.push(TimeSlotsParameters())
    }

    func didTapMessages() {
        navigationStackCoordinator?.push(ConversationsParameters())
    }

    func didTapResults() {
        navigationStackCoordinator?.push(ResultsParameters())
    }

    func didTapPrescriptions() {
        navigationStackCoordinator?.push(PrescriptionsParameters())
    }

    func didTapAccount() {
        navigationStackCoordinator?.push(AccountParameters())
    }

    func didTapSignOut() {
        confirmationDialogParameters = .askingToSignOut { [weak self] in self?.signOut() }
    }

    private func signOut() {
        progressViewParameters = ProgressViewParameters(localized: CommonWords.signingOut)
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

    func didTap(_ action: AppointmentAction, on visit: Visit) {
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
        progressViewParameters = ProgressViewParameters(localized: action.progress)
        tasks.start(for: self) { [interactor] in
            try await interactor.perform(action, on: visit.id)
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            if case .failure(let error) = result { presenter.alertParameters = AlertParameters(error: error) }
            presenter.fetch(announcing: false)
        }
    }

    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never> {
        tasks.start("fetch", for: self) { [interactor] in
            try await interactor.fetchHome()
        } then: { presenter, result in
            presenter.progressViewParameters = nil
            switch result {
            case .success(let home):
                if presenter.home != home { presenter.home = home }
                if presenter.notice != nil { presenter.notice = nil }
            case .failure(let error):
                presenter.notice = ErrorText(error).title
                if announcing { presenter.alertParameters = AlertParameters(error: error) }
            }
        }
    }
}
