import ClinicModel
import Combine
import Foundation
import SharedScenes
import ViperKit

@MainActor
final class HomePresenterImp: HomePresenter {
    @Published private(set) var home: HomeEntity?
    @Published private(set) var notice: String?
    @Published private(set) var progress: ProgressViewParameters?
    @Published var alert: AlertParameters?
    @Published var dialog: ConfirmationDialogParameters?

    private let interactor: any HomeInteractive
    private let router: any HomeRouter
    private weak var delegate: (any HomeDelegate)?
    private let tasks = SceneTasks()

    init(interactor: any HomeInteractive, router: any HomeRouter, delegate: (any HomeDelegate)?) {
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    func viewLoaded() {
        progress = ProgressViewParameters()
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    func viewAppeared() {
        if home != nil { fetch(announcing: false) }
    }

    func pulledToRefresh() async {
        await fetch(announcing: true).value
    }

    func visitTapped(_ id: Appointment.ID) {
        router.route(to: .visit(id))
    }

    func appointmentsTapped() {
        router.route(to: .appointments)
    }

    func patientsTapped() {
        router.route(to: .patients)
    }

    func bookingTapped() {
        router.route(to: .booking)
    }

    func messagesTapped() {
        router.route(to: .messages)
    }

    func resultsTapped() {
        router.route(to: .results)
    }

    func prescriptionsTapped() {
        router.route(to: .prescriptions)
    }

    func accountTapped() {
        router.route(to: .account)
    }

    func signOutTapped() {
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

    func actionTapped(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else { return router.route(to: .visit(visit.id, beginning: action)) }
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

    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never> {
        tasks.start("fetch", for: self) { [interactor] in
            try await interactor.fetchHome()
        } then: { presenter, result in
            presenter.progress = nil
            switch result {
            case .success(let home):
                if presenter.home != home { presenter.home = home }
                if presenter.notice != nil { presenter.notice = nil }
            case .failure(let error):
                presenter.notice = ErrorText(error).title
                if announcing { presenter.alert = AlertParameters(error: error) }
            }
        }
    }
}
