import ClinicModel
import Foundation
import SwiftUI
import ViperKit

enum PrescriptionsWords {
    /// What is done about a prescription.
    enum Work {
        case asking, withdrawing, stopping, approving, declining

        var progress: LocalizedStringResource {
            switch self {
            case .asking: "Asking for a refill…"
            case .withdrawing: "Withdrawing…"
            case .stopping: "Stopping…"
            case .approving: "Approving…"
            case .declining: "Declining…"
            }
        }
    }

    static func askingToWithdraw(
        _ refill: Refill, _ withdraw: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(localized: "Withdraw your request for “\(refill.words.localized)”?") {
            ConfirmationDialogButton(role: .destructive, localized: "Withdraw", action: withdraw)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("Nothing has been changed.", discard)
    }
}

extension MedicationRequest.RefillOutcome {
    var title: LocalizedStringResource { words.resource }

    var colour: Color {
        switch self {
        case .open: .orange
        case .approved: .green
        case .declined: .red
        case .withdrawn: .secondary
        }
    }
}

extension MedicationRequest.Status {
    /// How a prescription stands.
    var title: LocalizedStringResource { words.resource }
}

extension DetectedIssue {
    /// What speaks against a medicine.
    package var title: LocalizedStringKey {
        switch (kind, near) {
        case (.allergy, nil): "Known allergy: \(detail)"
        case (.duplicate, nil): "Active already: \(detail)"
        case (.allergy, let near?): "Close to \(near); known allergy: \(detail)"
        case (.duplicate, let near?): "Close to \(near); active already: \(detail)"
        }
    }
}
