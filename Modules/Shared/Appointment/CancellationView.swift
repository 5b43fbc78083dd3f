import ClinicModel
import SwiftUI
import ViperKit

/// Asks why a visit is cancelled.
struct CancellationView: View {
    let reasons: [CancellationReason]
    /// Who cancels it.
    let viewer: Principal.Role
    @Binding var reason: CancellationReason
    let confirm: @MainActor () -> Void
    let keep: @MainActor () -> Void

    var body: some View {
        Form {
            Section("Why is the visit cancelled?") {
                Picker("Reason", selection: $reason) {
                    ForEach(reasons, id: \.self) { reason in
                        Text(reason.words(for: viewer).resource).tag(reason)
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
}
