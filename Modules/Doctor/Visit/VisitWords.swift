import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum VisitWords {
    /// What is going on.
    enum Progress {
        case keeping, signing

        var words: LocalizedStringResource {
            switch self {
            case .keeping: "Keeping it…"
            case .signing: "Signing…"
            }
        }
    }

    /// Why a prescription is stopped that should not have been written.
    static var enteredInError: String { String(localized: "Entered in error") }

    /// Says all that is wrong with what was typed as measured.
    static func refusing(_ faults: [String]) -> AlertParameters {
        AlertParameters(
            title: String(localized: "Nothing is recorded yet: several values cannot be right."),
            message: faults.joined(separator: "\n"))
    }

    /// Asks whether unusual values are what was measured.
    static func asking(
        _ unusual: [Phrase], _ record: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let values = unusual.map(\.localized).joined(separator: ", ")
        return ConfirmationDialogParameters(localized: "Is that right? It is unusual: \(values).") {
            ConfirmationDialogButton(localized: "Record it", action: record)
            ConfirmationDialogButton(role: .cancel, localized: "Correct it")
        }
    }

    /// Asks whether a problem is over or was entered in error, as far as one may say so.
    static func askingAbout(
        _ problem: Condition, of patientName: String, resolve: (@MainActor () -> Void)?,
        markInError: (@MainActor () -> Void)?
    ) -> ConfirmationDialogParameters {
        let name = problem.code?.words.localized ?? ""
        return ConfirmationDialogParameters(
            localized: resolve == nil
                ? "Was “\(name)” entered in error for \(patientName)?" : "Is “\(name)” over for \(patientName)?"
        ) {
            if let resolve { ConfirmationDialogButton(localized: "It is over", action: resolve) }
            if let markInError {
                ConfirmationDialogButton(role: .destructive, localized: "Entered in error", action: markInError)
            }
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    /// Asks whether what was measured is corrected, as long as one may, or was entered in error; of a pressure both
    /// values are.
    static func askingAbout(
        _ measurement: VisitMeasurement, in visit: VisitDetails, correct: (@MainActor () -> Void)?,
        markInError: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(
            localized:
                "Was this entered in error for \(visit.patient.name) (\(visit.appointment.whenText)): \(values(of: measurement))? Nobody is shown it then."
        ) {
            if let correct { ConfirmationDialogButton(localized: "Correct it", action: correct) }
            ConfirmationDialogButton(role: .destructive, localized: "Entered in error", action: markInError)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    /// Such as `Systolic pressure 128 mmHg, Diastolic pressure 82 mmHg`.
    static func values(of measurement: VisitMeasurement) -> String {
        VitalSign.allCases.compactMap { sign in
            measurement.signs.values[sign].map { "\(sign.words.localized) \(sign.words(of: $0).localized)" }
        }
        .joined(separator: ", ")
    }

    /// Asks whether a prescription of the visit is written anew or was entered in error.
    static func askingAbout(
        _ prescription: MedicationRequest, of patientName: String, correct: @escaping @MainActor () -> Void,
        markInError: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let name = prescription.medication?.words.localized ?? ""
        return ConfirmationDialogParameters(localized: "Correct “\(name)” for \(patientName)?") {
            ConfirmationDialogButton(localized: "Correct it", action: correct)
            ConfirmationDialogButton(role: .destructive, localized: "Entered in error", action: markInError)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    static func askingToSign(
        _ visit: VisitDetails, withoutNote isEmpty: Bool, _ sign: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let (name, when) = (visit.patient.name, visit.appointment.whenText)
        return ConfirmationDialogParameters(
            localized: isEmpty
                ? "Sign the visit of \(name) (\(when)) without a note? It is finished then: addenda may follow, and what was entered in error can be taken back."
                : "Sign the visit of \(name) (\(when))? It is finished then: addenda may follow, and what was entered in error can be taken back."
        ) {
            ConfirmationDialogButton(localized: "Sign", action: sign)
            ConfirmationDialogButton(role: .cancel, localized: "Not yet")
        }
    }

    static func askingToAdd(_ add: @escaping @MainActor () -> Void) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(
            localized: "Add this to the signed visit? It stays as it is then, and the patient reads it."
        ) {
            ConfirmationDialogButton(localized: "Add the addendum", action: add)
            ConfirmationDialogButton(role: .cancel, localized: "Not yet")
        }
    }

    /// Says what was typed and is not recorded.
    static func warning(of looseEnds: [VisitField]) -> AlertParameters {
        let sentences = looseEnds.compactMap(\.warning).map { String(localized: $0) }.joined(separator: " ")
        return AlertParameters(
            localized: "Something that you typed is not recorded.",
            message: "\(sentences) See to that first, or empty the fields.")
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(
        _ looseEnds: [VisitField], _ discard: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        let sentences = looseEnds.compactMap(\.warning).map { String(localized: $0) }.joined(separator: " ")
        return AlertParameters(
            localized: "Discard what is not recorded?", message: "\(sentences) The note is kept."
        ) {
            AlertButton(role: .destructive, localized: "Discard", action: discard)
            AlertButton(role: .cancel, localized: "Go on")
        }
    }
}

extension VisitField {
    /// That its contents are not recorded; nil where nothing is typed.
    fileprivate var warning: LocalizedStringResource? {
        switch self {
        case .reason: "The reason is not kept."
        case .sign: "The measurements are not recorded."
        case .problem: "The problem is not added."
        case .order, .orderName: "The order is not placed."
        case .addendum: "The addendum is not added."
        case .facts, .prescribed, .revocation: nil
        }
    }
}
