struct LocalAuditGateway: AuditGateway {
    let desk: Desk

    func events(betweenPeople: Bool, limit: Int) async throws -> [AuditEvent] {
        let principal = desk.principal
        let limit = max(0, limit)
        return try await desk.read("AuditEvent") { records in
            switch principal {
            case .patient(let id):
                try records.auditEvents(
                    AuditSearch(patient: id, otherAgentThan: betweenPeople ? principal.reference : nil, limit: limit)
                ).map(\.forPatient)
            case .practitioner:
                try records.auditEvents(
                    AuditSearch(agent: principal.reference, isAboutSomebody: betweenPeople, limit: limit))
            }
        }
    }
}
