import ClinicModel
import Foundation
import GRDB

/// One principal's appointments in SQL, read in the order in which an index has them.
///
/// Whatever is looked for by time has two parts that do not meet: the visits that have begun more than a day before and
/// are not over, which the index of long visits has, and all others. The first part comes first.
struct Agenda {
    private struct Part {
        var condition: String
        var order = "own.starts, own.appointment_id"
    }

    private static let day = AgendaSchema.day

    private var parts: [Part] = []
    private var arguments: [String: (any DatabaseValueConvertible)?]

    init(of principal: Principal) {
        arguments = ["actor": principal.reference]
    }

    /// The list, as `AppointmentList.contains(_:at:)` has it in Swift.
    init(of principal: Principal, _ list: AppointmentList, at now: Date) {
        self.init(of: principal)
        switch list {
        case .upcoming:
            self = since(now, only: Appointment.Status.agreed)
        case .requested:
            arguments["now"] = now.milliseconds
            parts = [
                Part(
                    condition: """
                        own.appointment_status IN (\(codes(Appointment.Status.askedFor)))
                            AND (own.ends > :now OR own.ends IS NULL)
                        """)
            ]
        case .past:
            arguments["now"] = now.milliseconds
            let open = codes(Appointment.Status.agreed.union(Appointment.Status.askedFor))
            parts = [
                Part(
                    condition: """
                        +own.appointment_status <> 'entered-in-error'
                            AND (coalesce(own.ends <= :now, 0) OR +own.appointment_status NOT IN (\(open)))
                        """, order: "own.starts DESC, own.appointment_id DESC")
            ]
        case .during(let period):
            self = during(period, only: Set(Appointment.Status.allCases).subtracting([.enteredInError]))
        case .inState(let status):
            arguments["status"] = status.rawValue
            parts = [Part(condition: "own.appointment_status = :status")]
        }
    }

    /// Those in one of these states that overlap the period.
    func during(_ period: DateInterval, only statuses: Set<Appointment.Status>) -> Agenda {
        var agenda = since(period.start, only: statuses)
        agenda.arguments["end"] = period.end.milliseconds
        for index in agenda.parts.indices {
            agenda.parts[index].condition += index == 0 ? " AND +own.starts < :end" : " AND own.starts < :end"
        }
        return agenda
    }

    /// Those in one of these states that are not over then.
    private func since(_ instant: Date, only statuses: Set<Appointment.Status>) -> Agenda {
        var agenda = self
        agenda.arguments["start"] = instant.milliseconds
        let isOpen = "own.ends > :start AND +own.appointment_status IN (\(codes(statuses)))"
        agenda.parts = [
            Part(
                condition: """
                    \(isOpen) AND own.ends - own.starts > \(Self.day) AND +own.starts <= :start - \(Self.day)
                    """),
            Part(condition: "\(isOpen) AND own.starts > :start - \(Self.day)"),
        ]
        return agenda
    }

    /// What `transform` makes of each row, which is gone afterwards.
    func map<Element>(
        _ db: Database, limit: Int? = nil, _ transform: (Row) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        for part in parts {
            let statement = try db.cachedStatement(
                sql: """
                    SELECT \(SQLiteRecords.appointmentColumns) FROM participant AS own
                    CROSS JOIN appointment ON appointment.id = own.appointment_id
                    WHERE own.actor = :actor AND \(part.condition)
                    ORDER BY \(part.order) LIMIT :limit
                    """)
            var arguments = arguments
            arguments["limit"] = limit.map { $0 - elements.count } ?? -1
            let rows = try Row.fetchCursor(statement, arguments: StatementArguments(arguments))
            while let row = try rows.next() { elements.append(try transform(row)) }
        }
        return elements
    }

    func count(_ db: Database) throws -> Int {
        try parts.reduce(0) { count, part in
            let statement = try db.cachedStatement(
                sql: "SELECT count(*) FROM participant AS own WHERE own.actor = :actor AND \(part.condition)")
            return try count + (Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0)
        }
    }
}

private func codes(_ statuses: Set<Appointment.Status>) -> String {
    statuses.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
}
