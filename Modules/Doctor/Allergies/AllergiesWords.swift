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

    /// Asks before an allergy is added with whose name alone medicines are compared.
    static func askingAboutUnknown(
        _ substance: String, _ add: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        AlertParameters(
            localized: "Add “\(substance)” all the same?",
            message: "It is not known what it is: medicines are compared with it by its name alone."
        ) {
            AlertButton(role: .destructive, localized: "Add the allergy", action: add)
            AlertButton(role: .cancel, localized: "Check the name")
        }
    }

    /// Says what is taken now although an allergy that was noted speaks against it, and leads there.
    static func saying(
        _ taken: [(medicine: CodeableConcept, issue: DetectedIssue)], against draft: AllergyDraft,
        _ show: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        let names = taken.map { $0.medicine.words.localized }.joined(separator: ", ")
        let substance = draft.substance.words.localized
        let title: LocalizedStringResource =
            switch (taken.contains { $0.issue.needsReason }, taken.count) {
            case (true, 1): "\(names) is taken now: the allergy to \(substance) speaks against it."
            case (true, _): "\(names) are taken now: the allergy to \(substance) speaks against them."
            case (false, 1): "\(names) is taken now: who is allergic to \(substance) may react to it too."
            case (false, _): "\(names) are taken now: who is allergic to \(substance) may react to them too."
            }
        return AlertParameters(localized: title, message: "The allergy is noted. Check what is prescribed.") {
            AlertButton(localized: "Show the prescriptions", action: show)
            AlertButton(role: .cancel, localized: "Not now")
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
