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
}
