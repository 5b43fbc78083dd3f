import ClinicModel
import GRDB
import TestSupport
import Testing

/// Rows that take another's place, or go from under others, on a connection that sets nothing for itself.
struct PermanenceTests {
    private static let slot = "karl-skin-20261124T0700Z"

    /// A visit of Ana's with Karl which has an encounter, and one that is cancelled.
    private func makeVisits() async throws -> RawDatabase {
        let raw = try await RawDatabase()
        try await raw.run(
            RawDatabase.insert("one", status: "fulfilled", slot: Self.slot)
                + RawDatabase.participant("one", "Patient/ana") + RawDatabase.participant("one", "Practitioner/karl")
                + RawDatabase.insert("two", status: "cancelled", minute: 60) + RawDatabase.insert("three", minute: 90)
                    + """
                    INSERT INTO encounter (id, identifiers, status, class, types, patient_id, appointment_id)
                    VALUES ('e', '[]', 'finished', '{}', '[]', 'ana', 'one');
                    UPDATE appointment SET replaces = 'one' WHERE id = 'three';
                    """)
        return raw
    }

    @Test(arguments: [true, false])
    func `no row takes another's place`(withForeignKeys: Bool) async throws {
        let raw = try await makeVisits()
        try await raw.queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA foreign_keys = \(withForeignKeys)")
        }
        let before = try await raw.contents()
        for sql in [
            RawDatabase.insert("two", status: "fulfilled", minute: 60),
            RawDatabase.insert("four", minute: 120, slot: Self.slot),
            """
            INSERT INTO appointment (id, identifiers, status, sequence, updated_at, updated_by)
            VALUES ('two', '[]', 'proposed', 0, 0, 'x')
            """,
            """
            INSERT INTO appointment (rowid, id, identifiers, status, starts, ends, sequence, updated_at, updated_by)
            SELECT rowid, 'four', '[]', 'booked', 1, 2, 0, 0, 'x' FROM appointment WHERE id = 'two'
            """,
            """
            INSERT INTO appointment (
                id, identifiers, status, starts, ends, replaces, sequence, updated_at, updated_by)
            VALUES ('four', '[]', 'booked', 1, 2, 'one', 0, 0, 'x')
            """,
            "INSERT INTO participant SELECT * FROM participant WHERE appointment_id = 'one'",
            "INSERT INTO participant (appointment_id, actor, position, status) VALUES ('none', 'Patient/bo', 0, 'accepted')",
            """
            INSERT INTO encounter (id, identifiers, status, class, types)
            VALUES ('e', '[]', 'in-progress', '{}', '[]')
            """,
            "INSERT INTO slot SELECT * FROM slot WHERE id = '\(Self.slot)'",
            "INSERT INTO schedule SELECT * FROM schedule", "INSERT INTO patient SELECT * FROM patient",
            "INSERT INTO practitioner SELECT * FROM practitioner", "INSERT INTO audit_head VALUES (1, 0, x'')",
            "INSERT INTO change VALUES (1, 0)", "INSERT INTO audit SELECT * FROM audit",
        ] {
            let replacing = sql.replacing("INSERT INTO", with: "INSERT OR REPLACE INTO")
            #expect(try await raw.complaint(about: replacing) != nil, "\(replacing)")
        }
        for sql in [
            "UPDATE OR REPLACE appointment SET id = 'two' WHERE id = 'one'",
            "UPDATE OR REPLACE appointment SET rowid = 2 WHERE id = 'one'",
            "UPDATE OR REPLACE appointment SET slot_id = '\(Self.slot)' WHERE id = 'three'",
            "UPDATE OR REPLACE appointment SET replaces = 'one' WHERE id = 'two'",
            "UPDATE OR REPLACE slot SET id = '\(Self.slot)' WHERE id <> '\(Self.slot)'",
            "UPDATE OR REPLACE encounter SET id = 'f'", "UPDATE OR REPLACE patient SET number = number + 1",
            "UPDATE audit_head SET sequence = 1, hash = x''", "UPDATE change SET counter = 0",
        ] {
            #expect(try await raw.complaint(about: sql) != nil, "\(sql)")
        }
        #expect(try await raw.contents() == before)
    }

    @Test func `nothing goes from under a visit`() async throws {
        let raw = try await makeVisits()
        try await raw.queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA foreign_keys = OFF") }
        for (sql, reason) in [
            ("DELETE FROM participant", "a live visit keeps its patient and its practitioners"),
            ("DELETE FROM slot WHERE id = '\(Self.slot)'", "a slot with an appointment is not deleted"),
            ("DELETE FROM schedule", "a schedule with slots is not deleted"),
            ("DELETE FROM patient WHERE id = 'ana'", "a patient with visits is not deleted"),
            ("DELETE FROM practitioner", "a practitioner with visits or schedules is not deleted"),
            ("DELETE FROM encounter", "an encounter is never deleted"),
            ("DELETE FROM appointment", "an appointment is never deleted"),
            ("DELETE FROM change", "there is one counter of changes"),
        ] {
            #expect(try await raw.complaint(about: sql) == reason)
        }
    }

    @Test func `who takes part in no live visit may go`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(
            RawDatabase.insert("one", status: "waitlist") + RawDatabase.participant("one", "Patient/ana"))
        #expect(try await raw.complaint(about: "DELETE FROM participant") == nil)
    }
}

extension RawDatabase {
    /// Everything but the audit trail, as text.
    fileprivate func contents() async throws -> [String] {
        try await queue.read { db in
            try ["appointment", "participant", "encounter", "slot", "schedule", "patient", "practitioner", "change"]
                .flatMap { table in try Row.fetchAll(db, sql: "SELECT * FROM \(table)").map { "\(table) \($0)" } }
        }
    }
}
