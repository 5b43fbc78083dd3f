import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class ConversationsPresenter<Interactor: ConversationsInteractive>: ConversationsPresentable {
    @Published package private(set) var conversations = Fetched<[ConversationSummary]>()
    @Published package private(set) var correspondents = Fetched<CorrespondentsEntity>()
    @Published package var filter = ConversationsFilter.all
    @Published package var isChoosing = false
    @Published package var searchText = ""
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    package var locale = Locale.current

    private let interactor: Interactor
    private let tasks = SceneTasks()

    package init(interactor: Interactor) {
        self.interactor = interactor
    }

    package var listed: [ConversationSummary]? { conversations.value?.filter(filter.lists) }

    package func didLoad() {
        fetch(announcing: true)
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.fetch(announcing: false)
        }
    }

    package func didAppear() {
        if conversations.value != nil { fetch(announcing: false) }
    }

    package func didPullToRefresh() async {
        await fetch(announcing: true).value
    }

    package func didTapNewMessage() {
        searchText = ""
        correspondents = Fetched()
        isChoosing = true
        search()
    }

    /// Each search among patients is written down: there is one when it is asked for, not one for each letter.
    package func didSubmitSearch() {
        search()
    }

    package func didTap(_ correspondent: Correspondent) {
        isChoosing = false
        navigationStackCoordinator?.push(ConversationParameters(id: correspondent.id))
    }

    package func didTapKeepReading() {
        isChoosing = false
    }

    private func search() {
        tasks.fetch(
            \.correspondents, of: self, announcing: true,
            progress: ProgressViewParameters(isInteractionEnabled: true)
        ) { [interactor, searchText, locale] in
            try await interactor.findCorrespondents(searchText, in: locale)
        }
    }

    @discardableResult
    private func fetch(announcing: Bool) -> Task<Void, Never> {
        // What is not on the screen yet is being opened.
        let isOpening = conversations.value == nil
        return tasks.fetch(
            \.conversations, of: self, announcing: announcing, progress: isOpening ? ProgressViewParameters() : nil
        ) { [interactor] in
            try await interactor.fetchConversations(access: isOpening ? .opening : .refresh)
        }
    }
}
