/// Which rows of the audit trail to read, latest first.
package struct AuditSearch: Hashable, Sendable {
    package var patient: Patient.ID?
    package var agent: String?
    package var otherAgentThan: String?
    /// References of what was acted on; nil for whatever it was.
    package var entities: [String]?
    package var action: AuditEvent.Action?
    package var detail: String?
    /// The event after which they were recorded; nil for the first on.
    package var after: AuditEvent.ID?
    /// Whether those that concern no patient are left out.
    package var isAboutSomebody: Bool
    package var limit: Int

    package init(
        patient: Patient.ID? = nil, agent: String? = nil, otherAgentThan: String? = nil,
        entities: [String]? = nil, action: AuditEvent.Action? = nil, detail: String? = nil,
        after: AuditEvent.ID? = nil, isAboutSomebody: Bool = false, limit: Int
    ) {
        self.patient = patient
        self.agent = agent
        self.otherAgentThan = otherAgentThan
        self.entities = entities
        self.action = action
        self.detail = detail
        self.after = after
        self.isAboutSomebody = isAboutSomebody
        self.limit = limit
    }
}
