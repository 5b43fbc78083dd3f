import ClinicModel
import Combine
import Foundation
import SharedScenes
import ViperKit

@MainActor
final class HomePresenter: ObservableObject {
    @Published private(set) var home: HomeItem?
    @Published private(set) var notice: String?
    @Published private(set) var progress: ProgressViewParameters?
    @Published var alert: AlertParameters?
    @Published var dialog: ConfirmationDialogParameters?

    private let interactor: any HomeInteractorInterface
    private let formatter: any HomeFormatterInterface
    private let wireframe: any HomeWireframeInterface
    private weak var delegate: (any HomeDelegate)?
    private let tasks = SceneTasks()

    init(
        interactor: any HomeInteractorInterface, formatter: any HomeFormatterInterface,
        wireframe: any HomeWireframeInterface, delegate: (any HomeDelegate)?
    ) {
        self.interactor = interactor
        self.formatter = formatter
        self.wireframe = wireframe
        self.delegate = delegate
    }

    func didLoad() {
        progress = ProgressViewParameters()
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    func didAppear() {
        if home != nil { fetch(announcing: false) }
    }

    func didPullToRefresh() {
        fetch(announcing: true)
    }

    func didTapAppointments() { wireframe.navigateToAppointments() }
    func didTapPatients() { wireframe.navigateToPatients() }
    func didTapVisit(_ id: Appointment.ID) { wireframe.navigateToAppointment(id, beginning: nil) }
    func didTapBook() { wireframe.navigateToTimeSlots() }
    func didTapMessages() { wireframe.navigateToConversations() }
    func didTapResults() { wireframe.navigateToResults() }
    func didTapPrescriptions() { wireframe.navigateToPrescriptions() }
    func didTapAccount() { wireframe.navigateToAccount() }

    func didTapSignOut() {
        dialog = .askingToSignOut { [weak self] in self?.signOut() }
    }

    private func signOut() {
        progress = ProgressViewParameters(localized: CommonWords.signingOut)
        tasks.start(for: self) { [interactor] in
            try await interactor.signOut()
        } then: { presenter, result in
            presenter.progress = nil
            switch result {
            case .success: presenter.delegate?.didSignOut()
            case .failure(let error): presenter.alert = AlertParameters(error: error)
            }
        }
    }

    func didTap(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else { return wireframe.navigateToAppointment(visit.id, beginning: action) }
        guard let question = action.question(about: visit) else { return perform(action, on: visit) }
        dialog = .asking(question, button: action.title) { [weak self] in
            self?.perform(action, on: visit)
        }
    }

    private func perform(_ action: AppointmentAction, on visit: Visit) {
        progress = ProgressViewParameters(localized: action.progress)
        tasks.start(for: self) { [interactor] in
            try await interactor.perform(action, on: visit.id)
        } then: { presenter, result in
            presenter.progress = nil
            if case .failure(let error) = result { presenter.alert = AlertParameters(error: error) }
            presenter.fetch(announcing: false)
        }
    }

    private func fetch(announcing: Bool) {
        tasks.start("fetch", for: self) { [interactor] in
            try await interactor.fetchHome()
        } then: { presenter, result in
            presenter.progress = nil
            switch result {
            case .success(let home):
                let item = presenter.formatter.format(home)
                if presenter.home != item { presenter.home = item }
                presenter.notice = nil
            case .failure(let error):
                presenter.notice = ErrorText(error).title
                if announcing { presenter.alert = AlertParameters(error: error) }
            }
        }
    }
}
