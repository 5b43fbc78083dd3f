import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of a visit's documentation, whoever writes to it.
struct VisitRuleTests {
    private func makeDatabase() async throws -> RawDatabase {
        var (note, draft, pressure) = (HealthFixture.note, HealthFixture.draft, HealthFixture.pressure)
        note.encounter = "visit"
        pressure.encounter = "visit"
        draft.encounter = "running"
        let running = Encounter(
            id: "running", status: .inProgress, encounterClass: .ambulatory, patient: "bo", practitioners: ["ines"])
        return try await RawDatabase(adding: [
            .encounter(HealthFixture.visit), .encounter(running), .health(.documentReference(note)),
            .health(.documentReference(draft)), .health(.observation(pressure)),
        ])
    }

    @Test(arguments: [
        (
            "UPDATE encounter SET status = 'finished' WHERE id = 'running'",
            "a visit is finished when what was written in it is signed"
        ),
        (
            "UPDATE documentreference SET content = json_set(content, '$.attachment.data', 'eA==') WHERE id = 'note'",
            "a note that was signed stays as it is"
        ),
        (
            "UPDATE documentreference SET content = json_set(content, '$.docStatus', 'preliminary') WHERE id = 'note'",
            "a note that was signed stays as it is"
        ),
        (
            "UPDATE observation SET content = json_set(content, '$.components', json('[]')) WHERE id = 'pressure'",
            "a measurement that was signed stays as it is"
        ),
        (
            """
            INSERT INTO observation (id, patient_id, encounter_id, category, status, content, awaits_release)
            VALUES ('late', 'bo', 'visit', 'vital-signs', 'preliminary', '{}', 0)
            """, "a visit that is finished takes addenda"
        ),
        (
            """
            INSERT INTO documentreference (id, patient_id, encounter_id, status, content)
            VALUES ('late', 'bo', 'visit', 'current', '{"docStatus":"preliminary"}')
            """, "a visit that is finished takes addenda"
        ),
    ])
    func `the database refuses`(sql: String, rule: String) async throws {
        let raw = try await makeDatabase()
        #expect(try await raw.complaint(about: sql)?.contains(rule) == true)
    }

    @Test(arguments: [
        "UPDATE documentreference SET content = json_set(content, '$.docStatus', 'amended') WHERE id = 'note'",
        "UPDATE documentreference SET content = json_set(content, '$.attachment.data', 'eA==') WHERE id = 'draft'",
        """
        INSERT INTO documentreference (id, patient_id, encounter_id, status, content)
        VALUES ('late', 'bo', 'visit', 'current', '{"docStatus":"final","appends":"note"}')
        """,
    ])
    func `what another system amends, what is a draft and what is added may be`(sql: String) async throws {
        let raw = try await makeDatabase()
        #expect(try await raw.complaint(about: sql) == nil)
    }
}
