import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import ViperKit

enum AvailabilityWords {
    static let looking: LocalizedStringResource = "Checking what it changes…"
    /// So many visits are named before a change; all of them are listed after it.
    private static let most = 6
    static let changing: LocalizedStringResource = "Changing the plan…"

    /// Says what would come of a change, and asks whether it is to be.
    ///
    /// - Parameter block: what is blocked, where that is the change.
    static func asking(
        _ effect: AvailabilityEffect, block: Phrase?, _ carryOut: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let title: LocalizedStringResource = if let block { "Block \(block.localized)?" } else { "Change the plan?" }
        return ConfirmationDialogParameters(localized: title, message: message(effect, isBlock: block != nil)) {
            ConfirmationDialogButton(
                role: effect.takesAway ? .destructive : nil, localized: "Change the plan", action: carryOut)
        }
    }

    private static func message(_ effect: AvailabilityEffect, isBlock: Bool) -> LocalizedStringResource {
        let visits = effect.visitsOutside
        let (opened, closed) = (effect.opened.count, effect.closed.count)
        if visits.isEmpty, opened == 0, closed == 0 {
            if isBlock { return "No open time lies there." }
            return "Times that are open already stay as they are. Days to come open by the new plan."
        }
        guard !visits.isEmpty else { return "Times that open: \(opened). Times that close: \(closed)." }
        let names = visits.prefix(most).map { "\($0.patientName), \($0.whenText)" }.joined(separator: "; ")
        if visits.count <= most {
            return """
                Times that open: \(opened). Times that close: \(closed). \
                Visits that stand outside and stay as they are: \(visits.count) (\(names)).
                """
        }
        return """
            Times that open: \(opened). Times that close: \(closed). \
            Visits that stand outside and stay as they are: \(visits.count) (\(names), and \(visits.count - most) more). \
            All of them then stand first under Availability.
            """
    }

    /// How days are typed in a language.
    static func reading(from today: CalendarDate, in locale: Locale) -> DayReading {
        DayReading(from: today, in: locale) { $0.localized }
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        AlertParameters(localized: "Discard what you changed?", message: "The plan stays as it is.") {
            AlertButton(role: .destructive, localized: "Discard", action: discard)
            AlertButton(role: .cancel, localized: "Go on")
        }
    }
}

extension AvailabilityEffect {
    /// Whether times are lost by it, or visits stand outside of the plan.
    fileprivate var takesAway: Bool { !closed.isEmpty || !visitsOutside.isEmpty }
}
