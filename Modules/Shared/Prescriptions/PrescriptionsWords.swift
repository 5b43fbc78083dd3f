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

    /// Asks before something is prescribed again that something speaks against, or that no allergy was compared with.
    static func askingToApprove(_ refill: Refill, _ approve: @escaping @MainActor () -> Void) -> AlertParameters {
        AlertParameters(
            localized: "Approve “\(refill.words.localized)” for \(refill.patientName) all the same?",
            message: !refill.needsReason
                ? "It is not known what is in it, and the patient has allergies. Only you compare the two."
                : "Something speaks against it. Your reason is kept with the prescription."
        ) {
            AlertButton(role: .destructive, localized: "Approve", action: approve)
            AlertButton(role: .cancel, localized: "Check it first")
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
        case (.relatedAllergy, nil): relatedTitle
        case (.duplicate, nil): "Active already: \(detail)"
        case (.duplicateClass, nil):
            isOfSameGroup ? "Of the same group, active already: \(detail)" : "Does the same, active already: \(detail)"
        case (.prohibition, nil): "Not to be taken: \(detail)"
        case (.allergy, let near?): "Close to \(near); known allergy: \(detail)"
        case (.relatedAllergy, let near?): "Close to \(near); may react too, allergic to: \(detail)"
        case (.duplicate, let near?): "Close to \(near); active already: \(detail)"
        case (.duplicateClass, let near?): "Close to \(near); does the same, active already: \(detail)"
        case (.prohibition, let near?): "Close to \(near); not to be taken: \(detail)"
        }
    }

    private var relatedTitle: LocalizedStringKey {
        switch family {
        case .betaLactams: "May react too (beta-lactam), allergic to: \(detail)"
        case .antiInflammatories: "May react too (anti-inflammatory), allergic to: \(detail)"
        case nil: "May react too (related medicine), allergic to: \(detail)"
        }
    }

    /// A warning that needs no reason stands back.
    package var colour: Color { needsReason ? .red : .orange }
}

extension PrescriptionsDone {
    package var words: LocalizedStringResource {
        switch self {
        case .asked(let medicine): "You have asked for a refill of “\(medicine)”."
        case .withdrawn(let medicine): "Your request for “\(medicine)” is withdrawn."
        case .prescribed(let medicine): "“\(medicine)” is prescribed."
        case .stopped(let medicine): "“\(medicine)” is stopped."
        case .approved(let medicine, let patient): "The refill of “\(medicine)” for \(patient) is approved."
        case .declined(let medicine, let patient): "The refill of “\(medicine)” for \(patient) is declined."
        }
    }
}
