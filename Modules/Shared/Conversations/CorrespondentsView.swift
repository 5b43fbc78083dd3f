import ClinicModel
import Foundation
import SwiftUI
import ViperKit

/// Asks whom to write to.
struct CorrespondentsView: View {
    let found: Fetched<CorrespondentsEntity>
    @Binding var searchText: String
    let search: @MainActor () -> Void
    let choose: @MainActor (Correspondent) -> Void
    let cancel: @MainActor () -> Void
    @FocusState private var isSearching: Bool
    @FocusState private var focus: Correspondent.ID?

    var body: some View {
        List {
            NoticeSection(notice: found.notice)
            if let found = found.value {
                if isSought(found) {
                    people(found)
                } else {
                    (sought.isEmpty ? Text("Press return to list all.") : Text("Press return to look for “\(sought)”."))
                        .foregroundStyle(.secondary)
                }
            }
            Section {
                Button("Cancel", action: cancel)
                    .keyboardShortcut(.cancelAction)
                    .accessibilityIdentifier("correspondents.cancel")
            }
        }
        .searchable(text: $searchText, prompt: "Name")
        .searchFocused($isSearching)
        .onFirstAppear { isSearching = true }
        .onSubmit(of: .search) {
            // Who has found them goes on to choose one.
            if let found = found.value, isSought(found), let first = (found.people + found.similar).first {
                focus = first.id
            } else {
                search()
            }
        }
        .inlineNavigationTitle("New message")
    }

    private var sought: String { searchText.trimmingCharacters(in: .whitespaces) }

    /// Those who were found before are not whom one looks for now.
    private func isSought(_ found: CorrespondentsEntity) -> Bool {
        found.text.trimmingCharacters(in: .whitespaces) == sought
    }

    @ViewBuilder
    private func people(_ found: CorrespondentsEntity) -> some View {
        Section {
            rows(found.people)
            if found.people.isEmpty {
                nothing(found).foregroundStyle(.secondary)
            }
        } header: {
            if !found.people.isEmpty { Text("Write to") }
        } footer: {
            if found.hasMore { Text("More match. Say more of the name.") }
        }
        if !found.similar.isEmpty {
            Section("Similar names") { rows(found.similar) }
        }
    }

    private func rows(_ people: [Correspondent]) -> some View {
        ForEach(people) { person in
            Button {
                choose(person)
            } label: {
                LabeledContent(person.name, value: person.birthDate?.words.localized ?? "")
            }
            .buttonStyle(RowButtonStyle())
            .focused($focus, equals: person.id)
            .accessibilityIdentifier("correspondents.person.\(person.id)")
        }
    }

    private func nothing(_ found: CorrespondentsEntity) -> Text {
        if found.text.isEmpty {
            return Text("There is nobody to write to yet. Whoever you have a visit with is listed here.")
        }
        return found.similar.isEmpty
            ? Text("Nobody whom you may write to matches “\(found.text)”. Try the beginning of a name.")
            : Text("Nobody whom you may write to matches “\(found.text)”.")
    }
}
