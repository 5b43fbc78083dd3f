import ClinicModel
import Foundation
import SwiftUI

/// What is said of results that somebody is shown.
enum ReleaseWords {
    static let releasing: LocalizedStringResource = "Releasing…"

    static func title(_ results: [ResultID]) -> LocalizedStringKey {
        results.count == 1 ? "Release this result?" : "Release all?"
    }
}
