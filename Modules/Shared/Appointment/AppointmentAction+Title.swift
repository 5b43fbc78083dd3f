import ClinicModel
import Foundation
import SwiftUI

extension AppointmentAction {
    /// The title of the button that does it.
    package var title: LocalizedStringResource {
        switch self {
        case .confirm: "Confirm"
        case .decline: "Decline"
        case .arrive: "Mark as arrived"
        case .checkIn: "Check in"
        case .start: "Start visit"
        case .finish: "Finish visit"
        case .markNoShow: "Mark as missed"
        case .reschedule: "Reschedule"
        case .cancel: "Cancel visit"
        case .correctNotMissed: "Was not missed"
        case .correctEnteredInError: "Entered in error"
        }
    }

    /// The title for one who does it: to a practitioner it says what comes of it.
    package func title(for viewer: Principal.Role) -> LocalizedStringResource {
        self == .checkIn && viewer == .practitioner ? "Check in: ready to be seen" : title
    }

    /// What is said while it is done.
    package var progress: LocalizedStringResource {
        switch self {
        case .confirm: "Confirming…"
        case .decline: "Declining…"
        case .arrive: "Marking as arrived…"
        case .checkIn: "Checking in…"
        case .start: "Starting the visit…"
        case .finish: "Finishing the visit…"
        case .markNoShow: "Marking as missed…"
        case .reschedule: "Rescheduling…"
        case .cancel: "Cancelling…"
        case .correctNotMissed, .correctEnteredInError: "Correcting…"
        }
    }

    /// What to ask before it is done to a visit among others, where it cannot simply be undone, or where only
    /// the visit's own page says what is to be known.
    package func question(about visit: Visit) -> LocalizedStringResource? {
        if self == .confirm, visit.summary.isOutsideOfHours == true {
            let (name, when) = (visit.summary.patientName, visit.whenText)
            return "The request of \(name) (\(when)) is outside of your hours. Confirm it all the same?"
        }
        return question(about: visit, at: visit.isFarAhead ? visit.whenText : nil)
    }

    /// What to ask before it is done to a visit, where it cannot simply be undone; says whose visit it is, and when.
    ///
    /// - Parameter otherTime: When the patient is expected, where that is at another time; what cannot be taken back is
    ///   asked then, too.
    func question(about visit: Visit, at otherTime: String?) -> LocalizedStringResource? {
        let (name, when) = (visit.summary.patientName, visit.whenText)
        return switch (self, otherTime) {
        case (.arrive, let otherTime?), (.checkIn, let otherTime?):
            "This visit is at another time: \(otherTime). Go on? It cannot be taken back."
        case (.start, let otherTime?):
            "This visit is at another time: \(otherTime). Start it all the same? It cannot be taken back."
        case (.markNoShow, _): "Mark the visit of \(name) (\(when)) as missed?"
        case (.correctEnteredInError, _):
            "Mark the visit of \(name) (\(when)) as entered in error? That ends it for good."
        case (.finish, _): "Finish the visit of \(name) (\(when)) without a note? Afterwards it takes addenda only."
        case (.arrive, nil), (.checkIn, nil), (.start, nil), (.confirm, _), (.decline, _), (.reschedule, _),
            (.cancel, _), (.correctNotMissed, _):
            nil
        }
    }

    var systemImage: String {
        switch self {
        case .confirm: "checkmark"
        case .decline, .cancel: "xmark"
        case .arrive: "person.fill.checkmark"
        case .checkIn: "checkmark.circle"
        case .start: "play"
        case .finish: "stop"
        case .markNoShow: "person.slash"
        case .reschedule: "calendar"
        case .correctNotMissed: "arrow.uturn.backward"
        case .correctEnteredInError: "trash"
        }
    }

    /// Whether the appointment's own scene asks for more than a yes: for the reason, or for another time.
    package var asksForMore: Bool { [.decline, .cancel, .reschedule].contains(self) }

    package var isDestructive: Bool { [.decline, .cancel, .markNoShow, .correctEnteredInError].contains(self) }
}
