/// The audit trail, as far as it is the principal's to see.
package protocol AuditGateway: Sendable {
    /// Who viewed or changed the signed-in patient's record; for a practitioner, what they viewed or changed.
    /// Latest first.
    ///
    /// - Parameter betweenPeople: only what somebody else did, or for a practitioner, what they did to a patient's
    ///   record.
    func events(betweenPeople: Bool, limit: Int) async throws -> [AuditEvent]
}

extension AuditGateway {
    package func events(limit: Int) async throws -> [AuditEvent] {
        try await events(betweenPeople: false, limit: limit)
    }
}
