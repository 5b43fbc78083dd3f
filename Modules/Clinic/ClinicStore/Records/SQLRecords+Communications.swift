import ClinicModel
import Foundation

extension SQLRecords {
    /// The condition of the indexes: what is delivered between a patient and a practitioner.
    private static let isDelivered = "status = 'completed' AND patient_id IS NOT NULL"

    func communication(_ id: Communication.ID) throws -> Communication? {
        try db.row(
            "SELECT \(Self.communicationColumns) FROM communication WHERE id = ?", id.rawValue, make: communication)
    }

    func communications(in correspondence: Correspondence) throws -> [Communication] {
        try db.rows(
            """
            SELECT \(Self.communicationColumns) FROM communication
            WHERE patient_id = ? AND practitioner_id = ? AND \(Self.isDelivered) ORDER BY sent NULLS FIRST, number
            """, correspondence.patient.rawValue, correspondence.practitioner.rawValue, make: communication)
    }

    func lastCommunications(of principal: Principal) throws -> [(pair: Correspondence, last: Communication)] {
        let sides = principal.role == .patient ? Self.ofPatient : Self.ofPractitioner
        var found: [(pair: Correspondence, last: Communication)] = []
        var order: [(sent: Int64, number: Int64, place: Int)] = []
        for other in try db.rows(sides.others, principal.id, make: { $0.text() }) {
            try db.forEachRow(of: sides.last, .places([.text(principal.id), .text(other)])) { row in
                order.append((row.integerIfPresent() ?? .min, row.integer(), found.count))
                found.append((Correspondence(of: principal, with: Conversation.ID(other)), try communication(&row)))
            }
        }
        return order.sorted(by: >).map { found[$0.place] }
    }

    func unansweredCount(of principal: Principal) throws -> Int {
        let sides = principal.role == .patient ? Self.ofPatient : Self.ofPractitioner
        return try db.rows(
            sides.unanswered, principal.id, principal.id, principal.reference, make: { $0.integer() }
        ).count
    }

    private static let ofPatient = conversations(of: "patient_id", with: "practitioner_id")
    private static let ofPractitioner = conversations(of: "practitioner_id", with: "patient_id")

    /// Statements for those with whom somebody has a conversation, for the last that was said in one, and for a row of
    /// each that ends with a word of the other's.
    private static func conversations(
        of own: String, with other: String
    ) -> (others: SQLText, last: SQLText, unanswered: SQLText) {
        func last(_ columns: String, with who: String) -> String {
            """
            SELECT \(columns) FROM communication WHERE \(own) = ? AND \(other) = \(who) AND \(isDelivered)
            ORDER BY sent DESC NULLS LAST, number DESC LIMIT 1
            """
        }
        return (
            others: .kept("SELECT DISTINCT \(other) FROM communication WHERE \(own) = ? AND \(isDelivered)"),
            last: .kept(last("sent, number, \(communicationColumns)", with: "?")),
            unanswered: .kept(
                """
                SELECT 1 FROM communication AS those WHERE \(own) = ? AND \(isDelivered) GROUP BY \(other)
                HAVING (\(last("sender", with: "those.\(other)"))) <> ?
                """)
        )
    }

    func draft(from sender: String, to recipient: String) throws -> Communication? {
        try db.row(
            """
            SELECT \(Self.communicationColumns) FROM communication
            WHERE sender = ? AND recipient = ? AND \(Self.isPrepared) ORDER BY number DESC LIMIT 1
            """, sender, recipient, make: communication)
    }

    func drafts(from sender: String) throws -> [Communication] {
        try db.rows(Self.draftsOfSender, sender, make: communication)
    }

    private static let draftsOfSender = SQLText.kept(
        """
        SELECT \(communicationColumns) FROM communication WHERE sender = ? AND \(isPrepared) ORDER BY number
        """)

    /// The condition of what is being written here.
    private static let isPrepared = """
        status = 'preparation' AND subject_id IS NULL AND NOT EXISTS (
            SELECT 1 FROM resource WHERE resource.type = 'Communication' AND resource.id = communication.id)
        """

    func unreadCounts(of principal: Principal) throws -> [Principal: Int] {
        var counts: [Principal: Int] = [:]
        try db.forEachRow(of: Self.unreadBySender, .one(principal.reference)) { row in
            if let sender = Principal(reference: row.text()) { counts[sender] = Int(row.integer()) }
        }
        return counts
    }

    private static let unreadBySender = SQLText.kept(
        """
        SELECT sender, count(*) FROM communication
        WHERE recipient = ? AND \(isDelivered) AND received IS NULL GROUP BY sender
        """)

    func practitioners(of patient: Patient.ID) throws -> [Practitioner] {
        try db.rows(Self.practitionersOfPatient, patient.rawValue, make: practitioner)
    }

    private static let practitionersOfPatient = SQLText.kept(
        """
        SELECT \(practitionerColumns) FROM practitioner_patient AS theirs
        CROSS JOIN practitioner ON practitioner.id = theirs.practitioner_id WHERE theirs.patient_id = ?
        """)

    static let communicationColumns = Columns.list(
        "id", "identifiers", "status", "subject_id", "sender", "recipient", "sent", "received", "appointment_id",
        "in_response_to", "text", "stated_sent", of: "communication")

    func communication(_ row: inout Columns) throws -> Communication {
        Communication(
            id: row.id(), identifiers: try row.decodedList(), status: try row.code(), patient: row.idIfPresent(),
            sender: row.textIfPresent(), recipient: row.textIfPresent(), sent: row.instantIfPresent(),
            received: row.instantIfPresent(), appointment: row.idIfPresent(), inResponseTo: row.idIfPresent(),
            text: row.textIfPresent(), statedSent: row.textIfPresent().flatMap { PartialDate($0) })
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
                "stated_sent": communication.statedSent?.description,
            ])
    }

    /// Stores a message with its copies. Who has read theirs here has read it; whom it is no longer sent to no longer
    /// has it.
    func storeImported(_ message: Communication) throws {
        let copies = message.copies
        for var one in [message] + copies {
            if one.received == nil { one.received = try communication(one.id)?.received }
            try store(one)
        }
        let first = "\(message.id)#"
        let known = try db.rows(
            "SELECT \(Self.communicationColumns) FROM communication WHERE id > ? AND id < ?", first, first + "~",
            make: communication)
        for var former in known where !copies.contains(where: { $0.id == former.id }) && former.isDelivered {
            former.status = .stopped
            try store(former)
        }
    }
}

extension Principal {
    var id: String {
        switch self {
        case .patient(let id): id.rawValue
        case .practitioner(let id): id.rawValue
        }
    }
}
