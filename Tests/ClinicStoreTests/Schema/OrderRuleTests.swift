import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of orders, whoever writes to it.
struct OrderRuleTests {
    @Test func `every transition of the model is one of the database, and no other`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        typealias Status = ServiceRequest.Status
        for from in Status.allCases {
            for to in Status.allCases where to != from {
                let id = "\(from.rawValue)-\(to.rawValue)"
                try await raw.run(
                    """
                    INSERT INTO servicerequest (id, patient_id, status, content)
                    VALUES ('\(id)', 'bo', '\(from.rawValue)', '{"intent":"order"}')
                    """)
                let complaint = try await raw.complaint(
                    about: "UPDATE servicerequest SET status = '\(to.rawValue)' WHERE id = '\(id)'")
                #expect((complaint == nil) == from.canBecome(to), "\(id)")
            }
        }
    }

    @Test func `every intent of the model is one of the database, and no other`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        func insert(_ intent: String) -> String {
            """
            INSERT INTO servicerequest (id, patient_id, status, content)
            VALUES ('\(intent)', 'bo', 'active', '{"intent":"\(intent)"}')
            """
        }
        for intent in ServiceRequest.Intent.allCases { try await raw.run(insert(intent.rawValue)) }
        let complaint = try await raw.complaint(about: insert("wish"))
        #expect(complaint?.contains("the order's intent is a code of R4") == true)
    }

    @Test func `an order that was not noted is none`() async throws {
        let raw = try await RawDatabase(
            adding: HealthFixture.entities + [
                .health(
                    .serviceRequest(
                        ServiceRequest(
                            id: "crp", code: CodeableConcept(text: "CRP"), patient: "bo", authored: nil)))
            ])
        try await raw.run(
            "UPDATE observation SET content = json_set(content, '$.basis', json('[\"crp\"]')) WHERE id = 'waiting'")
        try await raw.run("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
        let ines = raw.clinic.gateways(for: .practitioner("ines"))
        await #expect(throws: ClinicError.self) { try await ines.records.release([.observation("waiting")], of: "bo") }
        try await raw.run("DROP TRIGGER no_audit")
        #expect(try await raw.text("SELECT status FROM servicerequest WHERE id = 'crp'") == "active")
        #expect(try await raw.clinic.verify().isSound)
    }

    @Test func `orders and their results that the version before has kept as texts are to be read`() async throws {
        let queue = try DatabaseQueue()
        try ClinicMigrator.migrator.migrate(queue, upTo: "10")
        try await queue.write { db in
            try db.execute(
                sql: """
                    DELETE FROM unread_text;
                    INSERT INTO resource (type, id, subject, json) VALUES
                        ('ServiceRequest', 'order', 'bo', '{}'),
                        ('Observation', 'answer', 'bo', '{"basedOn":[{"reference":"ServiceRequest/order"}]}'),
                        ('DiagnosticReport', 'alone', 'bo', '{}'),
                        ('Procedure', 'other', 'bo', '{"basedOn":[{"reference":"ServiceRequest/order"}]}');
                    """)
        }
        try ClinicMigrator.migrator.migrate(queue)
        let unread = try await queue.read { try String.fetchAll($0, sql: "SELECT id FROM unread_text ORDER BY id") }
        #expect(unread == ["answer", "order"])
    }
}
