import ClinicModel
import ClinicProgram
import Foundation

/// Where somebody is signed in.
package struct OpenSessionsAnswer: Answer {
    private struct Record: Encodable {
        let id: Int
        let started: Date
        let lastUsed: Date
        let expires: Date
        let isCurrent: Bool
    }

    private enum CodingKeys: CodingKey {
        case sessions
    }

    private let sessions: [OpenSession]
    private let zone: Zone

    package init(_ sessions: [OpenSession], zone: Zone) {
        self.sessions = sessions
        self.zone = zone
    }

    package func lines(width: Int?) -> [String] {
        TextTable(
            [.whole("Since"), .whole("Last used"), .whole("Until"), .whole("Where"), .whole("ID")],
            rows: sessions.map { session in
                [session.started, session.lastUsed, session.expires].map { Moment($0, in: zone).said }
                    + [(session.isCurrent ? "here" : "elsewhere" as Phrase).said, String(session.id)]
            }
        ).lines(width: width)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(
            sessions.map {
                Record(
                    id: $0.id, started: $0.started, lastUsed: $0.lastUsed, expires: $0.expires,
                    isCurrent: $0.isCurrent)
            }, forKey: .sessions)
    }
}
