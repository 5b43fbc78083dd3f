import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class RecordPresenter<Interactor: RecordInteractive>: RecordPresentable {
    @Published package private(set) var record = Fetched<RecordEntity>()
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
    private let parameters: RecordParameters
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: RecordParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchRecord(parameters, access: .opening)
        } then: { presenter, entity in
            presenter.record = Fetched(entity)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didAppear() {
        if record.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapRelease(_ results: [ResultID]) {
        guard let entity = record.value else { return }
        released = nil
        releaseForm = ReleaseForm(
            results,
            names: entity.record.news.filter { results.contains($0.id) }
                .map { $0.releaseName(with: entity.members(of: $0.id)) },
            of: entity.record.patient.name)
    }

    package func didTapConfirmRelease() {
        guard progressViewParameters == nil, let form = releaseForm, let patient = record.value?.record.id
        else { return }
        tasks.perform(ReleaseWords.releasing, for: self) { [interactor, parameters, comment] in
            try await interactor.release(form.results, of: patient, comment: comment)
            return try await interactor.fetchRecord(parameters, access: .refresh)
        } then: { presenter, entity in
            presenter.released = form
            presenter.releaseForm = nil
            presenter.record = Fetched(entity)
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
        guard let conversation = record.value?.record.conversation else { return }
        navigationStackCoordinator?.push(ConversationParameters(id: conversation))
    }

    package func didTapWriteOfAllergies() {
        guard let conversation = record.value?.record.conversation else { return }
        navigationStackCoordinator?.push(
            ConversationParameters(id: conversation, beginning: RecordWords.beginningOfAllergies))
    }

    package func didTapFollowUp() {
        guard let patient = record.value?.record.id else { return }
        navigationStackCoordinator?.push(TimeSlotsParameters(patient: patient, isFollowUp: true))
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.record, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchRecord(parameters, access: .refresh)
        }
    }
}
