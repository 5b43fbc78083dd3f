import ClinicModel
import Foundation
import GRDB
import TestSupport
import Testing

/// What the database refuses, whoever writes it.
struct AppointmentRuleTests {
    private let slot = "karl-skin-20261124T0700Z"

    @Test func `a slot has one live appointment`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one", slot: slot))
        #expect(
            try await raw.complaint(about: RawDatabase.insert("two", slot: slot))
                == "the slot has a live appointment")
        try await raw.run("DROP TRIGGER appointment_slot_open_insert")
        #expect(
            try await raw.complaint(about: RawDatabase.insert("two", slot: slot))
                == "UNIQUE constraint failed: appointment.slot_id")
    }

    @Test func `a slot follows its appointment and is free at once when that is cancelled`() async throws {
        let raw = try await RawDatabase()
        let status = "SELECT status FROM slot WHERE id = '\(slot)'"
        try await raw.run(RawDatabase.insert("one", status: "pending", slot: slot))
        #expect(try await raw.text(status) == "busy-tentative")
        try await raw.run("UPDATE appointment SET status = 'booked' WHERE id = 'one'")
        #expect(try await raw.text(status) == "busy")
        #expect(
            try await raw.complaint(about: "UPDATE slot SET status = 'free' WHERE id = ?", [slot])
                == "the slot has a live appointment")
        try await raw.run("UPDATE appointment SET status = 'cancelled' WHERE id = 'one'")
        #expect(try await raw.text(status) == "free")
        #expect(try await raw.complaint(about: RawDatabase.insert("two", slot: slot)) == nil)
    }

    @Test func `a held slot is its holder's until the hold expires`() async throws {
        let raw = try await RawDatabase()
        let now = Int(ClinicFixture.monday.timeIntervalSince1970) * 1000
        let hold = "UPDATE slot SET status = 'busy-tentative', held_by = 'Patient/bo', held_until = ? WHERE id = ?"
        #expect(try await raw.complaint(about: hold, [now + 1, slot]) == nil)
        #expect(
            try await raw.complaint(about: RawDatabase.insert("one", slot: slot, by: "Patient/ana"))
                == "the slot is held by somebody else or not open")
        #expect(try await raw.complaint(about: hold, [now, slot]) == nil)
        #expect(try await raw.complaint(about: RawDatabase.insert("one", slot: slot, by: "Patient/ana")) == nil)
    }

    @Test func `a slot that is not open is not booked`() async throws {
        let raw = try await RawDatabase()
        try await raw.run("UPDATE slot SET status = 'busy-unavailable' WHERE id = '\(slot)'")
        #expect(
            try await raw.complaint(about: RawDatabase.insert("one", slot: slot))
                == "the slot is held by somebody else or not open")
    }

    @Test(arguments: ["Patient/ana", "Practitioner/karl"])
    func `nobody is in two places at once`(actor: String) async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one") + RawDatabase.participant("one", actor))
        try await raw.run(RawDatabase.insert("next", minute: 30) + RawDatabase.participant("next", actor))
        try await raw.run(RawDatabase.insert("overlap", minute: 29))
        let overlap = "somebody who takes part has another visit at this time"
        #expect(try await raw.complaint(about: RawDatabase.participant("overlap", actor)) == overlap)

        try await raw.run(
            RawDatabase.insert("asked", status: "waitlist", minute: 15) + RawDatabase.participant("asked", actor))
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET status = 'booked' WHERE id = 'asked'") == overlap)
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET starts = starts - 60000 WHERE id = 'next'")
                == overlap)
        try await raw.run("UPDATE appointment SET status = 'cancelled' WHERE id = 'one'")
        #expect(try await raw.complaint(about: RawDatabase.participant("overlap", "Location/1")) == nil)
    }

    @Test func `a practitioner is overbooked with a reason, a patient never`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one") + RawDatabase.participant("one", "Practitioner/karl"))
        try await raw.run(RawDatabase.participant("one", "Patient/ana"))
        #expect(
            try await raw.complaint(about: RawDatabase.insert("blank", overbooking: " "))
                == "CHECK constraint failed: overbooking needs a reason")
        try await raw.run(RawDatabase.insert("two", overbooking: "urgent"))
        #expect(try await raw.complaint(about: RawDatabase.participant("two", "Practitioner/karl")) == nil)
        #expect(try await raw.complaint(about: RawDatabase.participant("two", "Patient/ana")) != nil)
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET overbooking_reason = NULL WHERE id = 'two'") != nil)
    }

    @Test func `start and end stand together and in order`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one"))
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET ends = NULL")
                == "CHECK constraint failed: start and end stand together")
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET ends = starts")
                == "CHECK constraint failed: the appointment ends after it starts")
        #expect(
            try await raw.complaint(about: "UPDATE slot SET ends = starts")
                == "CHECK constraint failed: the slot ends after it starts")
    }

    @Test func `only what is proposed, cancelled or waitlisted lacks times`() async throws {
        let raw = try await RawDatabase()
        for status in Appointment.Status.allCases {
            let complaint = try await raw.complaint(
                about: """
                    INSERT INTO appointment (id, identifiers, status, sequence, updated_at, updated_by)
                    VALUES (?, '[]', ?, 0, 0, 'administrator')
                    """, [status.rawValue, status.rawValue])
            #expect((complaint == nil) == status.mayLackTimes)
        }
    }

    @Test func `a reason is stored on cancelled only`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one"))
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET cancellation_reason = 'pat'")
                == "CHECK constraint failed: only a cancelled appointment has a cancellation reason")
        #expect(
            try await raw.complaint(about: "UPDATE appointment SET status = 'cancelled', cancellation_reason = 'pat'")
                == nil)
    }

    @Test func `an appointment is rescheduled once`() async throws {
        let raw = try await RawDatabase()
        for id in ["one", "two", "three"] { try await raw.run(RawDatabase.insert(id)) }
        let replace = "UPDATE appointment SET replaces = ? WHERE id = ?"
        #expect(try await raw.complaint(about: replace, ["one", "two"]) == nil)
        #expect(try await raw.complaint(about: replace, ["one", "three"]) != nil)
        #expect(try await raw.complaint(about: replace, ["two", "three"]) == nil)
    }

    @Test func `codes are those of R4`() async throws {
        let raw = try await RawDatabase()
        #expect(try await raw.complaint(about: RawDatabase.insert("one", status: "no-show")) != nil)
        #expect(
            try await raw.complaint(
                about: "UPDATE slot SET status = 'taken' WHERE id = ?", [slot]) != nil)
    }

    @Test func `nothing of a visit is deleted`() async throws {
        let raw = try await RawDatabase()
        try await raw.run(RawDatabase.insert("one"))
        #expect(try await raw.complaint(about: "DELETE FROM appointment") == "an appointment is never deleted")
        try await raw.run(
            "INSERT INTO encounter (id, identifiers, status, class, types) VALUES ('e', '[]', 'planned', '{}', '[]')")
        #expect(try await raw.complaint(about: "DELETE FROM encounter") == "an encounter is never deleted")
    }
}
