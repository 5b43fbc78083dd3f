import ClinicModel
import Foundation
import GRDB

extension SQLiteRecords {
    func append(_ entry: AuditEntry) throws {
        guard let head = try Row.fetchOne(db, sql: "SELECT sequence, hash FROM audit_head") else {
            throw ClinicError.storage(.corrupt)
        }
        let link = AuditLink(
            sequence: head["sequence"] + 1, recorded: now.milliseconds, systemTime: systemNow.milliseconds,
            agent: entry.agent,
            action: entry.action.rawValue, entity: entry.entity, patient: entry.patient?.rawValue,
            outcome: entry.outcome.rawValue, detail: entry.detail, previous: head["hash"])
        try db.run(
            sql: """
                INSERT INTO audit (
                    sequence, recorded, system_time, agent, action, entity, patient_id, outcome, detail, previous,
                    hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                link.sequence, link.recorded, link.systemTime, link.agent, link.action, link.entity, link.patient,
                link.outcome,
                link.detail, link.previous, try link.hash(),
            ])
    }

    func auditEvents(_ search: AuditSearch) throws -> [AuditEvent] {
        var conditions: [String] = []
        var arguments = StatementArguments()
        for (condition, value) in [
            ("patient_id = ?", search.patient?.rawValue), ("agent = ?", search.agent),
            ("+agent <> ?", search.otherAgentThan),
        ] {
            guard let value else { continue }
            conditions.append(condition)
            arguments += [value]
        }
        if search.isAboutSomebody { conditions.append("patient_id IS NOT NULL") }
        return try auditEvents(
            where: conditions.isEmpty ? "1" : conditions.joined(separator: " AND "), arguments, limit: search.limit)
    }

    func auditEvents(
        where condition: String = "1", _ arguments: StatementArguments = [], limit: Int
    ) throws -> [AuditEvent] {
        let sql = """
            SELECT audit.*, coalesce(patient.name, practitioner.name) AS agent_name,
                subject.name AS patient_name
            FROM audit
            LEFT JOIN patient ON 'Patient/' || patient.id = agent
            LEFT JOIN practitioner ON 'Practitioner/' || practitioner.id = agent
            LEFT JOIN patient AS subject ON subject.id = audit.patient_id
            WHERE \(condition) ORDER BY sequence DESC LIMIT ?
            """
        return try Row.fetchAll(db, sql: sql, arguments: arguments + [limit]).map { row in
            AuditEvent(
                id: row["sequence"], recorded: Date(milliseconds: row["recorded"]), agent: row["agent"],
                agentName: row["agent_name"], action: try row.code("action"), entity: row["entity"],
                patient: row.id("patient_id"), outcome: try row.code("outcome"), detail: row["detail"],
                systemTime: row.instant("system_time"), patientName: row["patient_name"])
        }
    }
}
