import ClinicModel
import SwiftUI
import ViperKit

/// Asks whom to write to.
struct CorrespondentsView: View {
    let found: Fetched<CorrespondentsEntity>
    @Binding var searchText: String
    let search: @MainActor () -> Void
    let choose: @MainActor (Correspondent) -> Void
    let cancel: @MainActor () -> Void

    var body: some View {
        List {
            NoticeSection(notice: found.notice)
            if let found = found.value {
                people(found)
            }
            Section {
                Button("Cancel", action: cancel)
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("correspondents.cancel")
            }
        }
        .searchable(text: $searchText, prompt: "Name")
        .onSubmit(of: .search) { search() }
        .inlineNavigationTitle("New message")
    }

    private func people(_ found: CorrespondentsEntity) -> some View {
        Section {
            ForEach(found.people) { person in
                Button {
                    choose(person)
                } label: {
                    LabeledContent(person.name, value: person.birthDate?.words.localized ?? "")
                }
                .buttonStyle(RowButtonStyle())
                .accessibilityIdentifier("correspondents.person.\(person.id)")
            }
            if found.people.isEmpty {
                nothing(found.text).foregroundStyle(.secondary)
            }
        } header: {
            if !found.people.isEmpty { Text("Write to") }
        } footer: {
            if found.hasMore { Text("More match. Say more of the name.") }
        }
    }

    private func nothing(_ text: String) -> Text {
        text.isEmpty
            ? Text("There is nobody to write to yet. Whoever you have a visit with is listed here.")
            : Text("Nobody whom you may write to matches “\(text)”. Try the beginning of a name.")
    }
}
