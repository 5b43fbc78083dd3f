import ClinicModel
import Foundation
import SwiftUI

extension Visit {
    /// What stands before the name of the other side.
    package var counterpartTitle: LocalizedStringResource {
        switch viewer {
        case .patient: "With"
        case .practitioner: "Patient"
        }
    }

    /// How it stands: an appointment is fulfilled already when the visit begins, and stays requested when nobody answers.
    package var stateTitle: LocalizedStringResource {
        if isRunning { return "In progress" }
        if isUnanswered { return "Not answered" }
        if let successor = summary.successor {
            guard let start = successor.start else { return "Moved" }
            return "Moved to \(start.words.localized)"
        }
        return isDeclined ? "Declined" : status.title
    }

    /// The same, without the time that it was moved to.
    package var stateName: LocalizedStringResource {
        isRunning || isUnanswered || summary.successor == nil ? stateTitle : "Moved"
    }

    var isDeclined: Bool { summary.appointment.isDeclined }

    /// Why it does not take place, and what was said of that; nil for a visit that was moved.
    var whyCancelled: String? {
        guard summary.successor == nil else { return nil }
        let appointment = summary.appointment
        let said = [appointment.cancellationWords(for: viewer)?.localized, appointment.cancellationText]
            .compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: ": ")
    }

    /// Who has cancelled it; nil for a visit that was moved or declined, and where that is not recorded or nobody did.
    var whoCancelled: LocalizedStringResource? {
        let appointment = summary.appointment
        guard summary.successor == nil, !isDeclined, appointment.cancellationReason != .patientDeceased,
            let side = appointment.cancelledBy
        else { return nil }
        return switch (side, viewer) {
        case (.patient, .patient) where appointment.isCancelledAtWish: "This visit was cancelled at your wish."
        case (.patient, .practitioner) where appointment.isCancelledAtWish:
            "This visit was cancelled at the patient’s wish."
        case (.patient, .patient): "You cancelled this visit."
        case (.patient, .practitioner): "The patient cancelled this visit."
        case (.practitioner, _): "The clinic cancelled this visit."
        }
    }

    /// From when it was moved, and by whom; nil for a visit that was not, and for one that does not take place.
    var whenceMoved: LocalizedStringResource? {
        guard summary.appointment.replaces != nil, status.isLive else { return nil }
        guard let predecessor = summary.predecessor, let start = predecessor.start else {
            return "Moved here from another time."
        }
        let old = start.words.localized
        return switch (predecessor.movedBy, viewer) {
        case (.patient?, .patient): "You moved this visit from \(old)."
        case (.patient?, .practitioner): "The patient moved this visit from \(old)."
        case (.practitioner?, _): "The clinic moved this visit from \(old)."
        case (nil, _): "This visit was moved from \(old)."
        }
    }

    /// Whether it was cancelled or declined, and no other took its place.
    var isCancelledForGood: Bool { status == .cancelled && summary.successor == nil }

    package var stateColour: Color { isRunning ? .green : status.colour }

    /// A sign of how it stands, beside the words.
    package var stateImage: String {
        if isRunning { return "play.circle" }
        return summary.successor == nil ? status.systemImage : "arrow.forward"
    }

    /// Whether it was cancelled, declined, moved or missed, so that its time passes without it.
    package var isCalledOff: Bool { [.cancelled, .noshow, .enteredInError].contains(status) }

    /// Such as `Tomorrow` or `Tue 24 Nov 2026`.
    var dayText: String { date?.text(seenFrom: today) ?? summary.dayText }

    /// Such as `Tomorrow, 09:20–09:40`.
    var whenText: String {
        date == nil ? summary.whenText : String(localized: "\(dayText), \(summary.timesText)")
    }

    /// Such as `Today, 09:20–09:40, in 2 h 30 min`.
    func whenText(minutesAhead minutes: Int) -> String {
        String(localized: "\(whenText), in \(minutes / 60) h \(minutes % 60) min")
    }

    /// Asks before it is declined as a request.
    var declineQuestion: LocalizedStringResource {
        "Decline the request of \(summary.patientName) for \(details())?"
    }

    /// When it is and what for, in one line; below a heading that says the day, without that.
    package func details(showsDay: Bool = true) -> String {
        [showsDay ? whenText : summary.timesText, service].compactMap(\.self).joined(separator: " · ")
    }
}
