import ClinicModel
import Foundation
import SwiftUI
import ViperKit

/// What is said of results that somebody is shown.
enum ReleaseWords {
    static let releasing: LocalizedStringResource = "Releasing…"

    static func title(_ results: [ResultID]) -> LocalizedStringKey {
        results.count == 1 ? "Release this result?" : "Release all?"
    }

    static func released(_ form: ReleaseForm) -> LocalizedStringResource { "Released to \(form.patientName)." }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("Nothing has been released.", discard)
    }
}
