import ClinicModel
import Foundation
import SwiftUI
import ViperKit

enum ConversationWords {
    static let sending: LocalizedStringResource = "Sending…"
    static let keeping: LocalizedStringResource = "Keeping what you wrote…"

    static let nothingToSend: Phrase = "Write your message first, then send it."
    static let begunBefore: Phrase = "You had begun a message: the new one stands below it."

    /// Says that what was begun is not about the visit that one wants to write about.
    static func begun(notAbout visit: AppointmentSummary) -> Phrase {
        "You had begun a message. It is not about the visit on \(visit.whenText)."
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("It has not been sent.", discard)
    }
}
