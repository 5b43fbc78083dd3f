import SwiftUI
import ViperKit

extension LocalizedStringResource {
    static let keepingTime: Self = "Keeping this time for you…"
    static let booking: Self = "Booking…"
    static let givingTimeBack: Self = "Giving this time back…"
}

extension AlertParameters {
    /// Asks before what was typed is lost.
    static func discarding(_ discard: @escaping @MainActor () -> Void) -> Self {
        AlertParameters(localized: "Discard what you typed?", message: "The time is given up, too.") {
            AlertButton(role: .destructive, localized: "Discard", action: discard)
            AlertButton(role: .cancel, localized: "Keep writing")
        }
    }
}
