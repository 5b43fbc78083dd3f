import ClinicModel
import SwiftUI
import ViperKit

package struct ConversationView<Presenter: ConversationPresentable>: View {
    @Environment(\.isScreenLocked) private var isScreenLocked
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var presenter: Presenter
    @FocusState private var isWriting: Bool

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        VStack(alignment: .leading) {
            ScrollViewReader { place in
                List {
                    NoticeSection(notice: presenter.conversation.notice)
                    if let conversation = presenter.conversation.value?.conversation {
                        messages(conversation)
                    }
                }
                .refreshable { await presenter.didPullToRefresh() }
                .onChange(of: lastMessage, initial: true) {
                    if let lastMessage { place.scrollTo(lastMessage, anchor: .bottom) }
                }
            }
            if let conversation = presenter.conversation.value?.conversation {
                composer(conversation)
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if presenter.asksBeforeGoingBack {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("conversation.back")
                }
            }
        }
        .toolbar {
            ToolbarItem {
                if let patient = presenter.conversation.value?.record {
                    SceneLink(value: RecordParameters(patient: patient)) {
                        Label("Show the record", systemImage: "heart.text.square")
                    }
                    .accessibilityIdentifier("conversation.record")
                }
            }
        }
        // The way out keeps what was typed, and asks before it loses it.
        .navigationBarBackButtonHidden(presenter.asksBeforeGoingBack)
        .interactiveDismissDisabled(presenter.asksBeforeGoingBack)
        .inlineNavigationTitle(presenter.conversation.value?.conversation.name ?? "")
        .sheet(isPresented: $presenter.isAttaching) {
            NavigationStack {
                VisitChoiceView(
                    visits: presenter.visits, choose: { presenter.didTapAttach($0) },
                    cancel: { presenter.isAttaching = false })
            }
        }
        .onDisappear { presenter.didDisappear() }
        .onChange(of: scenePhase) {
            if scenePhase == .background { presenter.didEnterBackground() }
        }
        .onChange(of: isScreenLocked, initial: true) { presenter.didLock(isScreenLocked) }
        .scene(presenter)
    }

    private var lastMessage: Communication.ID? { presenter.conversation.value?.conversation.messages.last?.id }

    @ViewBuilder
    private func messages(_ conversation: Conversation) -> some View {
        ForEach(conversation.messages) { message in
            MessageRow(message: message, zone: conversation.zone)
            if let visit = message.visit {
                SceneLink(value: AppointmentParameters(id: visit.id)) {
                    Label("About the visit on \(visit.whenText)", systemImage: "calendar")
                }
                .accessibilityIdentifier("conversation.visit.\(message.id)")
            }
        }
        if conversation.messages.isEmpty {
            Text("No messages yet").foregroundStyle(.secondary)
        }
    }

    @ViewBuilder
    private func composer(_ conversation: Conversation) -> some View {
        if conversation.canWrite {
            if let note = presenter.noteOnDraft {
                Text(verbatim: note.localized).foregroundStyle(.orange)
                    .accessibilityIdentifier("conversation.note")
            }
            if let visit = presenter.attachedVisit {
                HStack {
                    Text("About the visit on \(visit.whenText)")
                    Spacer()
                    Button("Leave out") { presenter.didTapRemoveVisit() }
                        .accessibilityIdentifier("conversation.removeVisit")
                }
            } else {
                Button("Attach a visit") { presenter.didTapAttachVisit() }
                    .accessibilityIdentifier("conversation.attachVisit")
            }
            HStack {
                TextField("Message", text: $presenter.draft, axis: .vertical)
                    .focused($isWriting)
                    .onAppear { isWriting = true }
                    .onSubmit { presenter.didTapSend() }
                    .submitLabel(.send)
                    .onChange(of: presenter.progressViewParameters == nil) {
                        // Whoever has sent a message goes on writing.
                        if presenter.progressViewParameters == nil, !presenter.isAttaching { isWriting = true }
                    }
                    .onChange(of: presenter.isAttaching) {
                        // Whoever has chosen what to write about writes then.
                        if !presenter.isAttaching, presenter.attachedVisit != nil { isWriting = true }
                    }
                    .accessibilityIdentifier("conversation.draft")
                Button("Send") { presenter.didTapSend() }
                    .disabled(!presenter.canSend)
                    .accessibilityIdentifier("conversation.send")
            }
        } else {
            Text("You have no visits together any more, and can only read this.").foregroundStyle(.secondary)
        }
    }
}

struct ConversationPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ConversationFactory.mock()
        }
    }
}
