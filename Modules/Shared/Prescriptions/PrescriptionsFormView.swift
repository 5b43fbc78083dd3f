import ClinicModel
import SwiftUI
import ViperKit

/// Asks for what is needed to ask for a refill, to answer one or to stop a prescription, and keeps what was typed until
/// it is carried out or given up.
struct PrescriptionsFormView<Presenter: PrescriptionsPresentable>: View {
    let request: PrescriptionsRequest
    @ObservedObject var presenter: Presenter
    @FocusState private var focus: PrescriptionsField?

    var body: some View {
        Form {
            switch request {
            case .refill(let prescription): refill(prescription)
            case .stop(let prescription): stop(prescription)
            case .answer(let refill): answer(refill)
            }
        }
        .interactiveDismissDisabled(presenter.asksBeforeClosing)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
        .focus($focus, on: $presenter.wrongField, after: presenter.formAlertParameters)
    }

    @ViewBuilder
    private func refill(_ prescription: Prescription) -> some View {
        Section {
            TextField("A note, if you like", text: $presenter.text)
                .focused($focus, equals: .text)
                .accessibilityIdentifier("prescriptions.note")
        } header: {
            Text(verbatim: prescription.words.localized)
        } footer: {
            if let end = prescription.request.supplyEnd, let zone = presenter.prescriptions.value?.prescriptions?.zone {
                Text("The supply lasts until \(DateTime.instant(end).words(in: zone).localized)")
            }
            Text("The clinic sees it at once and answers here.")
        }
        Section {
            Button("Ask for a refill") { presenter.didTapSendRequest() }
                .disabled(presenter.isBusy)
                .accessibilityIdentifier("prescriptions.send")
            cancel
        }
        .inlineNavigationTitle("Ask for a refill")
    }

    @ViewBuilder
    private func stop(_ prescription: Prescription) -> some View {
        Section {
            if let patient = presenter.prescriptions.value?.prescriptions?.patient {
                Text(verbatim: patient.name).font(.headline)
            }
            TextField("Why is it stopped?", text: $presenter.text)
                .focused($focus, equals: .text)
                .accessibilityIdentifier("prescriptions.reason")
        } header: {
            Text(verbatim: prescription.words.localized)
        } footer: {
            if presenter.text.allSatisfy(\.isWhitespace) { Text("To stop it, say why.") }
            if prescription.openRefill != nil { Text("The refill that is asked for is declined with it.") }
        }
        Section {
            Button("Stop this medicine", role: .destructive) { presenter.didTapConfirmStop() }
                .disabled(presenter.isBusy)
                .accessibilityIdentifier("prescriptions.confirmStop")
            cancel
        }
        .inlineNavigationTitle("Stop a medicine")
    }

    @ViewBuilder
    private func answer(_ refill: Refill) -> some View {
        Section {
            RefillRow(refill: refill, showsPatient: true)
            AllergyRows(allergies: refill.allergies, zone: refill.zone)
            ProhibitionRows(prohibitions: refill.prohibitions)
            if refill.isLeftToCompare {
                Label(
                    "It is not known what is in “\(refill.words.localized)”: nothing but its name was compared with the allergies.",
                    systemImage: "questionmark.circle"
                )
                .foregroundStyle(.orange)
            }
        }
        Section {
            TextField(
                refill.needsReason
                    ? "Why you decline, or approve all the same" : "Why you decline, or a note on approving",
                text: $presenter.text
            )
            .focused($focus, equals: .text)
            .accessibilityIdentifier("prescriptions.reason")
        } footer: {
            if presenter.text.allSatisfy(\.isWhitespace) {
                refill.needsReason
                    ? Text("To approve it all the same, or to decline it, say why.") : Text("To decline it, say why.")
            }
            Text(
                "Approving prescribes the same again, in place of the old prescription. The patient reads what you write."
            )
        }
        Section {
            Button("Approve") { presenter.didTapApprove() }
                .disabled(presenter.isBusy)
                .accessibilityIdentifier("prescriptions.approve")
            Button("Decline", role: .destructive) { presenter.didTapDecline() }
                .disabled(presenter.isBusy)
                .accessibilityIdentifier("prescriptions.decline")
            cancel
        }
        .inlineNavigationTitle("Refill")
    }

    private var cancel: some View {
        Button("Not now") { presenter.didTapCancel() }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("prescriptions.cancel")
    }
}
