import ClinicModel
import ClinicProgram
import Foundation

/// Rows of the audit trail, latest first.
package struct AuditEventsAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case events
    }

    private let events: [AuditEvent]
    private let viewer: Principal
    private let visitTimes: [Appointment.ID: Date]
    private let zone: Zone

    /// - Parameter visitTimes: When the visits are that the rows may name.
    package init(
        _ events: [AuditEvent], seenBy viewer: Principal, visitTimes: [Appointment.ID: Date], zone: Zone
    ) {
        self.events = events
        self.viewer = viewer
        self.visitTimes = visitTimes
        self.zone = zone
    }

    package func lines(width: Int?) -> [String] {
        guard !events.isEmpty else { return [("Nothing is noted." as Phrase).said] }
        return TextTable(
            [.whole("When"), .flexible("Who"), .flexible("Whose"), .flexible("What")],
            rows: events.map { event in
                [
                    Moment(event.recorded, in: zone).said, event.agentTitle(seenBy: viewer).said,
                    event.patientName ?? event.patient?.rawValue ?? "", deed(of: event).said,
                ]
            }
        ).lines(width: width)
    }

    private func deed(of event: AuditEvent) -> Phrase {
        let deed = event.deed(visitTimes, in: zone)
        return event.isRefused ? "\(deed) (refused)" : deed
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(events, forKey: .events)
    }
}
