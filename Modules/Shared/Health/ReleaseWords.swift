import ClinicModel
import Foundation
import SwiftUI
import ViperKit

/// The words of a release, wherever it is done.
package enum ReleaseWords {
    package static let releasing: LocalizedStringResource = "Releasing…"

    /// Asks before somebody is shown what cannot be hidden again.
    package static func asking(
        _ results: [ResultID], _ release: @escaping @MainActor () -> Void
    ) -> ConfirmationDialogParameters {
        let question: LocalizedStringResource =
            results.count == 1
            ? "Release this result? The patient sees it at once." : "Release all? The patient sees them at once."
        return ConfirmationDialogParameters(localized: question) {
            ConfirmationDialogButton(localized: "Release", action: release)
            ConfirmationDialogButton(role: .cancel, localized: "Not yet")
        }
    }
}
