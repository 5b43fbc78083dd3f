import ClinicModel
import Foundation
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

    /// Asks for whom a time is, before one is chosen; of several patients who were found, one is chosen first.
    static func forWhom(hasFound: Bool) -> AlertParameters {
        AlertParameters(
            localized: "For whom?",
            message: hasFound
                ? "Choose one of the patients who were found, then a time."
                : "Find the patient first, then choose a time.")
    }

    /// Says what is in the way of a time.
    static func inTheWay(_ obstacle: ListedSlot.Obstacle) -> LocalizedStringResource {
        switch obstacle {
        case .visits(let names) where names.isEmpty: "Taken"
        case .visits(let names): "Taken: \(names.joined(separator: ", "))"
        case .block(let reason?): "Blocked: \(reason)"
        case .block: "Blocked"
        case .closed: "Closed"
        case .held: "Being booked"
        case .patientBusy: "The patient has another visit"
        }
    }

    /// Says what is in the way, and offers what is free instead: each time is a button, and said nowhere else.
    static func conflict(_ conflict: Conflict, _ book: @escaping @MainActor (OpenSlot) -> Void) -> AlertParameters {
        let error = ClinicError.conflict(conflict)
        guard !conflict.nearest.isEmpty else { return AlertParameters(error: error) }
        return AlertParameters(localized: error.title.resource, message: error.reason?.resource) {
            for slot in conflict.nearest.prefix(3) {
                AlertButton(title: "\(slot.whenText), \(slot.practitionerName)") { book(slot) }
            }
            AlertButton(role: .cancel, localized: "Choose another time")
        }
    }
}
