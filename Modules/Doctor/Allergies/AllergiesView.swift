import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

package struct AllergiesView<Presenter: AllergiesPresentable>: View {
    @StateObject private var presenter: Presenter
    @FocusState private var focus: AllergyForm.Field?

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            NoticeSection(notice: presenter.allergies.notice)
            if let entity = presenter.allergies.value {
                known(entity)
                addition
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if presenter.asksBeforeGoingBack {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("allergies.back")
                }
            }
        }
        // The way out asks before it loses what was typed.
        .navigationBarBackButtonHidden(presenter.asksBeforeGoingBack)
        .interactiveDismissDisabled(presenter.asksBeforeGoingBack)
        .inlineNavigationTitle("Allergies")
        .confirmationDialog(parameters: $presenter.confirmationDialogParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.alertParameters)
        .scene(presenter)
    }

    private func known(_ entity: AllergiesEntity) -> some View {
        Section {
            ForEach(entity.allergies) { allergy in
                Button {
                    presenter.didTapAllergy(allergy)
                } label: {
                    row(allergy)
                }
                .buttonStyle(RowButtonStyle())
                .accessibilityIdentifier("allergies.allergy.\(allergy.id)")
            }
            if entity.allergies.isEmpty {
                Text("No allergies are recorded").foregroundStyle(.secondary)
            }
        } header: {
            Text(verbatim: entity.patientName)
        } footer: {
            if !entity.allergies.isEmpty {
                Text("Choose an allergy that was entered in error to take it back.")
            }
        }
    }

    private func row(_ allergy: AllergyIntolerance) -> some View {
        VStack(alignment: .leading) {
            AllergyRow(allergy: allergy)
            if let criticality = allergy.criticality, criticality != .high {
                Text(criticality.title).foregroundStyle(.secondary)
            }
        }
    }

    private var addition: some View {
        Section {
            TextField("Substance", text: $presenter.form.substance)
                .focused($focus, equals: .substance)
                .accessibilityIdentifier("allergies.substance")
            if presenter.isUnknown {
                Label(
                    "It is not known what “\(presenter.form.substance)” is: medicines are compared with it by its name alone.",
                    systemImage: "questionmark.circle"
                )
                .foregroundStyle(.orange)
            }
            ForEach(presenter.suggestions, id: \.self) { substance in
                Button {
                    presenter.didTapSuggestion(substance)
                } label: {
                    Label("Did you mean \(substance)?", systemImage: "magnifyingglass")
                }
                .accessibilityIdentifier("allergies.suggestion.\(substance)")
            }
            TextField("Reaction", text: $presenter.form.reaction)
                .focused($focus, equals: .reaction)
                .accessibilityIdentifier("allergies.reaction")
            Picker("Type", selection: $presenter.form.type) {
                ForEach(AllergyIntolerance.Kind.allCases, id: \.self) { type in
                    Text(type.title).tag(type)
                }
            }
            .accessibilityIdentifier("allergies.type")
            Picker("Criticality", selection: $presenter.form.criticality) {
                Text("Not said").tag(AllergyIntolerance.Criticality?.none)
                ForEach(AllergyIntolerance.Criticality.allCases, id: \.self) { criticality in
                    Text(criticality.title).tag(AllergyIntolerance.Criticality?.some(criticality))
                }
            }
            .accessibilityIdentifier("allergies.criticality")
            Button("Add the allergy") { presenter.didTapAdd() }
                .disabled(!presenter.canAdd)
                .accessibilityIdentifier("allergies.add")
            if !presenter.form.saysWhat { Text("Name the substance to add it.").foregroundStyle(.secondary) }
        } header: {
            Text("Add an allergy")
        } footer: {
            Text("What is prescribed is compared with it by name, code and common groups, such as penicillins.")
        }
    }
}

struct AllergiesPreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            AllergiesFactory.mock()
        }
    }
}
