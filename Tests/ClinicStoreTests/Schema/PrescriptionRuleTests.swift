import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

@testable import ClinicStore

/// What the database itself holds of prescriptions and refills, whoever writes to it.
struct PrescriptionRuleTests {
    private static func refill(
        _ id: String, status: String = "draft", patient: String = "bo", requester: String = "Patient/bo",
        prior: String = "metformin"
    ) -> String {
        """
        INSERT INTO medicationrequest (id, patient_id, status, content) VALUES ('\(id)', '\(patient)', '\(status)',
            '{"intent":"proposal","requester":"\(requester)","prior":"\(prior)"}');
        """
    }

    private static func answer(_ id: String, basis: String, by requester: String, for patient: String = "bo") -> String
    {
        """
        INSERT INTO medicationrequest (id, patient_id, status, content) VALUES ('\(id)', '\(patient)', 'active',
            '{"intent":"order","requester":"\(requester)","basis":"\(basis)","prior":"metformin"}');
        """
    }

    @Test(arguments: [
        (refill("r2"), "a prescription has one refill that is asked for"),
        (
            refill("r2", patient: "ana", requester: "Patient/ana"), "a refill is asked for by the patient whose it is"
        ),
        (refill("r2", requester: "Patient/ana", prior: "x"), "a refill is asked for by the patient whose it is"),
        (
            "UPDATE medicationrequest SET status = 'draft' WHERE id = 'metformin'",
            "a prescription may not make this transition"
        ),
        (
            "UPDATE medicationrequest SET status = 'active' WHERE id = 'done'",
            "a prescription may not make this transition"
        ),
        (
            "UPDATE medicationrequest SET content = json_set(content, '$.prior', 'x') WHERE id = 'r1'",
            "a request for a refill stays that of its patient and prescription"
        ),
        (
            answer("a", basis: "r1", by: "Practitioner/ines"),
            "a refill is prescribed to its patient once it is approved"
        ),
        (
            answer("a", basis: "done", by: "Practitioner/ines", for: "ana"),
            "a refill is prescribed to its patient once it is approved"
        ),
        (
            answer("a", basis: "done", by: "Practitioner/karl"),
            "a refill is approved by its prescriber, or by a practitioner of the patient"
        ),
        (
            answer("a", basis: "done", by: "Practitioner/ines") + answer("b", basis: "done", by: "Practitioner/ines"),
            "a refill is prescribed once"
        ),
    ])
    func `the database refuses`(sql: String, rule: String) async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        try await raw.run(Self.refill("r1") + Self.refill("done", status: "completed"))
        #expect(try await raw.complaint(about: sql)?.contains(rule) == true)
    }

    @Test func `what is answered leaves room for another, and others propose what they like`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        try await raw.run(Self.refill("r1"))
        try await raw.run("UPDATE medicationrequest SET status = 'cancelled' WHERE id = 'r1'")
        try await raw.run(Self.refill("r2"))
        try await raw.run(Self.refill("r3", requester: "Practitioner/karl"))
        #expect(
            try await raw.text("SELECT count(*) FROM medicationrequest WHERE intent = 'proposal'") == "3")
    }

    @Test func `every transition of the model is one of the database, and no other`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        typealias Status = MedicationRequest.Status
        for from in Status.allCases {
            for to in Status.allCases where to != from {
                let id = "\(from.rawValue)-\(to.rawValue)"
                try await raw.run(
                    """
                    INSERT INTO medicationrequest (id, patient_id, status, content)
                    VALUES ('\(id)', 'bo', '\(from.rawValue)', '{}')
                    """)
                let complaint = try await raw.complaint(
                    about: "UPDATE medicationrequest SET status = '\(to.rawValue)' WHERE id = '\(id)'")
                #expect((complaint == nil) == from.canBecome(to), "\(id)")
            }
        }
    }

    @Test func `an answer that was not noted is none`() async throws {
        let raw = try await RawDatabase(adding: HealthFixture.entities)
        let refill = try await raw.clinic.gateways(for: .patient("bo")).prescriptions.askForRefill(
            of: "metformin", note: nil)
        try await raw.run("CREATE TRIGGER no_audit BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'full'); END")
        let ines = raw.clinic.gateways(for: .practitioner("ines"))
        await #expect(throws: ClinicError.self) { try await ines.prescriptions.approve(refill) }
        try await raw.run("DROP TRIGGER no_audit")
        #expect(try await raw.text("SELECT status FROM medicationrequest WHERE id = '\(refill)'") == "draft")
        #expect(try await raw.text("SELECT status FROM medicationrequest WHERE id = 'metformin'") == "active")
        #expect(try await raw.clinic.verify().isSound)
    }
}
