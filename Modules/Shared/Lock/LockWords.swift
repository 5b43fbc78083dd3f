import SwiftUI
import ViperKit

extension LocalizedStringResource {
    static let unlocking: Self = "Unlocking…"
}

extension ConfirmationDialogParameters {
    /// Asks before one signs out of a screen that is locked.
    static func signOut(_ signOut: @escaping @MainActor () -> Void) -> Self {
        ConfirmationDialogParameters(
            localized: "Sign out?", message: "What is open is closed, and what was typed there is lost."
        ) {
            AlertButton(role: .destructive, localized: "Sign out", action: signOut)
        }
    }
}
