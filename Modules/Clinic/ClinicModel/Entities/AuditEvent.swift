import Foundation

/// One row of the audit trail: who did what to whose record.
package struct AuditEvent: Hashable, Codable, Sendable, Identifiable {
    package static let resourceType = "AuditEvent"

    /// The codes of R4's audit-event-action.
    package enum Action: String, Hashable, Codable, Sendable, CaseIterable {
        case create = "C"
        case read = "R"
        case update = "U"
        case delete = "D"
        case execute = "E"
    }

    /// The codes of R4's audit-event-outcome.
    package enum Outcome: String, Hashable, Codable, Sendable, CaseIterable {
        case success = "0"
        case minorFailure = "4"
        case seriousFailure = "8"
        case majorFailure = "12"
    }

    /// The place in the chain, from 1.
    package let id: Int
    /// The time in the clinic.
    package let recorded: Date
    /// The system's time, where the clinic's clock was set to another.
    package let systemTime: Date?
    /// A reference such as `Practitioner/7`, or what acted: `system`, `administrator`, `user:NAME`.
    package let agent: String
    /// The agent's name, where it has one.
    package let agentName: String?
    package let action: Action
    /// A reference to what was acted on, such as `Appointment/3`.
    package let entity: String
    /// Whose record it is.
    package let patient: Patient.ID?
    package let outcome: Outcome
    package let detail: String
    /// The name of whose record it is, where it is known.
    package let patientName: String?

    package init(
        id: Int, recorded: Date, agent: String, agentName: String?, action: Action, entity: String,
        patient: Patient.ID?, outcome: Outcome, detail: String, systemTime: Date? = nil,
        patientName: String? = nil
    ) {
        self.id = id
        self.recorded = recorded
        // Two readings of one clock differ a little.
        self.systemTime = systemTime.flatMap { abs($0.timeIntervalSince(recorded)) < 1 ? nil : $0 }
        self.agent = agent
        self.agentName = agentName
        self.action = action
        self.entity = entity
        self.patient = patient
        self.outcome = outcome
        self.detail = detail
        self.patientName = patientName
    }
}
