import ClinicModel
import Foundation

/// One principal's appointments in SQL, read in the order in which an index has them.
///
/// Whatever is looked for by time has two parts that do not meet: the visits that have begun more than a day before and
/// are not over, which the index of long visits has, and all others. The first part comes first.
struct Agenda {
    private struct Part: Sendable {
        let select: SQLText
        let count: SQLText

        init(_ condition: String, order: String = "own.starts NULLS FIRST, own.appointment_id") {
            let theirs = "own.actor = :actor AND \(condition)"
            select = .kept(
                """
                SELECT \(SQLRecords.summaryColumns) FROM participant AS own
                CROSS JOIN appointment ON appointment.id = own.appointment_id
                WHERE \(theirs) ORDER BY \(order) LIMIT :limit
                """)
            count = .kept("SELECT count(*) FROM participant AS own WHERE \(theirs)")
        }
    }

    private let parts: [Part]
    /// In the order in which their names stand in each part, where the limit follows as the last.
    private let values: [SQLValue?]

    /// The list, as `AppointmentList.contains(_:at:)` has it in Swift.
    init(of principal: Principal, _ list: AppointmentList, at now: Date) {
        let actor = SQLValue.text(principal.reference)
        switch list {
        case .upcoming: (parts, values) = (Self.agreed, [actor, now.bound])
        case .requested: (parts, values) = (Self.askedFor, [actor, now.bound])
        case .calledOff: (parts, values) = (Self.calledOff, [actor, now.bound])
        case .past: (parts, values) = (Self.past, [actor, now.bound])
        case .during(let period): (parts, values) = (Self.during, [actor, period.start.bound, period.end.bound])
        case .inState(let status): (parts, values) = (Self.inState, [actor, .text(status.rawValue)])
        }
    }

    /// Those that take a time up and overlap the period.
    init(of principal: Principal, liveDuring period: DateInterval) {
        parts = Self.liveDuring
        values = [.text(principal.reference), period.start.bound, period.end.bound]
    }

    /// Those that were asked for, have begun since `earliest` and are over, as `Appointment.isUnanswered(at:)` has it.
    init(unansweredOf principal: Principal, since earliest: Date, at now: Date) {
        parts = Self.unanswered
        values = [.text(principal.reference), earliest.bound, now.bound]
    }

    /// Those that began between two times, and whose visits go on.
    init(unfinishedOf principal: Principal, since earliest: Date, before latest: Date) {
        parts = Self.unfinished
        values = [.text(principal.reference), earliest.bound, latest.bound]
    }

    /// Those that began after `earliest`, were finished by whose they are, and have neither a signature nor a document
    /// that is final, as `DocumentReference.isReleased` has it.
    init(unsignedOf principal: Principal, since earliest: Date) {
        parts = Self.unsigned
        values = [.text(principal.reference), earliest.bound]
    }

    /// What `make` makes of each row of `SQLRecords.summaryColumns`.
    func map<Element>(
        _ db: any SQLConnection, limit: Int? = nil, _ make: (inout Columns) throws -> Element
    ) throws -> [Element] {
        var elements: [Element] = []
        var values = values
        values.append(.integer(Int64(limit ?? .max)))
        for part in parts {
            if let limit { values[values.count - 1] = .integer(Int64(limit - elements.count)) }
            let found = try db.rows(part.select, values: values, make: make)
            if elements.isEmpty { elements = found } else { elements += found }
        }
        return elements
    }

    func count(_ db: any SQLConnection) throws -> Int {
        try parts.reduce(0) { count, part in
            try count + db.rows(part.count, values: values) { Int($0.integer()) }.reduce(0, +)
        }
    }
}

extension Agenda {
    private static let agreed = since(only: Appointment.Status.agreed)
    private static let during = since(
        only: Set(Appointment.Status.allCases).subtracting([.enteredInError]), isUntilEnd: true)
    private static let liveDuring = since(only: Appointment.Status.live, isUntilEnd: true)
    private static let inState = [Part("own.appointment_status = :status")]
    private static let calledOff = [Part("own.appointment_status = 'cancelled' AND own.ends > :now")]

    private static let askedFor = [
        Part(
            """
            own.appointment_status IN (\(codes(Appointment.Status.askedFor)))
                AND (own.ends > :now OR own.ends IS NULL)
            """)
    ]

    private static let unanswered = [
        Part(
            """
            own.starts > :earliest AND own.starts <= :now AND own.ends <= :now
                AND +own.appointment_status IN (\(codes(Appointment.Status.askedFor)))
            """)
    ]

    private static let unfinished = [
        Part(
            """
            own.starts > :earliest AND own.starts < :latest AND +own.appointment_status = 'fulfilled'
                AND EXISTS (
                    SELECT 1 FROM encounter
                    WHERE encounter.appointment_id = own.appointment_id
                        AND encounter.status IN ('in-progress', 'onleave'))
            """)
    ]

    private static let unsigned = [
        Part(
            """
            own.starts > :earliest AND +own.appointment_status = 'fulfilled'
                AND EXISTS (
                    SELECT 1 FROM encounter
                    CROSS JOIN encounter_practitioner AS theirs ON theirs.encounter_id = encounter.id
                    WHERE encounter.appointment_id = own.appointment_id
                        AND encounter.status = 'finished' AND encounter.signed IS NULL
                        AND own.actor = 'Practitioner/' || theirs.practitioner_id
                        AND NOT EXISTS (
                            SELECT 1 FROM documentreference
                            WHERE documentreference.encounter_id = encounter.id
                                AND documentreference.status = 'current'
                                AND (documentreference.doc_status IS NULL
                                    OR documentreference.doc_status IN ('final', 'amended'))))
            """)
    ]

    private static let past = [
        Part(
            """
            +own.appointment_status <> 'entered-in-error'
                AND (coalesce(own.ends <= :now, own.appointment_status = 'cancelled')
                    OR +own.appointment_status IN ('fulfilled', 'noshow'))
            """, order: "own.starts DESC NULLS LAST, own.appointment_id DESC")
    ]

    /// Those in one of these states that are not over at `:start`, and have begun by `:end` where it is asked for.
    private static func since(only statuses: Set<Appointment.Status>, isUntilEnd: Bool = false) -> [Part] {
        let isOpen = "own.ends > :start AND +own.appointment_status IN (\(codes(statuses)))"
        let day = AgendaSchema.day
        return [
            Part(
                "\(isOpen) AND own.ends - own.starts > \(day) AND +own.starts <= :start - \(day)"
                    + (isUntilEnd ? " AND +own.starts < :end" : "")),
            Part("\(isOpen) AND own.starts > :start - \(day)" + (isUntilEnd ? " AND own.starts < :end" : "")),
        ]
    }

    private static func codes(_ statuses: Set<Appointment.Status>) -> String {
        statuses.map { "'\($0.rawValue)'" }.sorted().joined(separator: ", ")
    }
}

extension Date {
    fileprivate var bound: SQLValue { .integer(milliseconds) }
}
