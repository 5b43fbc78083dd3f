import ClinicModel
import SwiftUI
import ViperKit

package struct ConversationsView<Presenter: ConversationsPresentable>: View {
    @StateObject private var presenter: Presenter
    @Environment(\.locale) private var locale

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.conversations.notice)
            if presenter.conversations.value?.isEmpty == false {
                Section {
                    Picker("Show", selection: $presenter.filter) {
                        ForEach(ConversationsFilter.allCases, id: \.self) { filter in
                            Text(filter.title).tag(filter)
                        }
                    }
                    .accessibilityIdentifier("conversations.filter")
                }
            }
            if let conversations = presenter.listed {
                ForEach(conversations) { conversation in
                    SceneLink(value: ConversationParameters(id: conversation.id)) {
                        ConversationRow(conversation: conversation)
                    }
                    .accessibilityIdentifier("conversations.conversation.\(conversation.id)")
                }
                if conversations.isEmpty {
                    Text(presenter.filter.nothing).foregroundStyle(.secondary)
                }
            }
        }
        .onFirstAppear { presenter.locale = locale }
        .refreshable { await presenter.didPullToRefresh() }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button {
                    presenter.didTapNewMessage()
                } label: {
                    Label("New message", systemImage: "pencil")
                }
                .keyboardShortcut("n")
                .accessibilityIdentifier("conversations.newMessage")
            }
        }
        .standardNavigationTitle("Messages")
        .sheet(isPresented: $presenter.isChoosing) {
            NavigationStack {
                CorrespondentsView(
                    found: presenter.correspondents, searchText: $presenter.searchText,
                    search: { presenter.didSubmitSearch() }, choose: { presenter.didTap($0) },
                    cancel: { presenter.didTapKeepReading() })
            }
        }
        .scene(presenter)
    }
}

struct ConversationsPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            ConversationsFactory.mock()
        }
    }
}
