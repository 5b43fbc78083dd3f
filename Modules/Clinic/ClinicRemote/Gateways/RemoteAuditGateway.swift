import ClinicAPI
import ClinicModel

struct RemoteAuditGateway: AuditGateway {
    let line: Line

    func events(betweenPeople: Bool, limit: Int) async throws -> [AuditEvent] {
        try await line(Calls.auditEvents, betweenPeople, limit)
    }
}
