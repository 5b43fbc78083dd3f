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

    /// Says that no time is free, however far ahead.
    static func noFreeTime(_ shortage: TimeSlotsShortage, in part: PartOfDay?) -> AlertParameters {
        let message: LocalizedStringResource =
            switch (shortage, part) {
            case (.notOpen(until: let last), _): notOpen(until: last)
            case (.taken(until: _, hasOthers: true), nil):
                "Nothing is open. Choose another practitioner or service."
            case (.taken(until: let last?, hasOthers: _), nil):
                "No time is free. Times are open until \(last.words.localized)."
            case (.taken(until: nil, hasOthers: _), nil): "No time is free."
            case (.taken(until: _, hasOthers: true), _?):
                "Nothing is open at this time of day. Choose another, or another practitioner or service."
            case (.taken, _?): "Nothing is open at this time of day. Choose another."
            }
        return AlertParameters(localized: "No free time", message: message)
    }

    /// Says that no time is listed.
    static func nothing(_ shortage: TimeSlotsShortage, in part: PartOfDay?) -> LocalizedStringResource {
        switch (shortage, part) {
        case (.notOpen(until: let last), _): notOpen(until: last)
        case (.taken(until: let last?, hasOthers: _), nil):
            "No free times in these days. Times are open until \(last.words.localized)."
        case (.taken(until: nil, hasOthers: true), nil):
            "No free times in these days. Look at more days, or at another practitioner."
        case (.taken(until: nil, hasOthers: false), nil): "No free times in these days. Look at more days."
        case (_, .morning): "No free times in the morning in these days. Look at any time of day, or at more days."
        case (_, .afternoon): "No free times in the afternoon in these days. Look at any time of day, or at more days."
        case (_, .evening): "No free times in the evening in these days. Look at any time of day, or at more days."
        }
    }

    private static func notOpen(until last: CalendarDate) -> LocalizedStringResource {
        "Times are open until \(last.words.localized). Choose an earlier day."
    }

    static func title(of part: PartOfDay) -> LocalizedStringResource {
        switch part {
        case .morning: "Mornings (until 12:00)"
        case .afternoon: "Afternoons (12:00–17:00)"
        case .evening: "Evenings (from 17:00)"
        }
    }

    /// Asks before what was typed is lost.
    static func askingToDiscard(_ discard: @escaping @MainActor () -> Void) -> AlertParameters {
        .askingToDiscard("No visit is booked.", discard)
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
