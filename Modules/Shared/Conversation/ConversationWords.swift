import Foundation
import SwiftUI
import ViperKit

enum ConversationWords {
    static let sending: LocalizedStringResource = "Sending…"
    static let keeping: LocalizedStringResource = "Keeping what you wrote…"

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("It has not been sent.", discard)
    }
}
