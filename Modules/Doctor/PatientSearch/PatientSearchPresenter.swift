import Combine
import Foundation
import ViperKit

@MainActor
package final class PatientSearchPresenter<Interactor: PatientSearchInteractive>: PatientSearchPresentable {
    @Published package private(set) var found = Fetched<PatientSearchEntity>()
    @Published package var searchText: String
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?

    package var locale = Locale.current

    private let interactor: Interactor
    private let tasks = SceneTasks()

    package init(interactor: Interactor, parameters: PatientSearchParameters) {
        self.interactor = interactor
        searchText = parameters.text
    }

    package func didLoad() {
        search()
    }

    package func didSubmitSearch() {
        search()
    }

    package func didPullToRefresh() async {
        await search().value
    }

    /// Each search is written down: there is one when it is asked for, not one for each letter.
    @discardableResult
    private func search() -> Task<Void, Never> {
        tasks.fetch(
            \.found, of: self, announcing: true, progress: ProgressViewParameters(isInteractionEnabled: true)
        ) { [interactor, searchText, locale] in
            try await interactor.fetchPatients(matching: searchText, in: locale)
        }
    }
}
