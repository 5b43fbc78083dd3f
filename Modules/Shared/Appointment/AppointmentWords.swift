import Foundation
import SwiftUI
import ViperKit

enum AppointmentWords {
    static let writingFile: LocalizedStringResource = "Writing the file…"

    static func calendarFileWritten(to path: String) -> AlertParameters {
        AlertParameters(
            localized: "Calendar file written",
            message: """
                \(path)
                Open it with your calendar. It says when the visit is, not with whom or what for.
                """)
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("The visit stays as it is.", discard)
    }
}
