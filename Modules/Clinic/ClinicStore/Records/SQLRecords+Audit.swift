import ClinicModel
import Foundation
import Synchronization

extension SQLRecords {
    func append(_ entry: AuditEntry) throws {
        try db.append(AuditRow(entry, recorded: now, systemTime: systemNow))
    }

    func auditEvents(_ search: AuditSearch) throws -> [AuditEvent] {
        var conditions: [String] = []
        var values: [any BoundValue] = []
        let entities = search.entities
        for (condition, value) in [
            ("patient_id = ?", search.patient?.rawValue),
            // Of the two, a patient has fewer rows.
            (search.patient == nil ? "agent = ?" : "+agent = ?", search.agent),
            ("+agent <> ?", search.otherAgentThan),
            ("action = ?", search.action?.rawValue),
            ("detail = ?", search.detail),
            // After what is compared by itself: it takes as long to look for a value in a list as to find the row.
            ("entity = ?", entities?.count == 1 ? entities?.first : nil),
            ("entity IN (SELECT value FROM json_each(?))", entities?.count == 1 ? nil : try entities?.columnText()),
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
        try db.rows(Self.selectEvents(where: condition), values: (values + [limit]).map(\.sqlValue)) { row in
            AuditEvent(
                id: Int(row.integer()), recorded: row.instant(), agent: row.text(), agentName: row.textIfPresent(),
                action: try row.code(), entity: row.text(), patient: row.idIfPresent(), outcome: try row.code(),
                detail: row.text(), systemTime: row.instantIfPresent(), patientName: row.textIfPresent())
        }
    }

    /// The statements by their conditions, which are few: each is made once.
    private static let selections = Mutex<[String: SQLText]>([:])

    private static func selectEvents(where condition: String) -> SQLText {
        selections.withLock { selections in
            if let known = selections[condition] { return known }
            let new = SQLText.kept(
                """
                SELECT sequence, recorded, agent, coalesce(patient.name, practitioner.name), action, entity,
                    audit.patient_id, outcome, detail, system_time, subject.name
                FROM audit
                LEFT JOIN patient ON patient.id = substr(agent, 9) AND agent GLOB 'Patient/*'
                LEFT JOIN practitioner ON practitioner.id = substr(agent, 14) AND agent GLOB 'Practitioner/*'
                LEFT JOIN patient AS subject ON subject.id = audit.patient_id
                WHERE \(condition) ORDER BY sequence DESC LIMIT ?
                """)
            selections[condition] = new
            return new
        }
    }
}
