import ClinicModel
import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of health records, whoever writes to it.
struct HealthRuleTests {
    private static let tables = HealthSchema.tables.map(\.name) + ["servicerequest", "medicationstatement"]

    private static func insert(_ table: String, status: String, _ columns: String = "", _ values: String = "") -> String
    {
        "INSERT INTO \(table) (id, patient_id, status, content\(columns)) VALUES ('x', 'bo', '\(status)', '{}'\(values))"
    }

    @Test(arguments: tables)
    func `an entry is there once, keeps its id and is never deleted`(table: String) async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        let isResult = table == "observation" || table == "diagnosticreport"
        let (column, value) = isResult ? (", awaits_release", ", 0") : ("", "")
        try await raw.run(Self.insert(table, status: "entered-in-error", column, value))
        let again = Self.insert(table, status: "entered-in-error", column, value)
        #expect(try await raw.complaint(about: again)?.contains("is there already") == true)
        let orReplace = again.replacing("INSERT INTO", with: "INSERT OR REPLACE INTO")
        #expect(try await raw.complaint(about: orReplace)?.contains("is there already") == true)
        #expect(
            try await raw.complaint(about: "UPDATE \(table) SET id = 'y' WHERE id = 'x'")?.contains("keeps its id")
                == true)
        #expect(
            try await raw.complaint(about: "DELETE FROM \(table) WHERE id = 'x'")?.contains("is never deleted") == true)
        #expect(
            try await raw.complaint(about: "UPDATE \(table) SET status = 'odd' WHERE id = 'x'")?
                .contains("status is a code of R4") == true)
    }

    @Test(arguments: [
        ("DELETE FROM patient WHERE id = 'bo'", "a patient with a record is not deleted"),
        (
            "UPDATE observation SET released = NULL WHERE id = 'seen'",
            "a result that the patient has seen stays released"
        ),
        ("UPDATE observation SET released = 1 WHERE id = 'early'", "a result is released when it is final"),
        ("UPDATE observation SET released = 1 WHERE id = 'waiting'", "a released result does not wait for it"),
        ("UPDATE condition SET content = 'no'", "json_valid"),
    ])
    func `the database refuses`(sql: String, rule: String) async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        #expect(try await raw.complaint(about: sql)?.contains(rule) == true)
    }

    @Test func `a release that was not noted is none`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        try await raw.run("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
        let ines = raw.clinic.gateways(for: .practitioner("ines"))
        await #expect(throws: ClinicError.self) { try await ines.records.release([.observation("waiting")], of: "bo") }
        try await raw.run("DROP TRIGGER no_audit")
        #expect(try await raw.text("SELECT id FROM observation WHERE awaits_release") == "waiting")
    }

    @Test func `verification finds what belongs to nobody`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(
            "INSERT INTO condition (id, patient_id, status, content) VALUES ('c', 'nobody', 'active', '{}')")
        let faults = try await raw.clinic.verify().references
        #expect(faults == ["Condition/c refers to Patient/nobody, which is not there"])
    }

    @Test func `a patient's export has those who have measured, written and prescribed`() async throws {
        let others = ["lab", "author", "prescriber"].map { Practitioner(id: Practitioner.ID($0), names: []) }
        var (result, note, medicine) = (HealthFixture.seen, HealthFixture.note, HealthFixture.medicine)
        (result.performers, note.authors) = (["Organization/x", "Practitioner/lab"], ["Practitioner/author"])
        medicine.requester = "Practitioner/prescriber"
        let health: [HealthResource] = [
            .observation(result), .documentReference(note), .medicationRequest(medicine),
        ]
        let clinic = try await makeClinic(adding: others.map { .practitioner($0) } + health.map { .health($0) })
        let found = Mutex<Set<String>>([])
        try await clinic.archive.resources(of: "bo") { resource in
            _ = found.withLock { $0.insert("\(resource.type)/\(resource.id)") }
        }
        #expect(found.withLock { $0 }.isSuperset(of: others.map(\.id.reference)))
        #expect(found.withLock { $0 }.contains("Observation/seen"))
    }

    @Test func `decimals keep their digits in the database`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        let value = try await raw.text(
            "SELECT json_extract(content, '$.value.quantity._0.value') FROM observation WHERE id = 'seen'")
        #expect(value == "6.30")
    }

    @Test func `what was final long before it was imported is history, what is fresh waits`() async throws {
        let old = HealthFixture.sugar("old", "5.9", day: -20)
        let fresh = HealthFixture.sugar("fresh", "6.1", day: -10)
        let raw = try await RawDatabase(adding: [.health(.observation(old)), .health(.observation(fresh))])
        let bo = raw.clinic.gateways(for: .patient("bo"))
        #expect(
            try await bo.records.record(of: "bo", access: .refresh).series.flatMap(\.results).map(\.id) == ["old"])
        #expect(try await raw.text("SELECT id FROM observation WHERE awaits_release") == "fresh")
    }

    @Test func `a later import takes no release back`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        try await raw.clinic.gateways(for: .practitioner("ines")).records.release([.observation("waiting")], of: "bo")
        var corrected = HealthFixture.waiting
        corrected.status = .corrected
        let resource = ImportedResource(
            type: "Observation", id: "waiting", json: Data(#"{"resourceType":"Observation"}"#.utf8),
            identifiers: [], subject: "bo", entity: .health(.observation(corrected)))
        _ = try await raw.clinic.archive.transaction { try $0.put(resource) }
        let results = try await raw.clinic.gateways(for: .patient("bo")).records
            .series("4548-4", of: "bo", access: .refresh).series.results
        #expect(results.map(\.status) == [.final, .corrected])
    }

    /// As version 4 left it: a result was imported as its text alone.
    @Test func `texts that an older version has kept get columns, and what cannot be read stays a text`() async throws {
        let json = #"{"resourceType":"Observation","subject":{"reference":"Patient/bo"}}"#
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "4")
        try await queue.write { db in
            for id in ["seen", "odd"] {
                try db.execute(
                    sql: """
                        INSERT INTO resource (type, id, subject, json) VALUES ('Observation', ?, 'bo', ?)
                        """,
                    arguments: [id, json])
            }
        }
        try queue.close()
        let clinic = try ClinicDatabase.open(path: path, passwordCost: .least)
        for _ in 1...2 {
            try clinic.catchUp { type, id, _ in
                type == "Observation" && id == "seen" ? .health(.observation(HealthFixture.seen)) : nil
            }
        }
        #expect(try await clinic.verify().isSound)
        func stored(_ id: String) async throws -> StoredResource? {
            try await clinic.archive.transaction { try $0.resource(type: "Observation", id: id) }
        }
        #expect(try await stored("seen")?.entity == .health(.observation(HealthFixture.seen)))
        #expect(try await stored("seen")?.json == Data(json.utf8))
        #expect(try await stored("odd")?.entity == .other)
        let events = try await clinic.read { try $0.auditEvents(AuditSearch(agent: "administrator", limit: 9)) }
        #expect(events.map(\.detail) == ["read 1 resources that an older version had kept as texts"])
    }

    /// As version 12 left it: of a dosage it had read a part.
    @Test func `what an older version has read in part is read again, and what was done since stays`() async throws {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "12")
        var stopped = HealthFixture.medicine
        stopped.status = .stopped
        let content = String(decoding: try JSONEncoder().encode(stopped), as: UTF8.self)
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO resource (type, id, subject, json)
                    VALUES ('MedicationRequest', 'metformin', 'bo', '{"dosageInstruction":[{"sequence":1}]}');
                    """)
            try db.execute(
                sql: "INSERT INTO medicationrequest (id, patient_id, status, content) VALUES ('metformin', 'bo', ?, ?)",
                arguments: ["stopped", content])
        }
        try queue.close()
        let clinic = try ClinicDatabase.open(path: path, passwordCost: .least)
        var read = HealthFixture.medicine
        (read.dosages, read.doNotPerform) = ([Dosage(text: "Whole")], true)
        let reading = read
        try clinic.catchUp { _, _, _ in .health(.medicationRequest(reading)) }
        let kept: MedicationRequest? = try await clinic.read { try $0.entry("metformin") }
        #expect(kept?.status == .stopped && kept?.doNotPerform == true && kept?.dosages == reading.dosages)
    }
}
