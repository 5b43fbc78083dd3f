import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// Whose visit it is, when, what the patient must not be given, and how the visit stands: it stays above what is scrolled.
struct VisitHeading: View {
    let visit: VisitDetails

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(verbatim: visit.patient.name).font(.headline)
                Spacer()
                Text(verbatim: visit.appointment.whenText).foregroundStyle(.secondary)
            }
            HStack(alignment: .top) {
                AllergyLine(allergies: visit.allergies)
                Spacer()
                if visit.encounter.status == .finished {
                    Label(visit.stateTitle, systemImage: "checkmark").foregroundStyle(.green)
                } else {
                    Text(visit.stateTitle).foregroundStyle(.secondary)
                }
            }
        }
    }
}

/// The allergies in a line, all of them.
struct AllergyLine: View {
    let allergies: [AllergyIntolerance]

    var body: some View {
        if allergies.isEmpty {
            Text("No allergies are recorded").foregroundStyle(.secondary)
        } else if allergies.allSatisfy(\.isNoneKnown) {
            Text(verbatim: names)
        } else {
            Label("Allergies: \(names)", systemImage: "exclamationmark.triangle").foregroundStyle(.red)
        }
    }

    private var names: String {
        allergies.map { allergy in
            let name = allergy.words.isEmpty ? String(localized: "without a name") : allergy.words.localized
            if allergy.criticality == .high { return String(localized: "\(name) (high risk)") }
            return allergy.type == .intolerance ? String(localized: "\(name) (intolerance)") : name
        }
        .joined(separator: ", ")
    }
}

extension VisitDetails {
    /// How the visit stands.
    fileprivate var stateTitle: LocalizedStringKey {
        switch encounter.status {
        case .inProgress: "in progress"
        case .onleave: "interrupted"
        case .finished: note == nil ? "finished" : "finished and signed"
        default: "over"
        }
    }
}

/// How it stands, and what one has to know.
struct VisitFactsSection: View {
    let visit: VisitDetails
    let showsRecord: Bool
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            LabeledContent("This visit") { Text(visit.stateTitle) }
                .id(VisitField.facts)
            if !visit.canWrite, let reason = visit.encounter.reason {
                LabeledContent("Reason", value: reason)
            }
            // That none are recorded, or known, stands above.
            if !visit.allergies.allSatisfy(\.isNoneKnown) {
                AllergyRows(allergies: visit.allergies, zone: visit.zone)
            }
            SceneLink(
                value: AllergiesParameters(
                    patient: visit.patient.id, encounter: visit.canWrite ? visit.encounter.id : nil)
            ) {
                Label("Add or take back an allergy", systemImage: "plus")
            }
            .focused(focus, equals: .facts)
            .accessibilityIdentifier("visit.allergies")
            if showsRecord {
                SceneLink(value: RecordParameters(patient: visit.patient.id)) {
                    Label("Show the record", systemImage: "heart.text.square")
                }
                .accessibilityIdentifier("visit.record")
            }
        }
    }
}

/// What the visit is for.
struct VisitReasonSection<Presenter: VisitPresentable>: View {
    @ObservedObject var presenter: Presenter
    let focus: FocusState<VisitField?>.Binding

    var body: some View {
        Section {
            TextField("Reason", text: $presenter.form.reason, prompt: Text("Why the patient has come"))
                .focused(focus, equals: .reason)
                .onSubmit { presenter.didTapSaveReason() }
                .accessibilityIdentifier("visit.reason")
            if presenter.hasNewReason {
                Button("Keep the reason") { presenter.didTapSaveReason() }
                    .accessibilityIdentifier("visit.saveReason")
            }
        } header: {
            Text("Reason for the visit")
        }
    }
}
