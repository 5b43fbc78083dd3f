import ClinicModel
import ClinicProgram

/// Rows of the audit trail, latest first.
package struct AuditEventsAnswer: Answer {
    private enum CodingKeys: CodingKey {
        case events
    }

    private let events: [AuditEvent]
    private let zone: Zone

    package init(_ events: [AuditEvent], zone: Zone) {
        self.events = events
        self.zone = zone
    }

    package func lines(width: Int?) -> [String] {
        guard !events.isEmpty else { return [("Nothing is noted." as Phrase).said] }
        return TextTable(
            [.whole("When"), .flexible("Who"), .flexible("Whose"), .whole("What"), .flexible("Detail")],
            rows: events.map { event in
                [
                    Moment(event.recorded, in: zone).said, event.agentName ?? event.agent,
                    event.patientName ?? event.patient?.rawValue ?? "", event.entity, event.detail,
                ]
            }
        ).lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(events, forKey: .events)
    }
}
