import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

package struct PatientSearchView<Presenter: PatientSearchPresentable>: View {
    @StateObject private var presenter: Presenter
    @Environment(\.locale) private var locale
    @FocusState private var isSearching: Bool

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        List {
            NoticeSection(notice: presenter.found.notice)
            if let found = presenter.found.value {
                // Those who were found before are not whom one looks for now.
                let sought = presenter.searchText.trimmingCharacters(in: .whitespaces)
                if found.text.trimmingCharacters(in: .whitespaces) == sought {
                    patients(found)
                } else {
                    (sought.isEmpty ? Text("Press return to list all.") : Text("Press return to look for “\(sought)”."))
                        .foregroundStyle(.secondary)
                }
            }
        }
        .searchable(text: $presenter.searchText, prompt: "Name, identifier or birth date")
        .searchFocused($isSearching)
        .onFirstAppear {
            presenter.locale = locale
            isSearching = true
        }
        .onSubmit(of: .search) { presenter.didSubmitSearch() }
        .refreshable { await presenter.didPullToRefresh() }
        .standardNavigationTitle("Patients")
        .scene(presenter)
    }

    @ViewBuilder
    private func patients(_ found: PatientSearchEntity) -> some View {
        Section {
            rows(found.patients)
            if found.patients.isEmpty {
                nothing(found).foregroundStyle(.secondary)
                if found.similar.isEmpty, found.text.contains(where: \.isLetter) {
                    Text(
                        "A name of another script is found as it is written there, too, and anybody by the birth date, such as 8 Jun 1992."
                    )
                    .foregroundStyle(.secondary)
                }
            }
        } header: {
            if !found.patients.isEmpty { Text("Show the record of") }
        } footer: {
            if found.hasMore { Text("More of your patients match. Say more of the name.") }
        }
        if !found.similar.isEmpty {
            Section("Similar names") { rows(found.similar) }
        }
    }

    private func rows(_ patients: [Patient]) -> some View {
        ForEach(patients) { patient in
            SceneLink(value: RecordParameters(patient: patient.id)) {
                PatientRow(patient: patient)
            }
            .accessibilityIdentifier("patientSearch.patient.\(patient.id)")
        }
    }

    private func nothing(_ found: PatientSearchEntity) -> Text {
        if found.text.isEmpty { return Text("You have no patients yet.") }
        return found.similar.isEmpty
            ? Text("None of your patients matches “\(found.text)”. Try the beginning of a name.")
            : Text("None of your patients matches “\(found.text)”.")
    }
}

/// Who it is, and what tells them from others of the same name.
private struct PatientRow: View {
    let patient: Patient

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text(verbatim: patient.name).font(.headline)
                Spacer()
                if patient.deceased { Text("Has died").foregroundStyle(.secondary) }
            }
            if !details.isEmpty {
                Text(verbatim: details).foregroundStyle(.secondary)
            }
        }
    }

    private var details: String {
        let born = patient.birthDate.map { [$0.words.localized] } ?? []
        return (born + patient.identifiers.map(\.value)).joined(separator: " · ")
    }
}

struct PatientSearchPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            PatientSearchFactory.mock()
        }
    }
}
