/// The audit trail, as far as it is the principal's to see.
package protocol AuditGateway: Sendable {
    /// Who viewed or changed the signed-in patient's record; for a practitioner, what they viewed or changed.
    /// Latest first.
    func events(limit: Int) async throws -> [AuditEvent]
}
