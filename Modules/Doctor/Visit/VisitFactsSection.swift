import ClinicModel
import SharedScenes
import SwiftUI
import ViperKit

/// Whose visit it is, and when: it stays above what is scrolled.
struct VisitHeading: View {
    let visit: VisitDetails

    var body: some View {
        HStack {
            Text(verbatim: visit.patient.name).font(.headline)
            Spacer()
            Text(verbatim: visit.appointment.whenText).foregroundStyle(.secondary)
        }
    }
}

/// How it stands, and what one has to know.
struct VisitFactsSection: View {
    let visit: VisitDetails
    let showsRecord: Bool

    var body: some View {
        Section {
            LabeledContent("This visit") { Text(state) }
            if !visit.canWrite, let reason = visit.encounter.reason {
                LabeledContent("For", value: reason)
            }
            AllergyRows(allergies: visit.allergies, zone: visit.zone)
            SceneLink(
                value: AllergiesParameters(
                    patient: visit.patient.id, encounter: visit.canWrite ? visit.encounter.id : nil)
            ) {
                Label("Add or take back an allergy", systemImage: "plus")
            }
            .accessibilityIdentifier("visit.allergies")
            if showsRecord {
                SceneLink(value: RecordParameters(patient: visit.patient.id)) {
                    Label("Show the record", systemImage: "heart.text.square")
                }
                .accessibilityIdentifier("visit.record")
            }
        }
    }

    private var state: LocalizedStringKey {
        switch visit.encounter.status {
        case .inProgress: "in progress"
        case .onleave: "interrupted"
        case .finished: visit.note == nil ? "finished" : "finished and signed"
        default: "over"
        }
    }
}

/// What the visit is for.
struct VisitReasonSection<Presenter: VisitPresentable>: View {
    @ObservedObject var presenter: Presenter

    var body: some View {
        Section {
            TextField("Reason", text: $presenter.form.reason)
                .onSubmit { presenter.didTapSaveReason() }
                .accessibilityIdentifier("visit.reason")
            if presenter.hasNewReason {
                Button("Keep the reason") { presenter.didTapSaveReason() }
                    .accessibilityIdentifier("visit.saveReason")
            }
        }
    }
}
