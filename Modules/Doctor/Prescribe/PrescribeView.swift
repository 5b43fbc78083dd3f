import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

package struct PrescribeView<Presenter: PrescribePresentable>: View {
    private typealias UIModel = PrescribeUIModel

    @StateObject private var presenter: Presenter
    @FocusState private var focus: PrescribeForm.Field?

    package init(presenter: @escaping @autoclosure () -> Presenter) {
        _presenter = StateObject(wrappedValue: presenter())
    }

    package var body: some View {
        Form {
            NoticeSection(notice: presenter.patient.notice)
            if let patient = presenter.patient.value {
                facts(patient)
                medicine
                dosage
                supply
                summary
                Section {
                    Button(PrescribeWords.prescribe(presenter.replacement)) { presenter.didTapPrescribe() }
                        .disabled(!presenter.canPrescribe)
                        .accessibilityIdentifier("prescribe.prescribe")
                } footer: {
                    if presenter.form.medication.display.isEmpty {
                        Text("Say which medicine it is before you prescribe it.")
                    } else if presenter.replaced != nil, !presenter.asksBeforeGoingBack {
                        Text("It says what it replaces: change something first.")
                    } else if let needed = presenter.form.needed.title {
                        Text(needed)
                    } else if presenter.lacksReason {
                        Text("To prescribe it, say why all the same.")
                    }
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                if presenter.asksBeforeGoingBack {
                    Button("Back") { presenter.didTapBack() }
                        .accessibilityIdentifier("prescribe.back")
                }
            }
        }
        // The way out asks before it loses what was typed.
        .navigationBarBackButtonHidden(presenter.asksBeforeGoingBack)
        .interactiveDismissDisabled(presenter.asksBeforeGoingBack)
        .inlineNavigationTitle(PrescribeWords.title(presenter.replacement))
        .focus($focus, on: $presenter.wrongField, after: presenter.alertParameters)
        .scene(presenter)
    }

    private func facts(_ patient: PrescribeEntity) -> some View {
        Section {
            AllergyRows(allergies: patient.allergies)
            ProhibitionRows(prohibitions: patient.prohibitions)
            if let replaced = presenter.replaced {
                Label(
                    "It takes the place of \(PrescribeWords.saying(replaced)), which is stopped then.",
                    systemImage: "arrow.triangle.2.circlepath")
            }
            ForEach(patient.active.filter { $0.id != presenter.replaced?.id }) { prescription in
                Text("Takes \(prescription.words.localized)").foregroundStyle(.secondary)
            }
        } header: {
            Text(verbatim: patient.patientName)
        }
    }

    private var medicine: some View {
        Section {
            TextField("Medicine", text: $presenter.form.medicine)
                .focused($focus, equals: .medicine)
                .accessibilityIdentifier("prescribe.medicine")
            warnings
            ForEach(presenter.suggestions, id: \.self) { medicine in
                Button {
                    presenter.didTapSuggestion(medicine)
                } label: {
                    Label {
                        Text(verbatim: medicine)
                    } icon: {
                        Image(systemName: "magnifyingglass")
                    }
                }
                .accessibilityIdentifier("prescribe.suggestion.\(medicine)")
            }
            if presenter.isUnknown {
                Label(
                    "It is not known what is in “\(presenter.form.medication.display)”: nothing but its name was compared with the allergies and the active medicines. Check its name.",
                    systemImage: "questionmark.circle"
                )
                .foregroundStyle(.orange)
            }
            if presenter.form.asksForStrength {
                TextField("Strength", text: $presenter.form.strength)
                    .accessibilityIdentifier("prescribe.strength")
            }
        } footer: {
            if presenter.issues.isEmpty {
                Text("It is compared with the allergies by name, code and common groups, such as penicillins.")
            } else if presenter.issues.contains(where: \.needsReason) {
                Text("Your reason is kept with the prescription.")
            } else if presenter.issues.contains(where: { $0.kind == .relatedAllergy }) {
                Text(
                    "Most who are allergic to the one tolerate the other. The warning is kept with the prescription."
                )
            } else {
                Text("The warning is kept with the prescription.")
            }
        }
    }

    /// What speaks against the medicine, beside its field, where it is seen as soon as the name is typed.
    private var warnings: some View {
        ForEach(presenter.issues) { issue in
            Label(issue.title, systemImage: "exclamationmark.triangle").foregroundStyle(issue.colour)
            if issue.needsReason {
                TextField("Why all the same?", text: reason(issue))
                    .focused($focus, equals: .reason(issue.id))
                    .accessibilityIdentifier("prescribe.reason.\(issue.id)")
            }
        }
    }

    @ViewBuilder
    private var summary: some View {
        if let summary = presenter.summary {
            Section("What you prescribe") {
                Text(verbatim: summary.localized).font(.headline)
                if let answer = presenter.refillAnswer {
                    Label(PrescribeWords.answer(to: answer), systemImage: "arrow.clockwise")
                }
                ForEach(presenter.form.missing, id: \.self) { missing in
                    Label(missing.title, systemImage: "questionmark.circle").foregroundStyle(.orange)
                }
            }
        }
    }

    private var dosage: some View {
        Section {
            TextField("Dose", text: $presenter.form.dose)
                .focused($focus, equals: .dose)
                .accessibilityIdentifier("prescribe.dose")
            Picker("How often", selection: $presenter.form.frequency) {
                Text("As written below").tag(Dosage.Frequency?.none)
                ForEach(Dosage.Frequency.allCases, id: \.self) { frequency in
                    Text(frequency.title).tag(Dosage.Frequency?.some(frequency))
                }
            }
            .accessibilityIdentifier("prescribe.frequency")
            Picker("Route", selection: $presenter.form.route) {
                Text("As written below").tag(Dosage.Route?.none)
                ForEach(Dosage.Route.allCases, id: \.self) { route in
                    Text(route.title).tag(Dosage.Route?.some(route))
                }
            }
            .accessibilityIdentifier("prescribe.route")
            Toggle("Only as needed", isOn: $presenter.form.isAsNeeded)
                .accessibilityIdentifier("prescribe.asNeeded")
            TextField("Instructions", text: $presenter.form.instructions)
                .focused($focus, equals: .instructions)
                .accessibilityIdentifier("prescribe.instructions")
        } header: {
            Text("Dosage")
        } footer: {
            Text("A dose is such as 1 tablet or 2.5 mL.")
        }
    }

    private var supply: some View {
        Section("Supply") {
            TextField("Lasts, in days", text: $presenter.form.days)
                .focused($focus, equals: .days)
                .accessibilityIdentifier("prescribe.days")
            if presenter.form.hasWrongDays {
                Label("Write a number of days, such as 7.", systemImage: "exclamationmark.triangle")
                    .foregroundStyle(.orange)
            }
            Picker("Repeats", selection: $presenter.form.repeats) {
                ForEach(UIModel.repeats, id: \.self) { number in
                    Text(verbatim: "\(number)").tag(number)
                }
            }
            .accessibilityIdentifier("prescribe.repeats")
            TextField("Note", text: $presenter.form.note)
                .accessibilityIdentifier("prescribe.note")
        }
    }

    private func reason(_ issue: DetectedIssue) -> Binding<String> {
        Binding {
            presenter.form.reasons[issue.id] ?? ""
        } set: {
            presenter.form.reasons[issue.id] = $0
        }
    }
}

struct PrescribePreviews: PreviewProvider {
    static var previews: some View {
        CoordinatingNavigationStack {
            PrescribeFactory.mock()
        }
    }
}
