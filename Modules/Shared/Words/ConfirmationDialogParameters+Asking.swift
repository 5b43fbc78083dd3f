import Foundation
import SwiftUI
import ViperKit

extension ConfirmationDialogParameters {
    /// Asks `question` before something is done that cannot simply be undone.
    package static func asking(
        _ question: LocalizedStringResource, button: LocalizedStringResource, _ action: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(localized: question) {
            ConfirmationDialogButton(role: .destructive, localized: button, action: action)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }

    /// Asks before the user is signed out of Home, where a key is soon pressed by mistake.
    package static func askingToSignOut(
        _ signOut: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        ConfirmationDialogParameters(localized: "Sign out?") {
            ConfirmationDialogButton(role: .destructive, localized: "Sign out", action: signOut)
        }
    }
}
