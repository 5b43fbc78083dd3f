import ClinicModel
import Testing

struct TransitionTests {
    @Test func `an appointment ends where it was entered in error, and only a practitioner puts it there`() {
        for status in Appointment.Status.allCases {
            #expect(!Appointment.Status.enteredInError.canBecome(status, by: .practitioner))
            #expect(!status.canBecome(.enteredInError, by: .patient))
            #expect(status.canBecome(.enteredInError, by: .practitioner) == (status != .enteredInError))
        }
    }

    @Test func `a patient never says that a visit took place or was missed`() {
        for status in Appointment.Status.allCases {
            #expect(!status.canBecome(.fulfilled, by: .patient))
            #expect(!status.canBecome(.noshow, by: .patient))
            #expect(!status.canBecome(.arrived, by: .patient))
        }
    }

    @Test func `a patient accepts an offer but does not confirm a request`() {
        #expect(Appointment.Status.proposed.canBecome(.booked, by: .patient))
        #expect(!Appointment.Status.pending.canBecome(.booked, by: .patient))
        #expect(Appointment.Status.pending.canBecome(.booked, by: .practitioner))
        #expect(!Appointment.Status.noshow.canBecome(.booked, by: .patient))
    }

    @Test func `the table is the clinic's`() {
        let table = Appointment.Status.allCases.map { from in
            let next = Appointment.Status.allCases.filter { from.canBecome($0, by: .practitioner) }
            return "\(from.rawValue): " + next.map(\.rawValue).sorted().joined(separator: " ")
        }
        #expect(
            table.sorted() == [
                "arrived: cancelled checked-in entered-in-error fulfilled noshow",
                "booked: arrived cancelled checked-in entered-in-error noshow",
                "cancelled: entered-in-error",
                "checked-in: cancelled entered-in-error fulfilled",
                "entered-in-error: ",
                "fulfilled: entered-in-error",
                "noshow: booked entered-in-error",
                "pending: booked cancelled entered-in-error waitlist",
                "proposed: booked cancelled entered-in-error pending waitlist",
                "waitlist: booked cancelled entered-in-error pending proposed",
            ])
    }

    @Test func `an encounter goes through triage and back from leave`() {
        #expect(Encounter.Status.triaged.canBecome(.inProgress))
        #expect(!Encounter.Status.arrived.canBecome(.inProgress))
        #expect(Encounter.Status.onleave.canBecome(.inProgress))
        #expect(!Encounter.Status.inProgress.canBecome(.cancelled))
        #expect(!Encounter.Status.finished.canBecome(.inProgress))
    }
}
