import ClinicModel
import ClinicStore
import GRDB
import TestSupport
import Testing

struct AuditTrailTests {
    private func makeTrail() async throws -> RawDatabase {
        let raw = try await RawDatabase()
        let slots = try await raw.clinic.gateways(for: .patient("ana")).slots.freeSlots(SlotQuery(limit: 5))
        for slot in slots {
            _ = try await raw.clinic.gateways(for: .patient("ana")).slots.hold(slot.id)
        }
        return raw
    }

    @Test func `what is refused for an id with a NUL keeps the chain`() async throws {
        let clinic = try await makeClinic()
        let ana = clinic.gateways(for: .patient("ana"))
        let count = try await clinic.verifyAudit().count
        await #expect(throws: ClinicError.self) {
            try await ana.prescriptions.prescriptions(of: "b\u{0}o", access: .opening)
        }
        let verification = try await clinic.verifyAudit()
        #expect(verification.count == count + 1 && verification.firstBroken == nil)
    }

    @Test func `an untouched trail verifies`() async throws {
        let raw = try await makeTrail()
        let verification = try await raw.clinic.verify()
        #expect(verification.isSound)
        #expect(verification.audit.count > 5)
    }

    @Test func `the trail is only added to`() async throws {
        let raw = try await makeTrail()
        for sql in [
            "UPDATE audit SET detail = 'nothing'", "DELETE FROM audit", "DELETE FROM audit_head",
            """
            INSERT INTO audit (
                sequence, recorded, agent, action, entity, patient_id, outcome, detail, previous, hash)
            SELECT sequence + 100, 0, 'x', 'R', 'x', NULL, '0', '', x'', x'' FROM audit LIMIT 1
            """,
        ] {
            #expect(try await raw.complaint(about: sql) != nil)
        }
    }

    @Test(arguments: [
        "UPDATE audit SET detail = 'nothing' WHERE sequence = 4",
        "UPDATE audit SET agent = 'Patient/bo' WHERE sequence = 4",
        "UPDATE audit SET patient_id = NULL WHERE sequence = 1; UPDATE audit SET patient_id = '' WHERE sequence = 4",
        "UPDATE audit SET recorded = recorded + 1 WHERE sequence = 4",
        "UPDATE audit SET system_time = system_time + 1 WHERE sequence = 4",
        "UPDATE audit SET system_time = NULL WHERE sequence = 4",
        "UPDATE audit SET outcome = '4' WHERE sequence = 4",
        "UPDATE audit SET hash = x'00' WHERE sequence = 4",
        "DELETE FROM audit WHERE sequence = 4",
    ])
    func `the first broken link is found`(sql: String) async throws {
        let raw = try await makeTrail()
        try await raw.run("DROP TRIGGER audit_stays_unchanged; DROP TRIGGER audit_stays; \(sql)")
        let verification = try await raw.clinic.verifyAudit()
        let expected = sql.contains("sequence = 1;") ? [1, 4] : [4]
        #expect(verification.firstBroken.map(expected.contains) == true)
        #expect(verification.reason != nil)
        #expect(try await !raw.clinic.verify().isSound)
    }

    @Test func `rows missing at the end are found`() async throws {
        let raw = try await makeTrail()
        try await raw.run(
            "DROP TRIGGER audit_stays; DELETE FROM audit WHERE sequence > (SELECT max(sequence) - 2 FROM audit)")
        let verification = try await raw.clinic.verifyAudit()
        #expect(verification.firstBroken == verification.count + 1)
    }
}
