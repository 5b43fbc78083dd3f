import ClinicModel
import Foundation

extension InMemoryRecords {
    func resource(type: String, id: String) -> StoredResource? {
        everything.first { $0.type == type && $0.id == id }
    }

    func resources(of patient: Patient.ID, _ body: (StoredResource) throws -> Void) rethrows {
        let visits = state.appointments.values.filter { $0.hasParticipant(.patient(patient)) }
        let slots = visits.compactMap(\.slot).compactMap { state.slots[$0] }
        let encounters = state.encounters.values.filter { $0.patient == patient }
        let practitioners = Set(
            visits.compactMap(\.practitioner) + encounters.flatMap(\.practitioners)
                + (state.patients[patient]?.generalPractitioners ?? []))
        let entities: [ResourceEntity] =
            visits.map { .appointment($0) }
            + state.communications.filter {
                !$0.isCopy
                    && ($0.patient == patient || $0.isDelivered && $0.correspondence?.patient == patient)
            }.map { .communication($0) }
            + state.responses.filter { $0.patient == patient }.map { .response($0) }
            + encounters.map { .encounter($0) } + (state.patients[patient].map { [.patient($0)] } ?? [])
            + practitioners.compactMap { state.practitioners[$0] }.map { .practitioner($0) }
            + Set(slots.map(\.schedule)).compactMap { state.schedules[$0] }.map { .schedule($0) }
            + slots.map { .slot($0) }
        for resource in entities.compactMap(StoredResource.init).sorted(by: { ($0.type, $0.id) < ($1.type, $1.id) }) {
            try body(resource)
        }
    }

    func resourceKeys(_ selection: ResourceSelection) -> [ResourceKey] {
        let rules = ResourceRules(records: self, principal: selection.compartment)
        let isAudit = selection.type == AuditEvent.resourceType
        let keys = everything.filter { $0.type == selection.type && (try? rules.shown($0)) != nil }
            .map { ResourceKey(id: $0.id, start: $0.start) }
            .filter { key in
                if let from = selection.from, key.start.map({ $0 < from }) ?? true { return false }
                if let to = selection.to, key.start.map({ $0 >= to }) ?? true { return false }
                guard let after = selection.after else { return true }
                return isAudit ? Int(key.id) ?? 0 < Int(after.id) ?? 0 : key > after
            }
        let sorted = isAudit ? keys.sorted { Int($0.id) ?? 0 > Int($1.id) ?? 0 } : keys.sorted()
        return Array(sorted.prefix(selection.limit))
    }

    func keep(text: Data, ofType type: String, id: String, subject: Patient.ID?) {
        state.texts["\(type)/\(id)"] = text
    }

    private var everything: [StoredResource] {
        let health = state.health.values.compactMap(HealthResource.init(part:)).map { ResourceEntity.health($0) }
        let entities: [ResourceEntity] =
            state.patients.values.map { .patient($0) } + state.practitioners.values.map { .practitioner($0) }
            + state.schedules.values.map { .schedule($0) } + state.slots.values.map { .slot($0) }
            + state.appointments.values.map { .appointment($0) } + state.encounters.values.map { .encounter($0) }
            + state.communications.filter { !$0.isCopy }.map { .communication($0) }
            + state.responses.map { .response($0) }
            + state.questionnaires.values.map { .questionnaire($0) } + state.audit.map { .auditEvent($0) } + health
        return entities.compactMap(StoredResource.init).map { made in
            let text = state.texts["\(made.type)/\(made.id)"]
            return StoredResource(type: made.type, id: made.id, json: text, entity: made.entity)
        }
    }
}

extension StoredResource {
    fileprivate var start: Date? {
        switch entity {
        case .slot(let slot): slot.start
        case .appointment(let appointment): appointment.start
        default: nil
        }
    }

    /// What was made here; nil for what is not known.
    fileprivate init?(_ entity: ResourceEntity) {
        switch entity {
        case .patient(let known): self.init(made: known, entity)
        case .practitioner(let known): self.init(made: known, entity)
        case .organization(let known): self.init(made: known, entity)
        case .schedule(let known): self.init(made: known, entity)
        case .slot(let known): self.init(made: known, entity)
        case .appointment(let known): self.init(made: known, entity)
        case .encounter(let known): self.init(made: known, entity)
        case .communication(let known): self.init(made: known, entity)
        case .health(let part):
            func made(_ known: some HealthEntity) -> StoredResource { StoredResource(made: known, entity) }
            self = made(part.entity)
        case .questionnaire(let known): self.init(made: known, entity)
        case .response(let known): self.init(made: known, entity)
        case .auditEvent(let event):
            self.init(type: AuditEvent.resourceType, id: String(event.id), json: nil, entity: entity)
        case .other: return nil
        }
    }

    private init<Known: Entity>(made known: Known, _ entity: ResourceEntity) {
        self.init(type: Known.resourceType, id: known.id.rawValue, json: nil, entity: entity)
    }
}

extension HealthResource {
    fileprivate init?(part: any HealthEntity) {
        switch part {
        case let part as Condition: self = .condition(part)
        case let part as AllergyIntolerance: self = .allergyIntolerance(part)
        case let part as Immunization: self = .immunization(part)
        case let part as Procedure: self = .procedure(part)
        case let part as Observation: self = .observation(part)
        case let part as DiagnosticReport: self = .diagnosticReport(part)
        case let part as MedicationRequest: self = .medicationRequest(part)
        case let part as DocumentReference: self = .documentReference(part)
        case let part as ServiceRequest: self = .serviceRequest(part)
        case let part as MedicationStatement: self = .medicationStatement(part)
        default: return nil
        }
    }
}
