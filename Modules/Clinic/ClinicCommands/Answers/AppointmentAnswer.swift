import ClinicModel
import ClinicProgram
import Foundation

/// One appointment, with what can be done with it.
package struct AppointmentAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case actions, changeableUntil, encounter, replacedBy
    }

    private let details: AppointmentDetails

    package init(_ details: AppointmentDetails) {
        self.details = details
    }

    package func lines(width: Int?) -> [String] {
        let summary = details.summary
        let appointment = details.appointment
        return Facts.lines([
            ("When", summary.moment?.said),
            ("Zone", appointment.start == nil ? nil : summary.zone.name),
            ("Patient", summary.patientName),
            ("With", summary.practitionerName),
            ("Service", appointment.service?.words.said),
            ("Status", appointment.status.words.said),
            ("Reason", appointment.reason),
            ("Cancelled", appointment.cancellationReason.map { "\($0.words.said) (\($0.rawValue))" }),
            ("Overbooked", appointment.overbookingReason),
            ("Visit", details.encounter?.status.words.said),
            ("Changeable", details.cutoff.map { ("until \(Moment($0, in: summary.zone))" as Phrase).said }),
            ("Moved from", appointment.replaces?.rawValue),
            ("Moved to", details.replacedBy?.rawValue),
            ("Commands", details.actions.map(\.command).joined(separator: ", ")),
            ("ID", appointment.id.rawValue),
        ])
    }

    package func encode(to encoder: any Encoder) throws {
        try AppointmentRecord(details.summary).encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(details.actions.map(\.rawValue), forKey: .actions)
        try container.encodeIfPresent(details.cutoff, forKey: .changeableUntil)
        try container.encodeIfPresent(details.encounter?.status.rawValue, forKey: .encounter)
        try container.encodeIfPresent(details.replacedBy?.rawValue, forKey: .replacedBy)
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
