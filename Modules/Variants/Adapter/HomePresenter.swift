import ClinicModel
import Foundation
import SharedScenes
import ViperKit

@MainActor
final class HomePresenter: HomeViewOutput {
    weak var view: (any HomeViewInput)?

    private let interactor: any HomeInteractorInput
    private let router: any HomeRouterInput
    private let words: any HomeWords
    private weak var delegate: (any HomeDelegate)?
    private var viewModel = HomeViewModel.defaultModel {
        didSet {
            if viewModel != oldValue { view?.update(with: viewModel) }
        }
    }

    init(
        interactor: any HomeInteractorInput, router: any HomeRouterInput, words: any HomeWords,
        delegate: (any HomeDelegate)?
    ) {
        self.words = words
        self.interactor = interactor
        self.router = router
        self.delegate = delegate
    }

    func viewDidLoad(navigator: NavigationStackCoordinator?) {
        router.navigator = navigator
        viewModel.progress = .loading
        interactor.fetchHome(announcing: true)
        interactor.observeChanges()
    }

    func viewDidAppear() {
        if viewModel.content != nil { interactor.fetchHome(announcing: false) }
    }

    func didPullToRefresh() {
        interactor.fetchHome(announcing: true)
    }

    func didTapVisit(_ id: Appointment.ID) {
        router.showVisit(id, beginning: nil)
    }

    func didTapAppointments() {
        router.showAppointments()
    }

    func didTapPatients() {
        router.showPatients()
    }

    func didTapBook() {
        router.showBooking()
    }

    func didTapMessages() {
        router.showMessages()
    }

    func didTapResults() {
        router.showResults()
    }

    func didTapPrescriptions() {
        router.showPrescriptions()
    }

    func didTapAccount() {
        router.showAccount()
    }

    func didTapSignOut() {
        view?.ask(.askingToSignOut { [weak self] in self?.signOut() })
    }

    private func signOut() {
        viewModel.progress = .signingOut
        interactor.signOut()
    }

    func didTap(_ action: AppointmentAction, on visit: Visit) {
        guard !action.asksForMore else { return router.showVisit(visit.id, beginning: action) }
        guard let question = action.question(about: visit) else { return perform(action, on: visit) }
        view?.ask(
            .asking(question, button: action.title) { [weak self] in
                self?.perform(action, on: visit)
            })
    }

    private func perform(_ action: AppointmentAction, on visit: Visit) {
        viewModel.progress = .performing(action)
        interactor.perform(action, on: visit.id)
    }
}

extension HomePresenter: HomeInteractorOutput {
    func received(_ home: HomeEntity) {
        viewModel = HomeViewModel(content: .init(home, in: words))
    }

    func failedToFetch(_ error: any Error, announcing: Bool) {
        viewModel.progress = nil
        viewModel.notice = ErrorText(error).title
        if announcing { view?.show(AlertParameters(error: error)) }
    }

    func performed() {
        viewModel.progress = nil
        interactor.fetchHome(announcing: false)
    }

    func failedToPerform(_ error: any Error) {
        viewModel.progress = nil
        view?.show(AlertParameters(error: error))
        interactor.fetchHome(announcing: false)
    }

    func signedOut() {
        viewModel.progress = nil
        delegate?.didSignOut()
    }

    func failedToSignOut(_ error: any Error) {
        viewModel.progress = nil
        view?.show(AlertParameters(error: error))
    }
}
