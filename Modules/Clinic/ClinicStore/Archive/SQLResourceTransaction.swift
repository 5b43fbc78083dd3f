import ClinicModel
import Foundation

/// One import. It counts what it changes for the audit trail, a row for each patient and one for the rest.
final class SQLResourceTransaction: ResourceTransaction {
    private let records: SQLRecords
    private var changes: [Patient.ID?: [PutOutcome: Int]] = [:]

    init(records: SQLRecords) {
        self.records = records
    }

    var hasChanged: Bool { !changes.isEmpty }

    private var db: any SQLConnection { records.db }

    func resource(type: String, id: String) throws -> StoredResource? {
        try ResourceReader(records: records).resource(type: type, id: id)
    }

    func ids(ofType type: String, identifier: Identifier) throws -> [String] {
        let isOfSystem = identifier.system == nil ? "" : " AND system = ?"
        return try db.rows(
            "SELECT DISTINCT id FROM resource_identifier WHERE type = ? AND value = ?\(isOfSystem) ORDER BY id",
            values: ([type, identifier.value] + (identifier.system.map { [$0] } ?? [])).map(\.sqlValue)
        ) { $0.text() }
    }

    func zone() throws -> Zone { try records.localZone(of: nil) }

    func put(_ resource: ImportedResource) throws -> PutOutcome {
        let text = String(decoding: resource.json, as: UTF8.self)
        let stored = try db.row("SELECT json FROM resource WHERE type = ? AND id = ?", resource.type, resource.id) {
            $0.text()
        }
        if stored == text, try !lacksColumns(resource) { return .unchanged }
        do {
            try store(resource)
        } catch ClinicError.invalid(let sentence) {
            throw ImportRefusal(type: resource.type, id: resource.id, reason: sentence.description)
        } catch {
            guard let rule = db.rule(brokenBy: error) else { throw error }
            throw ImportRefusal(
                type: resource.type, id: resource.id, reason: "The clinic’s rules forbid it: \(rule).")
        }
        let outcome = stored == nil ? PutOutcome.created : .updated
        changes[resource.subject, default: [:]][outcome, default: 0] += 1
        return outcome
    }

    /// What an older version has imported may be there as its text alone.
    private func lacksColumns(_ resource: ImportedResource) throws -> Bool {
        switch resource.entity {
        case .communication(let communication): try lacksColumns(communication)
        case .health(let health): try lacksColumns(health.entity)
        default: false
        }
    }

    private func lacksColumns(_ message: Communication) throws -> Bool {
        try ([message] + message.copies).contains { one in
            guard let known = try records.communication(one.id) else { return true }
            return known.text != one.text
        }
    }

    private func lacksColumns<Entry: HealthEntity>(_ entry: Entry) throws -> Bool {
        try records.entry(entry.id) == nil
    }

    func audit() throws {
        let sorted = changes.sorted { ($0.key?.rawValue ?? "") < ($1.key?.rawValue ?? "") }
        for (patient, counts) in sorted {
            let created = counts[.created, default: 0]
            let updated = counts[.updated, default: 0]
            try records.append(
                AuditEntry(
                    agent: SQLRecords.administrator, action: updated == 0 ? .create : .update,
                    entity: patient?.reference ?? "Bundle", patient: patient,
                    detail: "imported \(created) new and \(updated) changed resources"))
        }
    }

    private func store(_ resource: ImportedResource) throws {
        try records.keep(text: resource.json, ofType: resource.type, id: resource.id, subject: resource.subject)
        try db.run(
            "DELETE FROM resource_identifier WHERE type = ? AND id = ?", [resource.type, resource.id])
        for identifier in Set(resource.identifiers) {
            try db.run(
                "INSERT INTO resource_identifier (type, value, system, id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                [resource.type, identifier.value, identifier.system ?? "", resource.id])
        }
        switch resource.entity {
        case .patient(let patient): try records.store(patient)
        case .practitioner(let practitioner): try records.store(practitioner)
        case .organization(let organization): try records.store(organization)
        case .schedule(let schedule): try records.store(schedule)
        case .slot(let slot): try records.store(slot)
        case .appointment(let appointment): try store(appointment)
        case .encounter(let encounter): try records.store(encounter)
        case .communication(let communication): try records.storeImported(communication)
        case .health(let health): try records.storeImported(health)
        case .questionnaire(let questionnaire): try records.store(questionnaire)
        case .response(let response): try records.storeImported(response)
        case .auditEvent, .other: break
        }
    }

    /// An import that changes an appointment goes on counting its changes.
    private func store(_ appointment: Appointment) throws {
        var appointment = appointment
        let known = try records.appointment(appointment.id)
        if let known {
            appointment.sequence = known.sequence + 1
            appointment.overbookingReason = appointment.overbookingReason ?? known.overbookingReason
            appointment.slot = appointment.slot ?? known.slot
        }
        appointment.lastUpdated = records.now
        try records.store(appointment, by: SQLRecords.administrator)
        if known?.status.keepsSlot == true, !appointment.status.keepsSlot, let slot = appointment.slot {
            try FreedSlot(slot, in: records)?.followPlan()
        }
    }
}
