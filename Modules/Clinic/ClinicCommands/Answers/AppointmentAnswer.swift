import ClinicModel
import ClinicProgram
import Foundation

/// One appointment, with what can be done with it.
package struct AppointmentAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case actions, changeableUntil, encounter
    }

    private let details: AppointmentDetails
    private let role: Principal.Role
    private let isUnanswered: Bool

    /// The appointment as somebody in `role` reads it.
    ///
    /// - Parameter now: when it is read, so that a request whose time is over is known to be; nil right after a change.
    package init(_ details: AppointmentDetails, for role: Principal.Role, at now: Date? = nil) {
        self.details = details
        self.role = role
        isUnanswered = now.map { details.appointment.isUnanswered(at: $0) } ?? false
    }

    package func lines(width: Int?) -> [String] {
        let summary = details.summary
        let appointment = details.appointment
        let facts: [(name: Phrase, text: String?)] = [
            ("When", summary.moment?.said),
            ("Zone", appointment.start == nil ? nil : summary.zone.name),
            ("Patient", summary.patientName),
            ("With", summary.practitionerName),
            ("Service", appointment.service?.words.said),
            ("Status", status.said),
            ("Booked for", details.bookedReason),
            ("Reason", details.reason),
            (appointment.isDeclined ? "Declined because" : "Cancelled because", cancellation),
            ("Overbooked", appointment.overbookingReason),
            ("Visit", details.encounter?.status.words.said),
            ("Changeable", changeableUntil.map { ("until \(Moment($0, in: summary.zone))" as Phrase).said }),
            ("Moved from", movedFrom),
            ("Moved by", mover?.said),
            ("Moved to", details.replacedBy?.rawValue),
            ("Commands", details.actions.map(\.command).joined(separator: ", ")),
            ("ID", appointment.id.rawValue),
        ]
        return Facts.lines(facts, width: width)
    }

    private var status: Phrase {
        if isUnanswered { return "not answered" }
        return details.summary.successor?.start.map { "moved to \($0)" } ?? details.summary.statusWords
    }

    /// Until when the patient can change it, which patients read only as long as they can.
    private var changeableUntil: Date? {
        role == .practitioner || details.actions.contains(.cancel) ? details.cutoff : nil
    }

    private var movedFrom: String? {
        guard let start = details.summary.predecessor?.start, let id = details.appointment.replaces else {
            return details.appointment.replaces?.rawValue
        }
        return "\(start.said) (\(id))"
    }

    private var mover: Phrase? {
        switch (details.summary.predecessor?.movedBy, role) {
        case (.patient?, .patient): "you"
        case (.patient?, .practitioner): "the patient"
        case (.practitioner?, _): "the clinic"
        case (nil, _): nil
        }
    }

    private var cancellation: String? {
        let appointment = details.appointment
        guard details.replacedBy == nil else { return nil }
        return [appointment.cancellationWords(for: role)?.said, appointment.cancellationText].compactMap(\.self)
            .joined(separator: ": ")
    }

    package func encode(to encoder: any Encoder) throws {
        try AppointmentRecord(details.summary).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(details.actions.map(\.rawValue), forKey: .actions)
        try container.encodeIfPresent(details.cutoff, forKey: .changeableUntil)
        try container.encodeIfPresent(details.encounter?.status.rawValue, forKey: .encounter)
    }
}

extension AppointmentAction {
    /// The command that does it.
    package var command: String {
        switch self {
        case .confirm, .decline, .arrive, .start, .finish, .reschedule, .cancel: rawValue
        case .checkIn: "check-in"
        case .markNoShow: "no-show"
        case .correctNotMissed: "not-missed"
        case .correctEnteredInError: "entered-in-error"
        }
    }
}
