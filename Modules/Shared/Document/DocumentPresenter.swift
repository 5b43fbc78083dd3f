import ClinicModel
import Combine
import ViperKit

@MainActor
package final class DocumentPresenter<Interactor: DocumentInteractive>: DocumentPresentable {
    @Published package private(set) var document = Fetched<DocumentDetails>()
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: DocumentParameters
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: DocumentParameters) {
        self.interactor = interactor
        self.parameters = parameters
    }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchDocument(parameters, access: .opening)
        } then: { presenter, details in
            presenter.document = Fetched(details)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in
                presenter?.navigationStackCoordinator?.pop()
            }
        }
    }

    package func didAppear() {
        if document.value != nil { refresh(announcing: false) }
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapSave() {
        tasks.perform(DocumentWords.saving, for: self) { [interactor, parameters] in
            try await interactor.saveFile(parameters)
        } then: { presenter, path in
            presenter.alertParameters = DocumentWords.saved(at: path)
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.document, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchDocument(parameters, access: .refresh)
        }
    }
}
