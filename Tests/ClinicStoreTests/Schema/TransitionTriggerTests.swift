import ClinicModel
import GRDB
import TestSupport
import Testing

/// The database and the code have the same tables of transitions.
struct TransitionTriggerTests {
    @Test(arguments: [Principal.practitioner("karl"), .patient("ana")])
    func `an appointment makes the transitions of the table and no others`(by principal: Principal) async throws {
        let raw = try await RawDatabase()
        for from in Appointment.Status.allCases {
            for to in Appointment.Status.allCases where from != to {
                let id = "\(from.rawValue)-\(to.rawValue)"
                try await raw.run(
                    RawDatabase.insert(id, status: from.rawValue))
                let complaint = try await raw.complaint(
                    about: "UPDATE appointment SET status = ?, updated_by = ? WHERE id = ?",
                    [to.rawValue, principal.reference, id])
                let may = from.canBecome(to, by: principal.role)
                // Who says that something was entered in error is the gateway's to check, with everything else.
                if to == .enteredInError, principal.role == .patient {
                    #expect(complaint != nil)
                } else {
                    #expect((complaint == nil) == may, "\(from) → \(to): \(complaint ?? "done")")
                }
            }
        }
    }

    @Test func `a slot makes the transitions of the table and no others`() async throws {
        let raw = try await RawDatabase()
        for from in Slot.Status.allCases {
            for to in Slot.Status.allCases where from != to {
                let id = "\(from.rawValue)-\(to.rawValue)"
                try await raw.run(
                    """
                    INSERT INTO slot (id, identifiers, schedule_id, status, starts, ends, overbooked, held_until)
                    VALUES ('\(id)', '[]', 'x', '\(from.rawValue)', 1, 2, 0, \(from == .busyTentative ? "1" : "NULL"))
                    """)
                let complaint = try await raw.complaint(
                    about: "UPDATE slot SET status = ?, held_until = ? WHERE id = ?",
                    [to.rawValue, to == .busyTentative ? 1 : nil, id])
                #expect((complaint == nil) == from.canBecome(to), "\(from) → \(to): \(complaint ?? "done")")
            }
        }
    }

    @Test func `an encounter makes the transitions of the table and no others`() async throws {
        let raw = try await RawDatabase()
        for from in Encounter.Status.allCases {
            for to in Encounter.Status.allCases where from != to {
                let id = "\(from.rawValue)-\(to.rawValue)"
                try await raw.run(
                    """
                    INSERT INTO encounter (id, identifiers, status, class, types)
                    VALUES ('\(id)', '[]', '\(from.rawValue)', '{}', '[]')
                    """)
                let complaint = try await raw.complaint(
                    about: "UPDATE encounter SET status = ? WHERE id = ?", [to.rawValue, id])
                #expect((complaint == nil) == from.canBecome(to), "\(from) → \(to): \(complaint ?? "done")")
            }
        }
    }

    @Test func `a patient makes requests and bookings only`() async throws {
        let raw = try await RawDatabase()
        for status in Appointment.Status.allCases {
            let complaint = try await raw.complaint(
                about: RawDatabase.insert(status.rawValue, status: status.rawValue, by: "Patient/ana"))
            #expect((complaint == nil) == (status == .pending || status == .booked))
        }
    }
}
