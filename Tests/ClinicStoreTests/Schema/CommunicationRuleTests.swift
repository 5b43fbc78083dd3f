import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of messages, whoever writes to it.
struct CommunicationRuleTests {
    private static let message = ResourceEntity.communication(
        Communication(
            id: "m", status: .completed, patient: "bo", sender: "Patient/bo", recipient: "Practitioner/ines",
            sent: ClinicFixture.monday, text: "Hello"))

    @Test(arguments: [
        ("DELETE FROM communication", "a message is never deleted"),
        ("UPDATE communication SET id = 'n'", "the message keeps its id"),
        ("UPDATE communication SET status = 'read'", "the message's status is a code of R4"),
        (
            "INSERT OR REPLACE INTO communication (id, identifiers, status) VALUES ('m', '[]', 'completed')",
            "this message is there already"
        ),
        (
            """
            UPDATE communication SET status = 'entered-in-error';
            UPDATE communication SET status = 'completed';
            """, "a message that was entered in error stays so"
        ),
        ("DELETE FROM patient WHERE id = 'bo'", "a patient with messages is not deleted"),
        (
            "DELETE FROM schedule WHERE practitioner_id = 'ines'; DELETE FROM practitioner WHERE id = 'ines'",
            "a practitioner with messages is not deleted"
        ),
    ])
    func `the database refuses`(sql: String, rule: String) async throws {
        let raw = try await RawDatabase(adding: [Self.message])
        try await raw.run("DELETE FROM slot")
        #expect(try await raw.complaint(about: sql)?.contains(rule) == true)
    }

    @Test func `a message that was not stored whole leaves no trace`() async throws {
        let raw = try await RawDatabase()
        try await raw.run("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
        let bo = raw.clinic.gateways(for: .patient("bo"))
        await #expect(throws: ClinicError.self) { try await bo.messages.send(MessageDraft("Hello"), to: "ines") }
        try await raw.run("DROP TRIGGER no_audit")
        #expect(try await bo.messages.conversation("ines", access: .refresh).messages.isEmpty)
    }

    @Test func `verification finds messages to nobody`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(
            """
            INSERT INTO communication (id, identifiers, status, sender, recipient)
            VALUES ('m', '[]', 'completed', 'Patient/nobody', 'Practitioner/ines')
            """)
        let faults = try await raw.clinic.verify().references
        #expect(faults == ["Communication/m refers to Patient/nobody, which is not there"])
    }

    /// As version 3 left it: messages were imported as their texts alone.
    @Test func `messages that an older version has imported stay whole, and are messages when imported again`()
        async throws
    {
        let path = try makeFolder() + "/clinic.sqlite"
        let queue = try DatabaseQueue(path: path)
        try ClinicMigrator.migrator.migrate(queue, upTo: "3")
        try await queue.write { db in
            try db.execute(
                sql: """
                    INSERT INTO resource (type, id, subject, json) VALUES (
                        'Communication', 'm', 'ana', '{"resourceType":"Communication","id":"m","status":"completed"}')
                    """)
        }
        try queue.close()
        let clinic = try ClinicDatabase.open(path: path, passwordCost: .least)
        #expect(try await clinic.verify().isSound)
        func stored() async throws -> StoredResource? {
            try await clinic.archive.transaction { try $0.resource(type: "Communication", id: "m") }
        }
        let old = try #require(try await stored())
        #expect(old.entity == .other)
        let json = try #require(old.json)
        let message = Communication(
            id: "m", patient: nil, sender: nil, recipient: nil, sent: nil, text: nil)
        let outcome = try await clinic.archive.transaction { transaction in
            try transaction.put(
                ImportedResource(
                    type: "Communication", id: "m", json: json, identifiers: [], subject: "ana",
                    entity: .communication(message)))
        }
        #expect(outcome == .updated)
        #expect(try await stored()?.entity == .communication(message))
        #expect(try await stored()?.json == json)
    }
}
