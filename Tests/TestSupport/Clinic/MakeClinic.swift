import ClinicFHIR
import ClinicModel
import ClinicPostgres
import ClinicStore
import Foundation

/// The small clinic of `ClinicFixture` in a database of its own, with its slots open.
package func makeClinic(
    now: Date = ClinicFixture.monday, adding entities: [ResourceEntity] = []
) async throws -> ClinicDatabase {
    try await makeClinic(clock: .fixed(now), adding: entities)
}

package func makeClinic(
    clock: ClinicClock, adding entities: [ResourceEntity] = []
) async throws -> ClinicDatabase {
    let folder = try makeFolder()
    let database = try ClinicDatabase.open(
        path: folder + "/clinic.sqlite", create: true, clock: clock, passwordCost: .least)
    try await database.add(ClinicFixture.entities + entities)
    try await database.openPlannedSlots()
    return database
}

/// The same clinic in PostgreSQL, in a database of its own.
package func makePostgresClinic(
    clock: ClinicClock = .fixed(ClinicFixture.monday), adding entities: [ResourceEntity] = []
) async throws -> PostgresClinic {
    let clinic = try PostgresCluster.shared.get().makeClinic(clock: clock)
    try await clinic.add(ClinicFixture.entities + entities)
    try await clinic.openPlannedSlots()
    return clinic
}

/// The same clinic in memory.
package func makeInMemoryClinic(
    clock: ClinicClock = .fixed(ClinicFixture.monday), adding entities: [ResourceEntity] = []
) async throws -> InMemoryClinic {
    var state = InMemoryState()
    for entity in ClinicFixture.entities + entities {
        switch entity {
        case .patient(let patient): state.add(patient)
        case .practitioner(let practitioner): state.add(practitioner)
        case .schedule(let schedule): state.add(schedule)
        case .slot(let slot):
            state.add(slot)
            state.texts[slot.id.reference] = try ImportedResource(making: entity).json
        case .appointment(let appointment): state.add(appointment)
        case .encounter(let encounter): state.add(encounter)
        case .communication(let communication): state.add(communication)
        case .health(let health): state.add(health)
        case .questionnaire(let questionnaire): state.add(questionnaire)
        case .response(let response): state.add(response)
        case .organization, .auditEvent, .other: break
        }
    }
    for (name, principal) in ClinicFixture.accounts {
        state.addAccount(userName: name, password: ClinicFixture.password, principal: principal)
    }
    let clinic = InMemoryClinic(clock: clock, state)
    try await clinic.write { try PlanExpansion(records: $0).run() }
    return clinic
}

extension StoredClinic {
    /// Puts entities into the database, as an import would.
    package func add(_ entities: [ResourceEntity]) async throws {
        _ = try await archive.transaction { transaction in
            for entity in entities {
                _ = try transaction.put(ImportedResource(making: entity))
            }
        }
    }
}

extension ImportedResource {
    package init(_ entity: ResourceEntity) {
        let (type, id, identifiers, subject): (String, String, [Identifier], Patient.ID?) =
            switch entity {
            case .patient(let it): (Patient.resourceType, it.id.rawValue, it.identifiers, it.id)
            case .practitioner(let it): (Practitioner.resourceType, it.id.rawValue, it.identifiers, nil)
            case .organization(let it): (Organization.resourceType, it.id.rawValue, it.identifiers, nil)
            case .schedule(let it): (Schedule.resourceType, it.id.rawValue, it.identifiers, nil)
            case .slot(let it): (Slot.resourceType, it.id.rawValue, it.identifiers, nil)
            case .appointment(let it): (Appointment.resourceType, it.id.rawValue, it.identifiers, it.patient)
            case .encounter(let it): (Encounter.resourceType, it.id.rawValue, it.identifiers, it.patient)
            case .communication(let it): (Communication.resourceType, it.id.rawValue, it.identifiers, it.patient)
            case .questionnaire(let it): (Questionnaire.resourceType, it.id.rawValue, it.identifiers, nil)
            case .response(let it): (QuestionnaireResponse.resourceType, it.id.rawValue, [], it.patient)
            case .health(let health): Self.parts(of: health.entity)
            case .auditEvent, .other: ("Basic", UUID().uuidString, [], nil)
            }
        let json = #"{"id":"\#(id)","resourceType":"\#(type)"}"#
        self.init(
            type: type, id: id, json: Data(json.utf8), identifiers: identifiers, subject: subject, entity: entity)
    }

    private static func parts<Entry: HealthEntity>(
        of entry: Entry
    ) -> (String, String, [Identifier], Patient.ID?) {
        (Entry.resourceType, entry.id.rawValue, entry.identifiers, entry.patient)
    }
}
