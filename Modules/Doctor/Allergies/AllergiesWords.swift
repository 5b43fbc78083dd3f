import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum AllergiesWords {
    static let keeping: LocalizedStringResource = "Keeping it…"

    /// Asks whether an allergy was entered in error.
    static func askingAbout(
        _ allergy: AllergyIntolerance, _ markInError: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let name = allergy.words.localized
        return ConfirmationDialogParameters(
            localized:
                "Was “\(name)” entered in error? Nobody is shown it then, and nothing is compared with it any more."
        ) {
            ConfirmationDialogButton(role: .destructive, localized: "Entered in error", action: markInError)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("The allergy has not been added.", discard)
    }
}

extension AllergyIntolerance.Kind {
    var title: LocalizedStringKey {
        switch self {
        case .allergy: "Allergy"
        case .intolerance: "Intolerance"
        }
    }
}

extension AllergyIntolerance.Criticality {
    /// How bad it could be the next time.
    var title: LocalizedStringKey {
        switch self {
        case .low: "Low risk"
        case .high: "High risk"
        case .unableToAssess: "Risk cannot be assessed"
        }
    }
}
