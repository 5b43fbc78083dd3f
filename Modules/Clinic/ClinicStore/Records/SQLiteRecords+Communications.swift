import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    /// The condition of the indexes: what is delivered between a patient and a practitioner.
    private static let isDelivered = "status = 'completed' AND patient_id IS NOT NULL"

    func communication(_ id: Communication.ID) throws -> Communication? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT * FROM communication WHERE id = ?"), arguments: [id.rawValue]
        ).map(communication)
    }

    func communications(in correspondence: Correspondence) throws -> [Communication] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT * FROM communication
                WHERE patient_id = ? AND practitioner_id = ? AND \(Self.isDelivered) ORDER BY sent, number
                """)
        return try Row.fetchAll(
            statement, arguments: [correspondence.patient.rawValue, correspondence.practitioner.rawValue]
        ).map(communication)
    }

    func lastCommunications(of principal: Principal) throws -> [Communication] {
        let (own, other) =
            principal.role == .patient ? ("patient_id", "practitioner_id") : ("practitioner_id", "patient_id")
        let pairs = try Row.fetchAll(
            db.cachedStatement(
                sql: "SELECT DISTINCT \(other) FROM communication WHERE \(own) = ? AND \(Self.isDelivered)"),
            arguments: [principal.id])
        let last = try db.cachedStatement(
            sql: """
                SELECT * FROM communication WHERE \(own) = ? AND \(other) = ? AND \(Self.isDelivered)
                ORDER BY sent DESC, number DESC LIMIT 1
                """)
        let rows = try pairs.compactMap { pair -> Row? in
            let other: String = pair[0]
            return try Row.fetchOne(last, arguments: [principal.id, other])
        }
        func order(_ row: Row) -> (Int64, Int64) { (row["sent"] ?? .min, row["number"]) }
        return try rows.sorted { order($0) > order($1) }.map(communication)
    }

    func unreadCounts(of principal: Principal) throws -> [Principal: Int] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT sender, count(*) AS count FROM communication
                WHERE recipient = ? AND \(Self.isDelivered) AND received IS NULL GROUP BY sender
                """)
        let rows = try Row.fetchAll(statement, arguments: [principal.reference])
        return Dictionary(
            uniqueKeysWithValues: rows.compactMap { row in
                Principal(reference: row["sender"]).map { ($0, row["count"]) }
            })
    }

    func practitioners(of patient: Patient.ID) throws -> [Practitioner] {
        let statement = try db.cachedStatement(
            sql: """
                SELECT practitioner.* FROM practitioner_patient AS theirs
                CROSS JOIN practitioner ON practitioner.id = theirs.practitioner_id WHERE theirs.patient_id = ?
                """)
        return try Row.fetchAll(statement, arguments: [patient.rawValue]).map(practitioner)
    }

    func communication(_ row: Row) throws -> Communication {
        Communication(
            id: Communication.ID(row["id"]), identifiers: try row.decoded("identifiers"),
            status: try row.code("status"), patient: row.id("subject_id"), sender: row["sender"],
            recipient: row["recipient"], sent: row.instant("sent"), received: row.instant("received"),
            appointment: row.id("appointment_id"), inResponseTo: row.id("in_response_to"), text: row["text"])
    }

    func store(_ communication: Communication) throws {
        try db.store(
            in: "communication", id: communication.id.rawValue,
            [
                "identifiers": try communication.identifiers.columnText(), "status": communication.status.rawValue,
                "subject_id": communication.patient?.rawValue, "sender": communication.sender,
                "recipient": communication.recipient, "sent": communication.sent?.milliseconds,
                "received": communication.received?.milliseconds,
                "appointment_id": communication.appointment?.rawValue,
                "in_response_to": communication.inResponseTo?.rawValue, "text": communication.text,
            ])
    }
}

extension Principal {
    fileprivate var id: String {
        switch self {
        case .patient(let id): id.rawValue
        case .practitioner(let id): id.rawValue
        }
    }
}
