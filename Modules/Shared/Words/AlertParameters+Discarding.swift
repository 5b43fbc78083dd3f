import Foundation
import SwiftUI
import ViperKit

extension AlertParameters {
    /// Asks before what was typed is lost.
    ///
    /// - Parameter message: what else becomes of it.
    package static func askingToDiscard(
        _ message: LocalizedStringResource, _ discard: @escaping @MainActor () -> Void
    ) -> AlertParameters {
        AlertParameters(localized: "Discard what you typed?", message: message) {
            AlertButton(role: .destructive, localized: "Discard", action: discard)
            AlertButton(role: .cancel, localized: "Keep writing")
        }
    }
}
