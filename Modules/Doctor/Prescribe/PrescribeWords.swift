import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum PrescribeWords {
    static let prescribing: LocalizedStringResource = "Prescribing…"

    static func title(_ replacement: PrescribeParameters.Replacement?) -> LocalizedStringKey {
        switch replacement {
        case .doseChange?: "Change the dose"
        case .correction?: "Correct the prescription"
        case nil: "Prescribe"
        }
    }

    static func prescribe(_ replacement: PrescribeParameters.Replacement?) -> LocalizedStringKey {
        replacement == nil ? "Prescribe" : "Prescribe it in its place"
    }

    /// A medicine and how it is taken.
    static func saying(_ prescription: Prescription) -> String {
        [prescription.words, prescription.request.dosageWords].filter { !$0.isEmpty }.map(\.localized)
            .joined(separator: ", ")
    }

    /// How a refill is answered that was asked for of what is replaced.
    static func answer(to refill: PrescribeParameters.RefillAnswer) -> LocalizedStringKey {
        switch refill {
        case .approved: "The refill that is asked for is approved with it, as written here."
        case .declined(let reason): "The refill that is asked for is declined with it. The patient reads: “\(reason)”"
        }
    }

    /// Says that there is nothing to replace.
    static func ended(_ leave: @escaping @MainActor () -> Void) -> AlertParameters {
        AlertParameters(localized: "This prescription is not active any more.", completion: leave)
    }

    /// Says why a prescription was not replaced, and that it stands.
    static func refused(_ error: any Error, leaving replaced: Prescription) -> AlertParameters {
        AlertParameters(
            title: ErrorText(error).title,
            message: String(
                localized: "Nothing was prescribed, and “\(replaced.words.localized)” stands as it did."))
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("Nothing has been prescribed.", discard)
    }

    /// Asks before something is prescribed that no allergy was compared with.
    static func askingAboutUnknown(
        _ medicine: String, _ prescribe: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        AlertParameters(
            localized: "Prescribe “\(medicine)” all the same?",
            message: "It is not known what is in it, and the patient has allergies. Only you compare the two."
        ) {
            AlertButton(role: .destructive, localized: "Prescribe", action: prescribe)
            AlertButton(role: .cancel, localized: "Check the name")
        }
    }
}

extension PrescribeParameters.Replacement {
    /// What the new prescription says of the one whose place it takes: a dose is that of the same medicine.
    func draft(of old: Prescription?, by medication: CodeableConcept) -> PrescriptionDraft.Replacement {
        let isSame = old?.request.isContinued(by: medication) ?? true
        let reason: LocalizedStringResource =
            switch self {
            case .doseChange: isSame ? "The dose was changed" : "Another medicine was prescribed instead"
            case .correction: "Entered in error"
            }
        return PrescriptionDraft.Replacement(of: prescription, because: String(localized: reason))
    }
}

extension PrescribeForm.Missing {
    /// That a prescription does not say it, and how it could.
    var title: LocalizedStringKey {
        switch self {
        case .strength: "No strength, such as 500 mg"
        case .unit: "No unit, such as mg"
        case .dose: "No dose, such as 1 tablet"
        case .route: "No route, such as by mouth"
        case .days: "Nothing says how long"
        case .chosenRoute: "No route is chosen"
        case .numberOfDays: "No number of days is typed"
        }
    }
}

extension Set<PrescribeForm.Needed> {
    /// What has to be said before it is prescribed; nil where nothing has.
    var title: LocalizedStringKey? {
        switch (contains(.dose), contains(.frequency)) {
        case (true, true): "To prescribe it, say the dose, such as 1 tablet, and how often."
        case (true, false): "To prescribe it, say the dose, such as 1 tablet."
        case (false, true): "To prescribe it, say how often: choose it, or write it in the instructions."
        case (false, false): nil
        }
    }
}

extension Dosage.Frequency {
    var title: LocalizedStringKey {
        switch self {
        case .once: "Once a day"
        case .twice: "Twice a day"
        case .thrice: "Three times a day"
        case .fourTimes: "Four times a day"
        case .weekly: "Once a week"
        case .monthly: "Once a month"
        }
    }
}

extension Dosage.Route {
    var title: LocalizedStringKey {
        switch self {
        case .oral: "By mouth"
        case .sublingual: "Under the tongue"
        case .topical: "On the skin"
        case .nasal: "Into the nose"
        case .ophthalmic: "Into the eye"
        case .inhalation: "Inhaled"
        case .rectal: "Into the rectum"
        case .subcutaneous: "Under the skin"
        case .intramuscular: "Into a muscle"
        case .intravenous: "Into a vein"
        }
    }
}
