/// What goes into the audit trail; the keeper adds the time and the chain.
package struct AuditEntry: Hashable, Sendable {
    package let agent: String
    package let action: AuditEvent.Action
    package let entity: String
    package let patient: Patient.ID?
    package let outcome: AuditEvent.Outcome
    package let detail: String

    /// The agent of what the clinic's administrator does.
    package static let administrator = "administrator"

    package init(
        agent: String, action: AuditEvent.Action, entity: String, patient: Patient.ID? = nil,
        outcome: AuditEvent.Outcome = .success, detail: String
    ) {
        self.agent = agent
        self.action = action
        self.entity = entity
        self.patient = patient
        self.outcome = outcome
        self.detail = detail
    }
}
