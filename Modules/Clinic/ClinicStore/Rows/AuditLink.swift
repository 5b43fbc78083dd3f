import CSodium
import ClinicModel
import Foundation

/// What a row of the audit trail says.
package struct AuditRow: Hashable, Sendable {
    let recorded: Int64
    /// The system's time; nil in rows of databases that did not keep it yet.
    let systemTime: Int64?
    let agent: String
    let action: String
    let entity: String
    let patient: String?
    let outcome: String
    let detail: String

    init(
        recorded: Int64, systemTime: Int64?, agent: String, action: String, entity: String, patient: String?,
        outcome: String, detail: String
    ) {
        self.recorded = recorded
        self.systemTime = systemTime
        self.agent = agent
        self.action = action
        self.entity = entity
        self.patient = patient
        self.outcome = outcome
        self.detail = detail
    }

    init(_ entry: AuditEntry, recorded: Date, systemTime: Date) {
        self.init(
            recorded: recorded.milliseconds, systemTime: systemTime.milliseconds, agent: entry.agent.kept,
            action: entry.action.rawValue, entity: entry.entity.kept, patient: entry.patient?.rawValue,
            outcome: entry.outcome.rawValue, detail: entry.detail.kept)
    }

    /// The columns that it is read from and written to, in their order.
    package static let columns = [
        "recorded", "system_time", "agent", "action", "entity", "patient_id", "outcome", "detail",
    ]

    package init(_ row: inout Columns) {
        self.init(
            recorded: row.integer(), systemTime: row.integerIfPresent(), agent: row.text(), action: row.text(),
            entity: row.text(), patient: row.textIfPresent(), outcome: row.text(), detail: row.text())
    }

    /// The values of the columns.
    package var values: [SQLValue?] {
        [
            .integer(recorded), systemTime.map(SQLValue.integer), .text(agent), .text(action), .text(entity),
            patient.map(SQLValue.text), .text(outcome), .text(detail),
        ]
    }
}

extension String {
    /// The text as the database keeps it, which ends one at a NUL: a link is made of what is kept.
    fileprivate var kept: String { utf8.contains(0) ? replacing("\0", with: "\u{FFFD}") : self }
}

/// One link of the audit trail: its place, its row, and the hash of the link before.
package struct AuditLink: Hashable, Sendable {
    package let sequence: Int64
    package let row: AuditRow
    package let previous: Data

    package init(sequence: Int64, row: AuditRow, previous: Data) {
        self.sequence = sequence
        self.row = row
        self.previous = previous
    }

    /// BLAKE2b over every field with its length before it, so that no two rows read the same.
    package func hash() throws -> Data {
        try Sodium.start()
        var message: [UInt8] = []
        message.reserveCapacity(512)
        for field in [
            String(sequence), String(row.recorded), row.agent, row.action, row.entity, row.outcome, row.detail,
        ] {
            message.append(lengthOf: field.utf8.count)
            message.append(contentsOf: field.utf8)
        }
        if let systemTime = row.systemTime {
            // Not one of the two bytes that follow in rows without it.
            message.append(2)
            Swift.withUnsafeBytes(of: systemTime.littleEndian) { message.append(contentsOf: $0) }
        }
        message.append(row.patient == nil ? 0 : 1)
        message.append(contentsOf: (row.patient ?? "").utf8)
        message.append(contentsOf: previous)
        return try Sodium.hash(message)
    }
}

extension [UInt8] {
    fileprivate mutating func append(lengthOf count: Int) {
        Swift.withUnsafeBytes(of: UInt64(count).littleEndian) { append(contentsOf: $0) }
    }
}
