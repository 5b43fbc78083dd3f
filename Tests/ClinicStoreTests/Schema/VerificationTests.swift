import ClinicModel
import ClinicStore
import Foundation
import GRDB
import TestSupport
import Testing

/// What a check of the database finds of changes that bypassed the programs.
struct VerificationTests {
    private static let slot = "karl-skin-20261124T0700Z"

    private func makeVisit() async throws -> RawDatabase {
        let raw = try await RawDatabase()
        try await raw.run(
            RawDatabase.insert("one", slot: Self.slot) + RawDatabase.participant("one", "Patient/ana")
                + RawDatabase.participant("one", "Practitioner/karl"))
        return raw
    }

    @Test func `what nobody has tampered with is sound`() async throws {
        let verification = try await makeVisit().clinic.verify()
        #expect(verification.isSound, "\(verification)")
        #expect(verification.notes.isEmpty)
    }

    @Test func `a visit beside another with a reason is sound, and so is one after it`() async throws {
        let raw = try await makeVisit()
        try await raw.run(
            RawDatabase.insert("two", minute: 10, overbooking: "urgent")
                + RawDatabase.participant("two", "Practitioner/karl") + RawDatabase.participant("two", "Patient/bo")
                + RawDatabase.insert("three", minute: 40) + RawDatabase.participant("three", "Patient/ana"))
        let verification = try await raw.clinic.verify()
        #expect(verification.isSound, "\(verification)")
    }

    @Test func `a rule that was taken out or changed is missed`() async throws {
        let raw = try await makeVisit()
        let names = try raw.queue.read { db in
            try Row.fetchAll(
                db,
                sql: "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'index') AND sql IS NOT NULL")
        }
        #expect(names.count > 80)
        for row in names {
            let (type, name): (String, String) = (row["type"], row["name"])
            try await raw.run("DROP \(type) \(name)")
        }
        let schema = try await raw.clinic.verify().schema
        #expect(Set(schema) == Set(names.map { "the \($0["type"] as String) \($0["name"] as String) is missing" }))
        try await raw.run("CREATE TRIGGER audit_stays BEFORE DELETE ON audit BEGIN SELECT 1; END")
        #expect(try await raw.clinic.verify().schema.contains("the trigger audit_stays is not what it should be"))
    }

    @Test func `what is added is told, and only what acts on the clinic's tables is a fault`() async throws {
        let raw = try await makeVisit()
        try await raw.run(
            """
            CREATE TABLE note (text TEXT); CREATE INDEX note_by_text ON note (text); ANALYZE;
            CREATE VIEW today AS SELECT * FROM appointment; CREATE INDEX mine ON appointment (reason);
            """)
        let harmless = try await raw.clinic.verify()
        #expect(harmless.isSound)
        #expect(
            harmless.notes == [
                "The index mine is not the clinic’s.", "The table note is not the clinic’s.",
                "The index note_by_text is not the clinic’s.", "The view today is not the clinic’s.",
            ])
        try await raw.run("CREATE TRIGGER spy AFTER INSERT ON participant BEGIN INSERT INTO note VALUES ('x'); END")
        #expect(try await raw.clinic.verify().schema == ["the trigger spy on participant is not the clinic’s"])
    }

    @Test(arguments: [
        (
            "slot_stays", "DELETE FROM slot WHERE id = '\(slot)'",
            "Appointment/one refers to Slot/\(slot), which is not there"
        ),
        (
            "participant_of_live_visit_stays", "DELETE FROM participant",
            "Appointment/one is booked and nobody takes part in it"
        ),
        ("patient_stays", "DELETE FROM patient WHERE id = 'ana'", "Patient/ana was imported and is gone"),
        (
            "practitioner_stays", "DELETE FROM practitioner WHERE id = 'karl'",
            "Appointment/one refers to Practitioner/karl, which is not there"
        ),
        (
            "schedule_stays", "DELETE FROM schedule WHERE id = 'karl-skin'",
            "Slot/\(slot) refers to Schedule/karl-skin, which is not there"
        ),
        (
            "participant_only_repeats", "UPDATE participant SET starts = 0",
            "the participants of Appointment/one have another time or state than it has"
        ),
        ("change_stays", "DELETE FROM practitioner_patient", "Patient/ana is not listed with Practitioner/karl"),
        (
            "change_stays", "INSERT INTO practitioner_patient VALUES ('bo', 'karl', 'bo')",
            "Patient/bo is listed with Practitioner/karl without a reason"
        ),
        (
            "patient_search_update", "UPDATE patient SET search_text = 'x' WHERE id = 'ana'",
            "Patient/ana is not found by what is searched for"
        ),
        (
            "participant_overlap",
            RawDatabase.insert("two", minute: 10, overbooking: "urgent")
                + RawDatabase.participant("two", "Patient/ana"),
            "Patient/ana has another visit at the time of Appointment/two"
        ),
        (
            "participant_overlap",
            RawDatabase.insert("two", minute: 10) + RawDatabase.participant("two", "Practitioner/karl"),
            "Practitioner/karl has another visit at the time of Appointment/two"
        ),
    ])
    func `a row that lacks what it stands on is named`(trigger: String, sql: String, fault: String) async throws {
        let raw = try await makeVisit()
        let rule = try #require(try await raw.text("SELECT sql FROM sqlite_master WHERE name = '\(trigger)'"))
        try await raw.run("DROP TRIGGER \(trigger); \(sql); \(rule)")
        let verification = try await raw.clinic.verify()
        #expect(verification.schema == [])
        #expect(verification.references.contains { $0.hasPrefix(fault) }, "\(verification.references)")
        #expect(!verification.isSound)
    }

    @Test func `a reference that led nowhere when it was imported is a note`() async throws {
        let clinic = try await makeClinic()
        let encounter = Encounter(
            id: "e", status: .finished, encounterClass: .ambulatory, patient: "ana", appointment: "elsewhere")
        let resource = ImportedResource(.encounter(encounter))
        _ = try await clinic.archive.transaction { transaction in
            try transaction.put(
                ImportedResource(
                    type: resource.type, id: resource.id, json: Data(#"{"appointment":"Appointment/elsewhere"}"#.utf8),
                    identifiers: [], subject: "ana", entity: resource.entity))
        }
        let verification = try await clinic.verify()
        #expect(verification.isSound)
        #expect(verification.notes == ["1 of Encounter to Appointment lead to none, as when they were imported."])
    }
}
