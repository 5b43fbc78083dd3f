import ClinicModel
import Combine
import ViperKit

@MainActor
package final class SeriesPresenter<Interactor: SeriesInteractive>: SeriesPresentable {
    @Published package private(set) var details = Fetched<SeriesDetails>()
    @Published package var alertParameters: AlertParameters?
    @Published package var releaseForm: ReleaseForm? {
        didSet { if releaseForm != oldValue { comment = "" } }
    }
    @Published package private(set) var released: ReleaseForm?
    @Published package var comment = ""
    @Published package var formAlertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: SeriesParameters
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: SeriesParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchSeries(parameters, access: .opening)
        } then: { presenter, details in
            presenter.details = Fetched(details)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didAppear() {
        if details.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapRelease(_ result: Observation.ID) {
        guard let details = details.value else { return }
        let found = details.series.results.first { $0.id == result }
        let value = found?.valueWords.localized ?? ""
        let name = "\(details.series.words.localized): \(value)"
        let day = found?.date.map { ", \($0.words(in: details.zone).localized)" } ?? ""
        released = nil
        releaseForm = ReleaseForm([.observation(result)], names: [name + day], of: details.patientName)
    }

    package func didTapConfirmRelease() {
        guard progressViewParameters == nil, let form = releaseForm, let patient = details.value?.patient
        else { return }
        tasks.perform(ReleaseWords.releasing, for: self) { [interactor, parameters, comment] in
            try await interactor.release(form.results, of: patient, comment: comment)
            return try await interactor.fetchSeries(parameters, access: .refresh)
        } then: { presenter, details in
            presenter.released = form
            presenter.releaseForm = nil
            presenter.details = Fetched(details)
        } failing: { presenter, error in
            presenter.formAlertParameters = AlertParameters(error: error)
        }
    }

    package func didTapCancelRelease() {
        guard !comment.allSatisfy(\.isWhitespace) else { return releaseForm = nil }
        formAlertParameters = ReleaseWords.askingToDiscard { [weak self] in self?.releaseForm = nil }
    }

    package func didTapReleased() { released = nil }

    package func didTapWrite() {
        guard let conversation = details.value?.conversation else { return }
        navigationStackCoordinator?.push(ConversationParameters(id: conversation))
    }

    package func didTapSave() {
        tasks.perform(SeriesWords.saving, for: self) { [interactor, parameters] in
            try await interactor.saveText(parameters)
        } then: { presenter, path in
            presenter.alertParameters = SeriesWords.saved(at: path)
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.details, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchSeries(parameters, access: .refresh)
        }
    }
}
