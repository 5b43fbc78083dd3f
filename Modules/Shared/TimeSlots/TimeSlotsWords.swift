import ClinicModel
import SwiftUI
import ViperKit

enum TimeSlotsWords {
    static let looking: LocalizedStringResource = "Looking…"

    static func nobodyFound(_ text: String) -> AlertParameters {
        AlertParameters(
            localized: "Nobody found",
            message: "None of your patients matches “\(text)”. Try the beginning of a name.")
    }

    static var noFreeTime: AlertParameters {
        AlertParameters(localized: "No free time", message: "Nothing is open. Choose another practitioner or service.")
    }

    static var forWhom: AlertParameters {
        AlertParameters(localized: "For whom?", message: "Find the patient first, then choose a time.")
    }

    /// Says what is in the way, and offers what is free instead.
    static func conflict(_ conflict: Conflict, _ book: @escaping @MainActor (OpenSlot) -> Void) -> AlertParameters {
        AlertParameters(error: ClinicError.conflict(conflict)) {
            for slot in conflict.nearest.prefix(3) {
                AlertButton(title: "\(slot.whenText), \(slot.practitionerName)") { book(slot) }
            }
            AlertButton(role: .cancel, localized: conflict.nearest.isEmpty ? "OK" : "Choose another time")
        }
    }
}
