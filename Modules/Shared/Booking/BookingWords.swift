import Foundation
import SwiftUI
import ViperKit

enum BookingWords {
    static let keepingTime: LocalizedStringResource = "Keeping this time for you…"
    static let booking: LocalizedStringResource = "Booking…"
    static let givingTimeBack: LocalizedStringResource = "Giving this time back…"

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("The time is given up, too.", discard)
    }
}
