import ClinicModel
import Foundation

extension SQLRecords {
    func append(_ entry: AuditEntry) throws {
        try db.append(AuditRow(entry, recorded: now, systemTime: systemNow))
    }

    func auditEvents(_ search: AuditSearch) throws -> [AuditEvent] {
        var conditions: [String] = []
        var values: [any BoundValue] = []
        for (condition, value) in [
            ("patient_id = ?", search.patient?.rawValue),
            // Of the two, a patient has fewer rows.
            (search.patient == nil ? "agent = ?" : "+agent = ?", search.agent),
            ("+agent <> ?", search.otherAgentThan),
            ("entity IN (SELECT value FROM json_each(?))", try search.entities?.columnText()),
            ("action = ?", search.action?.rawValue),
            ("detail = ?", search.detail),
        ] {
            guard let value else { continue }
            conditions.append(condition)
            values.append(value)
        }
        if let after = search.after {
            conditions.append("sequence > ?")
            values.append(after)
        }
        if search.isAboutSomebody { conditions.append("patient_id IS NOT NULL") }
        return try auditEvents(
            where: conditions.isEmpty ? "TRUE" : conditions.joined(separator: " AND "), values, limit: search.limit)
    }

    func auditEvents(
        where condition: String = "TRUE", _ values: [any BoundValue] = [], limit: Int
    ) throws -> [AuditEvent] {
        let sql: SQLText = """
            SELECT sequence, recorded, agent, coalesce(patient.name, practitioner.name), action, entity,
                audit.patient_id, outcome, detail, system_time, subject.name
            FROM audit
            LEFT JOIN patient ON patient.id = substr(agent, 9) AND agent GLOB 'Patient/*'
            LEFT JOIN practitioner ON practitioner.id = substr(agent, 14) AND agent GLOB 'Practitioner/*'
            LEFT JOIN patient AS subject ON subject.id = audit.patient_id
            WHERE \(condition) ORDER BY sequence DESC LIMIT ?
            """
        return try db.rows(sql, values: (values + [limit]).map(\.sqlValue)) { row in
            AuditEvent(
                id: Int(row.integer()), recorded: row.instant(), agent: row.text(), agentName: row.textIfPresent(),
                action: try row.code(), entity: row.text(), patient: row.idIfPresent(), outcome: try row.code(),
                detail: row.text(), systemTime: row.instantIfPresent(), patientName: row.textIfPresent())
        }
    }
}
