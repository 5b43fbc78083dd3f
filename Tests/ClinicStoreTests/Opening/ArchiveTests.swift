import ClinicModel
import ClinicStore
import Foundation
import Synchronization
import TestSupport
import Testing

struct ArchiveTests {
    private func resource(_ entity: ResourceEntity, note: String) -> ImportedResource {
        let plain = ImportedResource(entity)
        return ImportedResource(
            type: plain.type, id: plain.id, json: Data(#"{"note":"\#(note)"}"#.utf8), identifiers: plain.identifiers,
            subject: plain.subject, entity: entity)
    }

    private func all(_ clinic: ClinicDatabase, of patient: Patient.ID? = nil) async throws -> [StoredResource] {
        let found = SharedList()
        try await clinic.archive.resources(of: patient) { found.append($0) }
        return found.items
    }

    @Test func `what is put in again is unchanged, what is put in otherwise is updated`() async throws {
        let clinic = try await makeClinic()
        let first = resource(.patient(ClinicFixture.ana), note: "one")
        let second = resource(.patient(ClinicFixture.ana), note: "two")
        let outcomes = try await clinic.archive.transaction { transaction in
            try [first, first, second].map { try transaction.put($0) }
        }
        #expect(outcomes == [.updated, .unchanged, .updated])
        let stored = try await all(clinic).first { $0.type == "Patient" && $0.id == "ana" }
        #expect(stored?.json == second.json)
        #expect(stored?.entity == .patient(ClinicFixture.ana))
    }

    @Test func `a transaction that fails leaves nothing`() async throws {
        struct Stop: Error {}
        let clinic = try await makeClinic()
        let before = try await all(clinic)
        await #expect(throws: Stop.self) {
            try await clinic.archive.transaction { transaction in
                _ = try transaction.put(ImportedResource(.practitioner(Practitioner(id: "new"))))
                throw Stop()
            }
        }
        #expect(try await all(clinic) == before)
    }

    @Test func `patients who come in one after the other are looked up in few places`() async throws {
        let raw = try await RawDatabase()
        try await raw.run("INSERT INTO patient_search (patient_search, rank) VALUES ('automerge', 0)")
        for number in 0..<20 {
            let patient = Patient(
                id: EntityID("p\(number)"), names: [HumanName(text: "Fernandez")], generalPractitioners: ["karl"])
            try await raw.clinic.archive.transaction { _ = try $0.put(ImportedResource(.patient(patient))) }
        }
        let parts = try #require(await raw.text("SELECT count(DISTINCT segid) FROM patient_search_idx"))
        #expect(try #require(Int(parts)) < 10)
        let people = raw.clinic.gateways(for: .practitioner("karl")).people
        #expect(try await people.similarPatients(to: "fernandes", limit: 30).count == 20)
        #expect(try await raw.clinic.verify().isSound)
    }

    @Test func `resources are found by type and identifier`() async throws {
        let clinic = try await makeClinic()
        let found = try await clinic.archive.transaction { transaction in
            [
                try transaction.ids(
                    ofType: "Patient", identifier: Identifier(system: "urn:clinic", value: "P-1001")),
                try transaction.ids(ofType: "Patient", identifier: Identifier(value: "P-1001")),
                try transaction.ids(ofType: "Patient", identifier: Identifier(system: "urn:x", value: "P-1001")),
                try transaction.ids(ofType: "Practitioner", identifier: Identifier(value: "P-1001")),
            ]
        }
        #expect(found == [["ana"], ["ana"], [], []])
    }

    @Test func `what breaks the clinic's rules is refused with the reason`() async throws {
        let clinic = try await makeClinic()
        let start = ClinicFixture.monday
        func visit(_ id: Appointment.ID, _ status: Appointment.Status, end: Date?) -> ResourceEntity {
            .appointment(
                Appointment(
                    id: id, status: status, start: start, end: end,
                    participants: [Appointment.Participant(actor: "Patient/ana", status: .accepted)]))
        }
        let cases: [([ResourceEntity], String)] = [
            ([visit("a", .booked, end: nil)], "start and end stand together"),
            ([visit("b", .booked, end: start)], "the appointment ends after it starts"),
            (
                [visit("c", .booked, end: start + 60), visit("d", .booked, end: start + 90)],
                "somebody who takes part has another visit at this time"
            ),
            (
                [visit("e", .fulfilled, end: start + 60), visit("e", .booked, end: start + 60)],
                "an appointment may not make this transition"
            ),
        ]
        for (entities, reason) in cases {
            let imported = entities.enumerated().map { resource($1, note: String($0)) }
            let error = await #expect(throws: ImportRefusal.self) {
                try await clinic.archive.transaction { transaction in
                    for item in imported { _ = try transaction.put(item) }
                }
            }
            #expect(error?.reason == "The clinic’s rules forbid it: \(reason).")
        }
    }

    @Test func `a visit made here is given back, and an import is in the patient's audit trail`() async throws {
        let clinic = try await makeClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let ana = clinic.gateways(for: .patient("ana"))
        let visit = try await ana.appointments.book(Booking(slot: slot)).appointment
        let own = try await all(clinic, of: "ana")
        #expect(own.contains { $0.entity == .appointment(visit) && $0.json == nil })
        #expect(own.map(\.type) == ["Appointment", "Patient", "Practitioner", "Schedule", "Slot"])
        #expect(
            try await ana.audit.events(limit: 10).contains { $0.detail == "imported 1 new and 0 changed resources" })
    }

    @Test func `whatever else belongs to a patient goes with them`() async throws {
        let clinic = try await makeClinic()
        let other = ImportedResource(
            type: "Observation", id: "o1", json: Data(#"{"resourceType":"Observation","value":1.50}"#.utf8),
            identifiers: [], subject: "ana", entity: .other)
        let outcome = try await clinic.archive.transaction { try $0.put(other) }
        #expect(outcome == .created)
        #expect(try await all(clinic, of: "ana").first { $0.type == "Observation" }?.json == other.json)
        #expect(try await all(clinic, of: "bo").allSatisfy { $0.type != "Observation" })
    }
}

private final class SharedList: Sendable {
    private let list = Mutex<[StoredResource]>([])
    var items: [StoredResource] { list.withLock { $0 } }
    func append(_ item: StoredResource) { list.withLock { $0.append(item) } }
}
