import ClinicModel
import SwiftUI
import ViperKit

/// Asks why a visit is cancelled.
struct CancellationView: View {
    let reasons: [CancellationReason]
    @Binding var reason: CancellationReason
    let confirm: @MainActor () -> Void
    let keep: @MainActor () -> Void

    var body: some View {
        Form {
            Section("Why is the visit cancelled?") {
                Picker("Reason", selection: $reason) {
                    ForEach(reasons, id: \.self) { reason in
                        Text(words(of: reason).resource).tag(reason)
                    }
                }
                .accessibilityIdentifier("cancellation.reason")
            }
            Section {
                Button("Cancel this visit", role: .destructive, action: confirm)
                    .accessibilityIdentifier("cancellation.confirm")
                Button("Keep it", action: keep)
                    .accessibilityIdentifier("cancellation.keep")
            }
        }
        .inlineNavigationTitle("Cancel visit")
    }

    /// Patients say it of themselves.
    private func words(of reason: CancellationReason) -> Phrase {
        reasons == CancellationReason.offered(to: .patient) ? reason.ownWords : reason.words
    }
}
