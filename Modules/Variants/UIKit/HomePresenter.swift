import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

/// Everything hangs on the ViewController, which holds this; so the view outlives whatever is done here.
@MainActor
final class HomePresenter: HomePresentable {
    private(set) var sections: [HomeSection] = []

    private unowned let view: any HomeViewable
    private let router: any HomeRoutable
    private let interactor: any HomeInteractive
    private let words: any HomeWords
    private weak var delegate: (any HomeDelegate)?
    private let tasks = SceneTasks()
    private var home: HomeEntity?
    private var notice: String?
    private var showsAllToDos = false

    init(
        view: any HomeViewable, router: any HomeRoutable, interactor: any HomeInteractive,
        words: any HomeWords, delegate: (any HomeDelegate)?
    ) {
        self.words = words
        self.view = view
        self.router = router
        self.interactor = interactor
        self.delegate = delegate
    }

    func viewDidLoad() {
        showActivity()
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    func viewDidAppear() {
        if home != nil { fetch(announcing: false) }
    }

    func didPullToRefresh() {
        fetch(announcing: true)
    }

    func didSelect(_ row: HomeSection.Row) {
        switch row {
        case .appointments: router.toAppointments(parameters: AppointmentsParameters())
        case .patients:
            (router as? any PatientsRoutable)?.toPatientSearch(parameters: PatientSearchParameters())
        case .booking: router.toTimeSlots(parameters: TimeSlotsParameters())
        case .messages: router.toConversations(parameters: ConversationsParameters())
        case .results: router.toResults(parameters: ResultsParameters())
        case .prescriptions: router.toPrescriptions(parameters: PrescriptionsParameters())
        case .account: router.toAccount(parameters: AccountParameters())
        case .suggestion(_, let suggestion):
            router.toAppointment(parameters: AppointmentParameters(id: suggestion.visit.id))
        case .visit(let visit, _): router.toAppointment(parameters: AppointmentParameters(id: visit.id))
        case .toDos:
            showsAllToDos.toggle()
            show(home, notice: notice)
        case .notice, .nothing: break
        }
    }

    func didTapSignOut() {
        view.presentActionSheet(parameters: .askingToSignOut { [weak self] in self?.signOut() })
    }

    private func signOut() {
        showActivity(CommonWords.signingOut)
        tasks.start(for: self) { [interactor] in
            try await interactor.signOut()
        } then: { presenter, result in
            presenter.hideActivity()
            switch result {
            case .success: presenter.delegate?.didSignOut()
            case .failure(let error): presenter.view.presentAlert(parameters: UIAlertParameters(error: error))
            }
        }
    }

    func didTap(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else {
            return router.toAppointment(parameters: AppointmentParameters(id: visit.id, beginning: action))
        }
        guard let question = action.question(about: visit) else { return perform(action, on: visit) }
        view.presentActionSheet(
            parameters: .asking(question, button: action.title) { [weak self] in
                self?.perform(action, on: visit)
            })
    }

    private func perform(_ action: AppointmentAction, on visit: Visit) {
        showActivity(action.progress)
        tasks.start(for: self) { [interactor] in
            try await interactor.perform(action, on: visit.id)
        } then: { presenter, result in
            presenter.hideActivity()
            if case .failure(let error) = result {
                presenter.view.presentAlert(parameters: UIAlertParameters(error: error))
            }
            presenter.fetch(announcing: false)
        }
    }

    private func fetch(announcing: Bool) {
        tasks.start("fetch", for: self) { [interactor] in
            try await interactor.fetchHome()
        } then: { presenter, result in
            presenter.hideActivity()
            switch result {
            case .success(let home): presenter.show(home, notice: nil)
            case .failure(let error):
                presenter.show(presenter.home, notice: ErrorText(error).title)
                if announcing { presenter.view.presentAlert(parameters: UIAlertParameters(error: error)) }
            }
            presenter.view.endRefreshing()
        }
    }

    private func show(_ home: HomeEntity?, notice: String?) {
        self.home = home
        self.notice = notice
        let sections = [HomeSection](home, notice: notice, showingAllToDos: showsAllToDos, in: words)
        guard sections != self.sections else { return }
        self.sections = sections
        view.reloadSections()
    }

    private func showActivity(_ text: LocalizedStringResource? = nil) {
        view.setActivityText(to: text.map { String(localized: $0) })
        view.startActivityIndicatorAnimationAndDisableInteraction()
    }

    private func hideActivity() {
        view.stopActivityIndicatorAnimationAndEnableInteraction()
    }
}
