import CSodium
import Foundation
import GRDB

/// One link of the audit trail: its row, and the hash of the row before.
struct AuditLink {
    let sequence: Int64
    let recorded: Int64
    /// The system's time; nil in rows of databases that did not keep it yet.
    let systemTime: Int64?
    let agent: String
    let action: String
    let entity: String
    let patient: String?
    let outcome: String
    let detail: String
    let previous: Data

    init(
        sequence: Int64, recorded: Int64, systemTime: Int64?, agent: String, action: String, entity: String,
        patient: String?, outcome: String, detail: String, previous: Data
    ) {
        self.sequence = sequence
        self.recorded = recorded
        self.systemTime = systemTime
        self.agent = agent
        self.action = action
        self.entity = entity
        self.patient = patient
        self.outcome = outcome
        self.detail = detail
        self.previous = previous
    }

    init(_ row: Row) {
        self.init(
            sequence: row["sequence"], recorded: row["recorded"], systemTime: row["system_time"], agent: row["agent"],
            action: row["action"],
            entity: row["entity"], patient: row["patient_id"], outcome: row["outcome"], detail: row["detail"],
            previous: row["previous"])
    }

    /// BLAKE2b over every field with its length before it, so that no two rows read the same.
    func hash() throws -> Data {
        try Sodium.start()
        var message = Data()
        for field in [String(sequence), String(recorded), agent, action, entity, outcome, detail] {
            message.append(lengthOf: field.utf8.count)
            message.append(contentsOf: field.utf8)
        }
        if let systemTime {
            // Not one of the two bytes that follow in rows without it.
            message.append(2)
            Swift.withUnsafeBytes(of: systemTime.littleEndian) { message.append(contentsOf: $0) }
        }
        message.append(patient == nil ? 0 : 1)
        message.append(contentsOf: (patient ?? "").utf8)
        message.append(previous)
        return try Sodium.hash(message)
    }
}

extension Data {
    fileprivate mutating func append(lengthOf count: Int) {
        Swift.withUnsafeBytes(of: UInt64(count).littleEndian) { append(contentsOf: $0) }
    }
}
