import ClinicModel
import Combine
import ViperKit

@MainActor
package final class ResultsPresenter<Interactor: ResultsInteractive>: ResultsPresentable {
    @Published package private(set) var results = Fetched<[ResultSummary]>()
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let tasks = SceneTasks()

    package init(interactor: Interactor) {
        self.interactor = interactor
    }

    package func didLoad() {
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if results.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never> {
        // What is not on the screen yet is being opened.
        let isOpening = results.value == nil
        return tasks.fetch(
            \.results, of: self, announcing: announcing, progress: isOpening ? ProgressViewParameters() : nil
        ) { [interactor] in
            try await interactor.fetchResults(access: isOpening ? .opening : .refresh)
        }
    }
}
