import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class ConversationPresenter<Interactor: ConversationInteractive>: ConversationPresentable {
    @Published package private(set) var conversation = Fetched<ConversationEntity>() {
        didSet { if conversation.value != oldValue.value { noteWhatIsRead() } }
    }
    @Published package var draft = "" {
        didSet {
            guard draft != oldValue else { return }
            sendsNothing = false
            keepDraft()
        }
    }
    @Published package var alertParameters: AlertParameters?
    @Published package var progressViewParameters: ProgressViewParameters?
    @Published package var isAttaching = false
    @Published package private(set) var visits = Fetched<[Visit]>()
    @Published private var attachesVisit = true
    @Published private var chosenVisit: AppointmentSummary?
    @Published private var isDraftKept = true
    @Published private var note: Phrase?
    /// Whether it was to be sent before anything was written.
    @Published private var sendsNothing = false
    @Coordinated package var navigationStackCoordinator: NavigationStackCoordinator?

    private let interactor: Interactor
    private let parameters: ConversationParameters
    private let keeper: DraftKeeper<MessageDraft>
    private let tasks = SceneTasks()
    private var isVisible = false
    private var isLocked = false
    /// What stands in the draft before anything is typed, and what is kept as long as that stands there.
    private var start: (text: String, kept: String)?

    package init(interactor: Interactor, parameters: ConversationParameters) {
        self.interactor = interactor
        self.parameters = parameters
        keeper = DraftKeeper { try await interactor.keep($0, in: parameters.id) }
        keeper.didKeep = { [weak self] _, result in
            if case .success = result { self?.isDraftKept = true } else { self?.isDraftKept = false }
        }
    }

    package var attachedVisit: AppointmentSummary? {
        chosenVisit ?? (attachesVisit ? conversation.value?.visit : nil)
    }

    package var canSend: Bool {
        conversation.value?.conversation.canWrite == true && hasText && progressViewParameters == nil
    }

    package var asksBeforeGoingBack: Bool { hasText && (!isDraftKept || keeper.unkept != nil) }

    package var noteOnDraft: Phrase? {
        if sendsNothing { return ConversationWords.nothingToSend }
        return draft.isEmpty ? nil : note
    }

    /// Whether something was written, beyond the words that the message was to begin with.
    private var hasText: Bool { draft != start?.text && !draft.allSatisfy(\.isWhitespace) }

    package func didLoad() {
        tasks.perform(for: self) { [interactor, parameters] in
            try await interactor.fetchConversation(parameters, access: .opening)
        } then: { presenter, entity in
            presenter.conversation = Fetched(entity)
            presenter.takeDraft(of: entity)
            presenter.follow()
        } failing: { presenter, error in
            presenter.alertParameters = AlertParameters(error: error) { [weak presenter] in presenter?.leave() }
        }
    }

    package func didAppear() {
        isVisible = true
        if conversation.value != nil { refresh(announcing: false) }
        noteWhatIsRead()
    }

    package func didDisappear() {
        isVisible = false
    }

    package func didLock(_ isLocked: Bool) {
        self.isLocked = isLocked
        noteWhatIsRead()
    }

    package func didPullToRefresh() async {
        await refresh(announcing: true).value
    }

    package func didTapSend() {
        guard canSend else {
            sendsNothing = !hasText
            return
        }
        let message = MessageDraft(draft, about: attachedVisit?.id)
        tasks.perform(ConversationWords.sending, for: self) { [interactor, parameters, keeper] in
            // Else what is kept now would come back after it was sent.
            await keeper.settle()
            return try await interactor.send(message, to: parameters.id)
        } then: { presenter, conversation in
            presenter.start = nil
            presenter.note = nil
            presenter.draft = ""
            presenter.detach()
            presenter.conversation = Fetched(
                ConversationEntity(
                    conversation: conversation, visit: presenter.conversation.value?.visit,
                    record: presenter.conversation.value?.record))
        }
    }

    package func didTapAttachVisit() {
        isAttaching = true
        tasks.fetch(
            \.visits, of: self, announcing: true, progress: ProgressViewParameters(isInteractionEnabled: true)
        ) { [interactor, parameters] in
            try await interactor.fetchVisits(in: parameters.id)
        }
    }

    package func didTapAttach(_ visit: Visit) {
        isAttaching = false
        chosenVisit = visit.summary
        note = nil
        keepDraft()
    }

    package func didTapRemoveVisit() {
        detach()
        keepDraft()
    }

    /// Who leaves the app waits for no pause.
    package func didEnterBackground() {
        Task { [keeper] in await keeper.settle() }
    }

    /// What was typed is kept first; where that fails, it is asked about.
    package func didTapBack() {
        guard asksBeforeGoingBack, progressViewParameters == nil else { return leave() }
        tasks.perform(ConversationWords.keeping, for: self) { [keeper] in
            try await keeper.settle().get()
        } then: { presenter, _ in
            presenter.leave()
        } failing: { presenter, _ in
            presenter.alertParameters = ConversationWords.askingToDiscard { [weak presenter] in presenter?.leave() }
        }
    }

    private func takeDraft(of entity: ConversationEntity) {
        guard draft.isEmpty else { return }
        let words = entity.conversation.canWrite ? parameters.beginning : nil
        start = words.map { (text: $0, kept: "") }
        guard let kept = entity.conversation.draft else {
            draft = words ?? ""
            return
        }
        if kept.appointment == entity.visit?.id {
            chosenVisit = entity.visit
        } else {
            (chosenVisit, attachesVisit) = (entity.draftVisit, false)
            note = entity.visit.map(ConversationWords.begun(notAbout:))
        }
        guard let beginning = words, !kept.text.contains(beginning.trimmingCharacters(in: .whitespaces)) else {
            draft = kept.text
            return
        }
        let text = kept.text + "\n" + beginning
        start = (text: text, kept: kept.text)
        note = ConversationWords.begunBefore
        draft = text
    }

    private func keepDraft() {
        guard conversation.value?.conversation.canWrite == true else { return }
        let text = if let start, draft == start.text { start.kept } else { draft }
        keeper.change(to: MessageDraft(text, about: attachedVisit?.id))
    }

    private func detach() {
        chosenVisit = nil
        attachesVisit = false
    }

    private func leave() {
        navigationStackCoordinator?.pop()
    }

    /// What stands before somebody's eyes is read: not behind a lock, nor behind another scene.
    private func noteWhatIsRead() {
        let unread = conversation.value?.conversation.unread ?? []
        guard isVisible, !isLocked, !unread.isEmpty else { return }
        tasks.start("read", for: self) { [interactor] in
            try await interactor.markRead(unread)
        } then: { presenter, result in
            guard case .failure(let error) = result else { return }
            presenter.conversation = presenter.conversation.taking(.failure(error))
        }
    }

    private func follow() {
        tasks.observe(interactor.changes(), for: self) { presenter, _ in
            presenter.refresh(announcing: false)
        }
    }

    @discardableResult
    private func refresh(announcing: Bool) -> Task<Void, Never> {
        tasks.fetch(\.conversation, of: self, announcing: announcing) { [interactor, parameters] in
            try await interactor.fetchConversation(parameters, access: .refresh)
        }
    }
}
