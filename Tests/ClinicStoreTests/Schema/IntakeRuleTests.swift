import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of answers before visits, whoever writes to it.
struct IntakeRuleTests {
    private func make() async throws -> (raw: RawDatabase, visit: String) {
        let raw = try await RawDatabase(adding: IntakeFixture.entities)
        let ana = raw.clinic.gateways(for: .patient("ana"))
        let visit = try await ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")))
        _ = try await ana.intake.sign(
            IntakeFixture.whole, to: .init(appointment: visit.id, questionnaire: "skin"))
        return (raw, visit.id.rawValue)
    }

    @Test(arguments: [
        ("DELETE FROM questionnaireresponse", "is never deleted"),
        ("DELETE FROM questionnaire", "is never deleted"),
        ("UPDATE questionnaireresponse SET id = 'other'", "keeps its id"),
        ("UPDATE questionnaireresponse SET status = 'in-progress'", "what was signed stays signed"),
        ("UPDATE questionnaireresponse SET status = 'odd'", "is a code of R4"),
        ("UPDATE questionnaireresponse SET patient_id = 'bo'", "keep their patient and their visit"),
        ("UPDATE questionnaireresponse SET content = 'no'", "json_valid"),
        ("UPDATE questionnaire SET status = 'odd'", "is a code of R4"),
        ("DELETE FROM patient WHERE id = 'ana'", "is not deleted"),
    ])
    func `the database refuses`(sql: String, rule: String) async throws {
        let (raw, _) = try await make()
        let complaint = try await raw.complaint(about: sql)
        #expect(complaint?.contains(rule) == true, "\(complaint ?? "nothing")")
    }

    @Test func `answers are the visit's patient's, once for each questionnaire, and before it`() async throws {
        let (raw, visit) = try await make()
        func insert(_ id: String, _ patient: String, _ questionnaire: String, _ status: String = "completed") -> String
        {
            """
            INSERT INTO questionnaireresponse (id, patient_id, appointment_id, questionnaire, status, content)
            VALUES ('\(id)', '\(patient)', '\(visit)', '\(questionnaire)', '\(status)', '{}')
            """
        }
        let twice = try await raw.complaint(about: insert("x", "ana", IntakeFixture.questionnaire.canonical))
        #expect(twice?.contains("UNIQUE") == true)
        #expect(try await raw.complaint(about: insert("x", "bo", "other"))?.contains("its patient's") == true)
        try await raw.run("UPDATE appointment SET status = 'checked-in' WHERE id = '\(visit)'")
        #expect(try await raw.complaint(about: "UPDATE questionnaireresponse SET content = '{}'") == nil)
        try await raw.run(
            "UPDATE appointment SET status = 'fulfilled', updated_by = 'Practitioner/karl' WHERE id = '\(visit)'")
        #expect(
            try await raw.complaint(about: insert("x", "ana", "other", "in-progress"))?.contains(
                "come before the visit")
                == true)
        #expect(
            try await raw.complaint(about: "UPDATE questionnaireresponse SET content = '[]'")?
                .contains("once the visit has begun") == true)
        try await raw.run("UPDATE questionnaireresponse SET status = 'entered-in-error'")
        #expect(
            try await raw.complaint(about: "UPDATE questionnaireresponse SET status = 'completed'")?
                .contains("stay so") == true)
    }

    @Test func `a signature that was not noted is none`() async throws {
        let raw = try await RawDatabase(adding: IntakeFixture.entities)
        let ana = raw.clinic.gateways(for: .patient("ana"))
        let visit = try await ana.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")))
        try await raw.run("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
        await #expect(throws: ClinicError.self) {
            try await ana.intake.sign(
                IntakeFixture.whole, to: .init(appointment: visit.id, questionnaire: "skin"))
        }
        try await raw.run("DROP TRIGGER no_audit")
        #expect(try await ana.intake.intakes(of: visit.id, access: .refresh).first?.response == nil)
    }

    @Test func `what an older version has kept as texts is read`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "6")
        let text = #"{"resourceType":"Questionnaire","id":"q","status":"active","title":"Old"}"#
        try await queue.write { db in
            try db.execute(
                sql: "INSERT INTO resource (type, id, json) VALUES ('Questionnaire', 'q', ?)", arguments: [text])
        }
        try queue.close()
        let clinic = try ClinicDatabase.open(path: path, clock: .fixed(ClinicFixture.monday), passwordCost: .least)
        try clinic.catchUp { type, id, _ in
            type == "Questionnaire" ? .questionnaire(Questionnaire(id: .init(id), status: .active, items: [])) : nil
        }
        #expect(try await clinic.read { try $0.questionnaire("q")?.status } == .active)
        #expect(try await clinic.verify().isSound)
    }
}
