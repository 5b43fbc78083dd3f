import SwiftUI
import ViperKit

enum LockWords {
    static let unlocking: LocalizedStringResource = "Unlocking…"

    /// Asks before one signs out of a screen that is locked.
    static func askingToSignOut(_ signOut: @escaping @MainActor () -> Void) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(
            localized: "Sign out?", message: "What is open is closed, and what was typed there is lost."
        ) {
            ConfirmationDialogButton(role: .destructive, localized: "Sign out", action: signOut)
        }
    }
}
