import SwiftUI
import ViperKit

extension LocalizedStringResource {
    static let writingFile: Self = "Writing the file…"
}

extension AlertParameters {
    static func calendarFileWritten(to path: String) -> Self {
        AlertParameters(localized: "Calendar file written", message: "\(path)\nOpen it with your calendar.")
    }
}

extension ConfirmationDialogParameters {
    /// Asks `question` before something is done that cannot simply be undone.
    static func question(
        _ question: LocalizedStringResource, button: LocalizedStringResource, _ action: @escaping @MainActor () -> Void
    ) -> Self {
        ConfirmationDialogParameters(localized: question) {
            ConfirmationDialogButton(role: .destructive, localized: button, action: action)
            ConfirmationDialogButton(role: .cancel, localized: "Leave it as it is")
        }
    }
}
