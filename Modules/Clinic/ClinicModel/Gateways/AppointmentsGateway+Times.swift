import Foundation

extension AppointmentsGateway {
    /// When those of the user's visits are that rows of the audit trail name. Those of a practitioner are too many to be
    /// read for that.
    package func times(
        namedIn events: [AuditEvent], for viewer: Principal
    ) async throws -> [Appointment.ID: Date] {
        guard viewer.role == .patient, events.contains(where: { Appointment.ID(reference: $0.entity) != nil }) else {
            return [:]
        }
        let ever = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 300 * 366 * 86400)
        let visits = try await appointments(.during(ever), access: .refresh)
        return visits.reduce(into: [:]) { $0[$1.id] = $1.appointment.start }
    }
}
