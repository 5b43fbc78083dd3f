import ClinicModel
import ClinicPostgres
import TestSupport
import Testing

@testable import ClinicStore

/// Both databases refuse the same, whoever writes, and for the same reason.
@Suite(.enabled(if: PostgresCluster.isInstalled, "PostgreSQL is not installed"))
struct SameRulesTests {
    private static let start = 1_795_503_600_000

    @Test func `appointments, slots and encounters make the same transitions`() async throws {
        var statements: [String] = []
        for from in Appointment.Status.allCases {
            for to in Appointment.Status.allCases where from != to {
                for author in ["administrator", "Patient/ana"] {
                    let id = "\(from.rawValue)-\(to.rawValue)-\(author.prefix(3))"
                    statements.append(Self.appointment(id, status: from.rawValue, by: "administrator"))
                    statements.append(
                        "UPDATE appointment SET status = '\(to.rawValue)', updated_by = '\(author)' WHERE id = '\(id)'")
                }
            }
        }
        for from in Slot.Status.allCases {
            for to in Slot.Status.allCases where from != to {
                let id = "\(from.rawValue)-\(to.rawValue)"
                let held = { (status: Slot.Status) in status == .busyTentative ? "\(Self.start)" : "NULL" }
                statements.append(Self.slot(id, status: from.rawValue, heldUntil: held(from)))
                statements.append(
                    "UPDATE slot SET status = '\(to.rawValue)', held_until = \(held(to)) WHERE id = '\(id)'")
            }
        }
        for from in Encounter.Status.allCases {
            for to in Encounter.Status.allCases where from != to {
                let id = "\(from.rawValue)-\(to.rawValue)"
                statements.append(Self.encounter(id, status: from.rawValue))
                statements.append("UPDATE encounter SET status = '\(to.rawValue)' WHERE id = '\(id)'")
            }
        }
        try await compare(statements, refusing: 120)
    }

    @Test func `what health records and messages may become is the same`() async throws {
        var statements: [String] = []
        for table in HealthSchema.tables.map(\.name) + ["questionnaireresponse", "communication"] {
            let codes = [
                "active", "completed", "entered-in-error", "final", "preliminary", "draft", "current", "stopped",
                "on-hold", "unknown", "in-progress", "amended", "none",
            ]
            for from in codes {
                for to in codes where from != to {
                    let id = "\(from)-\(to)"
                    statements.append(Self.entry(id, in: table, status: from))
                    statements.append("UPDATE \(table) SET status = '\(to)' WHERE id = '\(id)'")
                }
            }
            statements += ["DELETE FROM \(table)", Self.entry("unknown-draft", in: table, status: "unknown")]
        }
        try await compare(statements, refusing: 500)
    }

    @Test func `visits meet, stay and go alike`() async throws {
        let slot = "karl-skin-20261124T0700Z"
        let take = { (appointment: String, actor: String) in
            """
            INSERT INTO participant (appointment_id, actor, position, status)
            VALUES ('\(appointment)', '\(actor)', 0, 'accepted')
            """
        }
        try await compare(
            [
                Self.appointment("one", slot: slot), Self.appointment("two", slot: slot), take("one", "Patient/ana"),
                take("one", "Practitioner/karl"), take("one", "Patient/ana"), take("none", "Patient/ana"),
                Self.appointment("next", minute: 30), take("next", "Patient/ana"), take("next", "Practitioner/karl"),
                Self.appointment("over", minute: 29), take("over", "Patient/ana"), take("over", "Practitioner/karl"),
                take("over", "Location/1"), Self.appointment("blank", overbooking: "' '"),
                Self.appointment("urgent", overbooking: "'urgent'"), take("urgent", "Practitioner/karl"),
                take("urgent", "Patient/ana"), take("urgent", "Patient/bo"),
                "UPDATE appointment SET overbooking_reason = NULL WHERE id = 'urgent'",
                Self.appointment("wait", status: "waitlist", minute: 15), take("wait", "Patient/ana"),
                "UPDATE appointment SET status = 'booked' WHERE id = 'wait'",
                "UPDATE appointment SET starts = starts - 60000 WHERE id = 'next'",
                "UPDATE appointment SET slot_id = 'karl-skin-20261124T0730Z' WHERE id = 'one'",
                "UPDATE appointment SET ends = NULL WHERE id = 'one'",
                "UPDATE appointment SET ends = starts WHERE id = 'one'",
                "UPDATE appointment SET cancellation_reason = 'pat' WHERE id = 'one'",
                "UPDATE slot SET status = 'free' WHERE id = '\(slot)'", "UPDATE slot SET ends = starts",
                "UPDATE participant SET actor = 'Patient/bo' WHERE appointment_id = 'one'",
                "UPDATE participant SET starts = 0 WHERE appointment_id = 'one'", "DELETE FROM participant",
                "DELETE FROM appointment", "DELETE FROM slot WHERE id = '\(slot)'", "DELETE FROM schedule",
                "DELETE FROM patient WHERE id = 'ana'", "DELETE FROM practitioner",
                "UPDATE appointment SET replaces = 'one' WHERE id = 'next'",
                "UPDATE appointment SET replaces = 'one' WHERE id = 'over'",
                "UPDATE appointment SET id = 'other' WHERE id = 'one'",
                "UPDATE patient SET id = 'anna' WHERE id = 'ana'",
                "UPDATE appointment SET status = 'cancelled' WHERE id = 'one'",
                "UPDATE appointment SET status = 'booked' WHERE id = 'wait'",
                Self.appointment("again", slot: slot), take("again", "Patient/bo"),
                "UPDATE patient SET gender = 'none'", "UPDATE patient SET names = '[' WHERE id = 'ana'",
                "UPDATE general_practitioner SET practitioner_id = 'karl'",
                "INSERT INTO account (user_name, principal, password_hash) VALUES ('x', 'Patient/', '')",
                "INSERT INTO account (user_name, principal, password_hash) VALUES ('x', 'Patient/ana', '')",
                "INSERT INTO account (user_name, principal, password_hash) VALUES ('y', 'Patient/ana', '')",
                "INSERT INTO sign_in_failure (user_name, count) VALUES ('x', 0)", "UPDATE audit SET agent = 'nobody'",
                "DELETE FROM audit",
            ], refusing: 28)
    }

    /// Runs statements on both, one after the other.
    private func compare(_ statements: [String], refusing least: Int) async throws {
        let clinics: [any StoredClinic] = [try await makeClinic(), try await makePostgresClinic()]
        var refused = 0
        for sql in statements {
            var answers: [String?] = []
            for clinic in clinics { answers.append(try await refusal(of: sql, by: clinic)) }
            #expect((answers[0] == nil) == (answers[1] == nil), "\(sql): \(answers)")
            // A check without a name is told by its text there and by a name here. Of two rules that a patient breaks
            // each may be told first.
            if let one = answers[0], let other = answers[1], one != other {
                #expect(
                    one.contains(/\s(GLOB|>|json_valid)|UNIQUE/) || sql.contains("updated_by = 'Patient/ana'"),
                    "\(sql): \(one) \(other)")
            }
            if answers[0] != nil { refused += 1 }
        }
        #expect(refused >= least)
    }

    private func refusal(of sql: String, by clinic: any StoredClinic) async throws -> String? {
        do {
            try await clinic.writeTransaction { _ = try $0.sql.db.run(SQLText(sql)) }
            return nil
        } catch ClinicError.invalid(let sentence) {
            return sentence.description
        }
    }

    private static func appointment(
        _ id: String, status: String = "booked", minute: Int = 0, slot: String? = nil, overbooking: String = "NULL",
        by author: String = "administrator"
    ) -> String {
        let starts = start + minute * 60_000
        return """
            INSERT INTO appointment (
                id, identifiers, status, starts, ends, slot_id, overbooking_reason, sequence, updated_at, updated_by)
            VALUES (
                '\(id)', '[]', '\(status)', \(starts), \(starts + 30 * 60_000), \(slot.map { "'\($0)'" } ?? "NULL"),
                \(overbooking), 0, 0, '\(author)')
            """
    }

    private static func slot(_ id: String, status: String, heldUntil: String) -> String {
        """
        INSERT INTO slot (id, identifiers, schedule_id, status, starts, ends, overbooked, held_until)
        VALUES ('\(id)', '[]', 'ines-gp', '\(status)', 0, 1, FALSE, \(heldUntil))
        """
    }

    private static func encounter(_ id: String, status: String) -> String {
        """
        INSERT INTO encounter (id, identifiers, status, class, types, patient_id)
        VALUES ('\(id)', '[]', '\(status)', '{}', '[]', 'bo')
        """
    }

    private static func entry(_ id: String, in table: String, status: String) -> String {
        switch table {
        case "communication":
            return """
                INSERT INTO communication (id, identifiers, status, sender, recipient)
                VALUES ('\(id)', '[]', '\(status)', 'Patient/bo', 'Practitioner/ines')
                """
        case "questionnaireresponse":
            return """
                INSERT INTO questionnaireresponse (id, patient_id, status, content)
                VALUES ('\(id)', 'bo', '\(status)', '{}')
                """
        default:
            let isResult = table == "observation" || table == "diagnosticreport"
            return """
                INSERT INTO \(table) (id, patient_id, status, content\(isResult ? ", awaits_release" : ""))
                VALUES ('\(id)', 'bo', '\(status)', '{}'\(isResult ? ", FALSE" : ""))
                """
        }
    }
}
