struct LocalAuditGateway: AuditGateway {
    let desk: Desk

    func events(limit: Int) async throws -> [AuditEvent] {
        let principal = desk.principal
        return try await desk.read("AuditEvent") { records in
            switch principal {
            case .patient(let id): try records.auditEvents(ofPatient: id, limit: limit)
            case .practitioner: try records.auditEvents(byAgent: principal.reference, limit: limit)
            }
        }
    }
}
