import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func appointments(of principal: Principal, _ list: AppointmentList) throws -> [AppointmentSummary] {
        let (condition, arguments) = try Self.condition(for: list, at: now)
        let order = list == .past ? "starts DESC, appointment.id DESC" : "starts, appointment.id"
        let sql = """
            SELECT appointment.* FROM participant
            JOIN appointment ON appointment.id = participant.appointment_id
            WHERE participant.actor = ? AND \(condition)
            ORDER BY \(order)
            """
        return try Row.fetchAll(db, sql: sql, arguments: [principal.reference] + arguments)
            .map { try summary(appointment($0)) }
    }

    func appointmentCount(of principal: Principal, _ list: AppointmentList) throws -> Int {
        let (condition, arguments) = try Self.condition(for: list, at: now)
        let sql = """
            SELECT count(*) FROM participant
            JOIN appointment ON appointment.id = participant.appointment_id
            WHERE participant.actor = ? AND \(condition)
            """
        return try Int.fetchOne(db, sql: sql, arguments: [principal.reference] + arguments) ?? 0
    }

    /// The list's condition in SQL, as `AppointmentList.contains(_:at:)` has it in Swift.
    private static func condition(
        for list: AppointmentList, at now: Date
    ) throws -> (sql: String, arguments: StatementArguments) {
        let isAny = "appointment.status IN (SELECT value FROM json_each(?))"
        let isOver = "coalesce(appointment.ends <= ?, 0)"
        switch list {
        case .upcoming:
            return ("\(isAny) AND NOT \(isOver)", [try codes(Appointment.Status.agreed), now.milliseconds])
        case .requested:
            return ("\(isAny) AND NOT \(isOver)", [try codes(Appointment.Status.askedFor), now.milliseconds])
        case .past:
            let open = Appointment.Status.agreed.union(Appointment.Status.askedFor)
            return (
                "appointment.status <> 'entered-in-error' AND (\(isOver) OR NOT \(isAny))",
                [now.milliseconds, try codes(open)]
            )
        case .during(let period):
            return (
                "appointment.status <> 'entered-in-error' AND appointment.starts < ? AND appointment.ends > ?",
                [period.end.milliseconds, period.start.milliseconds]
            )
        case .inState(let status): return ("appointment.status = ?", [status.rawValue])
        }
    }

    private static func codes(_ statuses: Set<Appointment.Status>) throws -> String {
        try statuses.map(\.rawValue).columnText()
    }
}
