import ClinicModel
import Foundation

/// Reads resources back: the text that they came with, and how their columns stand.
struct ResourceReader {
    let records: SQLRecords

    /// The types that have columns, and the table of each.
    private static let tables = [
        "Organization": "organization", "Practitioner": "practitioner", "Patient": "patient",
        "Schedule": "schedule", "Slot": "slot", "Appointment": "appointment", "Encounter": "encounter",
        "Communication": "communication", "Questionnaire": "questionnaire",
        "QuestionnaireResponse": "questionnaireresponse",
    ].merging(HealthResource.types.map { ($0, $0.lowercased()) }) { $1 }

    func resource(type: String, id: String) throws -> StoredResource? {
        if let table = Self.tables[type] {
            let sql: SQLText = "\(Self.select(type, from: table)) WHERE \(table).id = ? AND \(Self.isResource(table))"
            if let found = try records.db.row(sql, id, make: { try stored(type, &$0) }) { return found }
        }
        if type == AuditEvent.resourceType, let sequence = Int(id),
            let event = try records.auditEvents(where: "sequence = ?", [sequence], limit: 1).first
        {
            return StoredResource(type: type, id: id, json: nil, entity: .auditEvent(event))
        }
        return try records.db.row("SELECT json, subject FROM resource WHERE type = ? AND id = ?", type, id) {
            StoredResource(
                type: type, id: id, json: Data($0.text().utf8), entity: .other, subject: $0.idIfPresent())
        }
    }

    func forEach(of patient: Patient.ID?, _ body: (StoredResource) throws -> Void) throws {
        let others = try records.db.rows("SELECT DISTINCT type FROM resource") { $0.text() }
        for type in Set(others).union(Self.tables.keys).sorted() {
            if let table = Self.tables[type] {
                try entities(type, table, of: patient, body)
                // An older version kept it as its text alone.
                try texts(type, of: patient, where: "id NOT IN (SELECT id FROM \(table))", body)
            } else {
                try texts(type, of: patient, body)
            }
        }
    }

    /// The condition of a table's rows that are resources: the copies of messages are not.
    private static func isResource(_ table: String) -> String {
        table == tables[Communication.resourceType] ? "communication.id NOT GLOB '*#*'" : "TRUE"
    }

    /// A resource's text as it came, its id and its columns.
    private static func select(_ type: String, from table: String) -> String {
        """
        SELECT resource.json, \(table).id, \(columns[type] ?? "\(table).content") FROM \(table)
        LEFT JOIN resource ON resource.type = '\(type)' AND resource.id = \(table).id
        """
    }

    /// Those of the types that are not kept as one JSON text.
    private static let columns = [
        Patient.resourceType: SQLRecords.patientColumns,
        Practitioner.resourceType: SQLRecords.practitionerColumns,
        Organization.resourceType: SQLRecords.organizationColumns,
        Schedule.resourceType: SQLRecords.scheduleColumns,
        Slot.resourceType: SQLRecords.slotColumns,
        Appointment.resourceType: SQLRecords.appointmentColumns,
        Encounter.resourceType: SQLRecords.encounterColumns,
        Communication.resourceType: SQLRecords.communicationColumns,
    ]

    private func entities(
        _ type: String, _ table: String, of patient: Patient.ID?, _ body: (StoredResource) throws -> Void
    ) throws {
        let condition = patient == nil ? "TRUE" : "\(table).id IN (\(Self.compartments[type, default: "NULL"]))"
        let sql: SQLText = """
            \(Self.select(type, from: table)) WHERE \(condition) AND \(Self.isResource(table)) ORDER BY \(table).id
            """
        try records.db.forEachRow(sql, named: ["patient": patient?.rawValue]) { try body(stored(type, &$0)) }
    }

    private func texts(
        _ type: String, of patient: Patient.ID?, where condition: String = "TRUE",
        _ body: (StoredResource) throws -> Void
    ) throws {
        let sql: SQLText = """
            SELECT json, id FROM resource
            WHERE type = :type AND \(patient == nil ? "TRUE" : "subject = :patient") AND \(condition) ORDER BY id
            """
        try records.db.forEachRow(sql, named: ["type": type, "patient": patient?.rawValue]) { row in
            let json = Data(row.text().utf8)
            try body(StoredResource(type: type, id: row.text(), json: json, entity: .other))
        }
    }

    private func stored(_ type: String, _ row: inout Columns) throws -> StoredResource {
        let json = row.textIfPresent().map { Data($0.utf8) }
        return StoredResource(type: type, id: row.text(), json: json, entity: try entity(type, &row))
    }

    private func entity(_ type: String, _ row: inout Columns) throws -> ResourceEntity {
        switch type {
        case Patient.resourceType: .patient(try records.patient(&row))
        case Practitioner.resourceType: .practitioner(try records.practitioner(&row))
        case Organization.resourceType: .organization(try records.organization(&row))
        case Schedule.resourceType: .schedule(try records.schedule(&row))
        case Slot.resourceType: .slot(try records.slot(&row))
        case Appointment.resourceType: .appointment(try records.appointment(&row))
        case Encounter.resourceType: .encounter(try records.encounter(&row))
        case Communication.resourceType: .communication(try records.communication(&row))
        case Questionnaire.resourceType: .questionnaire(try row.decoded())
        case QuestionnaireResponse.resourceType: .response(try row.decoded())
        case Condition.resourceType: .health(.condition(try row.decoded()))
        case AllergyIntolerance.resourceType: .health(.allergyIntolerance(try row.decoded()))
        case Immunization.resourceType: .health(.immunization(try row.decoded()))
        case Procedure.resourceType: .health(.procedure(try row.decoded()))
        case Observation.resourceType: .health(.observation(try row.decoded()))
        case DiagnosticReport.resourceType: .health(.diagnosticReport(try row.decoded()))
        case MedicationRequest.resourceType: .health(.medicationRequest(try row.decoded()))
        case DocumentReference.resourceType: .health(.documentReference(try row.decoded()))
        case ServiceRequest.resourceType: .health(.serviceRequest(try row.decoded()))
        case MedicationStatement.resourceType: .health(.medicationStatement(try row.decoded()))
        default: .other
        }
    }
}

extension ResourceReader {
    private static let ownAppointments = "SELECT appointment_id FROM participant WHERE actor = 'Patient/' || :patient"

    private static let ownSlots = "SELECT slot_id FROM appointment WHERE id IN (\(ownAppointments))"

    /// The references to those who have measured and written what belongs to a patient, as lists.
    private static let healthAuthors = [
        ("observation", "json_extract(content, '$.performers')"),
        ("diagnosticreport", "json_extract(content, '$.performers')"),
        ("documentreference", "json_extract(content, '$.authors')"),
    ].map { table, people in "SELECT \(people) AS people FROM \(table) WHERE patient_id = :patient" }
        .joined(separator: " UNION ALL ")

    private static let healthRequesters = ["medicationrequest", "servicerequest"].map { table in
        """
        UNION SELECT substr(json_extract(content, '$.requester'), 14) FROM \(table)
            WHERE patient_id = :patient AND json_extract(content, '$.requester') GLOB 'Practitioner/*'
        """
    }.joined(separator: "\n")

    private static let ownHealth = Dictionary(
        uniqueKeysWithValues: HealthResource.types.map {
            ($0, "SELECT id FROM \($0.lowercased()) WHERE patient_id = :patient")
        })

    /// The ids of a type that belong to a patient, or that what belongs to the patient refers to.
    fileprivate static let compartments = ownHealth.merging(others) { $1 }

    private static let others = [
        "Patient": ":patient",
        "Appointment": ownAppointments,
        "Encounter": "SELECT id FROM encounter WHERE patient_id = :patient",
        "Communication": """
        SELECT id FROM communication WHERE subject_id = :patient
        UNION SELECT id FROM communication
            WHERE patient_id = :patient AND status = 'completed' AND patient_id IS NOT NULL
        """,
        "QuestionnaireResponse": "SELECT id FROM questionnaireresponse WHERE patient_id = :patient",
        "Questionnaire": """
        SELECT id FROM questionnaire WHERE EXISTS (
            SELECT 1 FROM questionnaireresponse AS own
            WHERE own.patient_id = :patient
                AND own.questionnaire IN (questionnaire.url, 'Questionnaire/' || questionnaire.id))
        """,
        "Slot": ownSlots,
        "Schedule": "SELECT schedule_id FROM slot WHERE id IN (\(ownSlots))",
        "Practitioner": """
        SELECT practitioner_id FROM general_practitioner WHERE patient_id = :patient
        UNION SELECT practitioner_id FROM encounter_practitioner
            JOIN encounter ON encounter.id = encounter_id WHERE patient_id = :patient
        UNION SELECT substr(actor, 14) FROM participant
            WHERE actor GLOB 'Practitioner/*' AND appointment_id IN (\(ownAppointments))
        UNION SELECT substr(named.value, 14) FROM (\(healthAuthors)) AS own, json_each(own.people) AS named
            WHERE named.value GLOB 'Practitioner/*'
        \(healthRequesters)
        """,
        "Organization": """
        SELECT organization_id FROM encounter WHERE patient_id = :patient AND organization_id IS NOT NULL
        """,
    ]
}
