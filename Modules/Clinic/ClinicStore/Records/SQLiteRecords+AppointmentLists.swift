import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func appointments(of principal: Principal, _ list: AppointmentList, limit: Int?) throws -> [AppointmentSummary] {
        let order = list == .past ? "starts DESC, appointment.id DESC" : "starts, appointment.id"
        let sql = "SELECT appointment.* \(Self.selection(of: list)) ORDER BY \(order) LIMIT :limit"
        var arguments = arguments(of: principal, list)
        _ = arguments.append(contentsOf: ["limit": limit ?? -1])
        return try Row.fetchAll(db, sql: sql, arguments: arguments).map { try summary(appointment($0)) }
    }

    func appointmentCount(of principal: Principal, _ list: AppointmentList) throws -> Int {
        let sql = "SELECT count(*) \(Self.selection(of: list))"
        return try Int.fetchOne(db, sql: sql, arguments: arguments(of: principal, list)) ?? 0
    }

    private func arguments(of principal: Principal, _ list: AppointmentList) -> StatementArguments {
        let actor = principal.reference
        switch list {
        case .upcoming, .requested, .past: return ["actor": actor, "now": now.milliseconds]
        case .during(let period):
            return ["actor": actor, "start": period.start.milliseconds, "end": period.end.milliseconds]
        case .inState: return ["actor": actor]
        }
    }

    /// The list in SQL, as `AppointmentList.contains(_:at:)` has it in Swift. What is near in time is found by time,
    /// what is past by whose it is.
    private static func selection(of list: AppointmentList) -> String {
        let byTime = """
            FROM appointment
            CROSS JOIN participant ON participant.appointment_id = appointment.id AND participant.actor = :actor
            WHERE
            """
        switch list {
        case .upcoming: return "\(byTime) appointment.status IN (\(codes(Appointment.Status.agreed))) AND ends > :now"
        case .requested:
            let isAskedFor = "appointment.status IN (\(codes(Appointment.Status.askedFor)))"
            return "\(byTime) \(isAskedFor) AND (ends > :now OR ends IS NULL)"
        case .past:
            let open = codes(Appointment.Status.agreed.union(Appointment.Status.askedFor))
            return """
                FROM participant
                CROSS JOIN appointment ON appointment.id = participant.appointment_id
                WHERE participant.actor = :actor AND appointment.status <> 'entered-in-error'
                    AND (coalesce(ends <= :now, 0) OR appointment.status NOT IN (\(open)))
                """
        case .during:
            return """
                \(byTime) starts < :end AND ends > :start AND appointment.status <> 'entered-in-error'
                    AND starts > :start - (SELECT max(length) FROM appointment)
                """
        case .inState(let status): return "\(byTime) appointment.status IN (\(codes([status])))"
        }
    }

    private static func codes(_ statuses: Set<Appointment.Status>) -> String {
        statuses.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
    }
}
