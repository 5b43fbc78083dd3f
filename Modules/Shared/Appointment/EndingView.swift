import ClinicModel
import SwiftUI
import ViperKit

/// Asks why a visit is cancelled or a request declined, and keeps what was typed until that is done or given up.
struct EndingView<Presenter: AppointmentPresentable>: View {
    let ending: AppointmentEnding
    let reasons: [CancellationReason]
    /// The visit, as whoever ends it sees it.
    let visit: Visit
    @ObservedObject var presenter: Presenter

    var body: some View {
        Form {
            Section {
                LabeledContent {
                    Text(verbatim: visit.counterpart)
                } label: {
                    Text(visit.counterpartTitle)
                }
                LabeledContent("When", value: visit.summary.whenText)
            }
            switch ending {
            case .cancel: cancel
            case .decline: decline
            }
        }
        .interactiveDismissDisabled(presenter.asksBeforeClosing)
        .progressView(parameters: presenter.progressViewParameters)
        .alert(parameters: $presenter.formAlertParameters)
    }

    private var viewer: Principal.Role { visit.viewer }

    @ViewBuilder
    private var cancel: some View {
        Section("Why is the visit cancelled?") {
            Picker("Reason", selection: $presenter.cancellationReason) {
                ForEach(reasons, id: \.self) { reason in
                    Text(reason == .other ? "Other" : reason.words(for: viewer).resource).tag(reason)
                }
            }
            .accessibilityIdentifier("cancellation.reason")
        }
        Section {
            words("In your own words, if you like")
        } footer: {
            viewer == .patient ? Text("The clinic reads it.") : Text("The patient reads it.")
        }
        Section {
            Button("Cancel this visit", role: .destructive) { presenter.didTapEnd() }
                .accessibilityIdentifier("cancellation.confirm")
            keep("Keep it")
        }
        .inlineNavigationTitle("Cancel visit")
    }

    @ViewBuilder
    private var decline: some View {
        Section {
            words("Why, if you like")
        } header: {
            Text(visit.declineQuestion)
        } footer: {
            Text("The patient reads it.")
        }
        Section {
            Button("Decline", role: .destructive) { presenter.didTapEnd() }
                .accessibilityIdentifier("cancellation.confirm")
            keep("Not now")
        }
        .inlineNavigationTitle("Decline request")
    }

    private func words(_ prompt: LocalizedStringKey) -> some View {
        TextField(prompt, text: $presenter.cancellationText, axis: .vertical)
            .accessibilityIdentifier("cancellation.text")
    }

    private func keep(_ title: LocalizedStringKey) -> some View {
        Button(title) { presenter.didTapKeepVisit() }
            .keyboardShortcut(.cancelAction)
            .accessibilityIdentifier("cancellation.keep")
    }
}
