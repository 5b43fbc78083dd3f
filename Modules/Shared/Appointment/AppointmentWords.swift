import Foundation
import SwiftUI
import ViperKit

enum AppointmentWords {
    static let writingFile: LocalizedStringResource = "Writing the file…"

    static func calendarFileWritten(to path: String) -> AlertParameters {
        AlertParameters(localized: "Calendar file written", message: "\(path)\nOpen it with your calendar.")
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("Nothing is cancelled or declined.", discard)
    }
}
