import Foundation
import SwiftUI
import ViperKit

enum ConversationWords {
    static let sending: LocalizedStringResource = "Sending…"

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        AlertParameters(localized: "Discard what you typed?", message: "It has not been sent.") {
            AlertButton(role: .destructive, localized: "Discard", action: discard)
            AlertButton(role: .cancel, localized: "Keep writing")
        }
    }
}
