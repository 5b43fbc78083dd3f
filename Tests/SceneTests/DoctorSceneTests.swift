import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import Synchronization
import TestSupport
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct DoctorSceneTests {
    @Test(arguments: Keeping.allCases)
    func `a request is confirmed, and on its day the patient arrives, is seen and leaves`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.requested()
        let app = await clinic.doctorApp()
        try await app.signIn("ines")
        #expect(app.frame.text.contains("Requests to confirm"))
        try await app.press(.identifier("home.visit.\(visit.id)"))
        try await app.press("Confirm")
        #expect(app.frame.text.contains("Booked"))

        clinic.clock.now = try Date("2026-11-24T07:50:00Z")
        try await app.refresh()
        try await app.press("Mark as arrived")
        #expect(app.frame.text.contains("Arrived"))
        try await app.press("Check in")
        try await app.back()
        try await app.refresh()
        #expect(app.frame.text.contains("Ana María Fernández is waiting"))
        #expect(app.frame.text.contains("Today, 09:00–09:20"))
        try await app.press("Ana María Fernández is waiting")
        try await app.press("Start visit")
        #expect(app.frame.text.contains("In progress") && !app.frame.text.contains("Finished"))
        #expect(app.frame.text.contains("in progress"))
        try await app.press("Finish visit")
        let named = "the visit of Ana María Fernández (Today, 09:00–09:20)"
        #expect(app.frame.title == "Finish \(named) without a note? Afterwards it takes addenda only.")
        try await app.press("Finish visit")
        #expect(app.frame.text.contains("finished") && app.frame.text.contains("Finished"))
    }

    @Test(arguments: Keeping.allCases)
    func `declining asks why, and the patient reads it`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.requested()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)"),
            session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.element("Cancel visit") == nil, "declining is its way")
        try await app.press("Decline")
        #expect(app.frame.presented == .sheet)
        #expect(app.frame.text.contains("Decline the request of Ana María Fernández"))
        #expect(app.frame.text.contains("Ana María Fernández") && app.frame.text.contains("Tue 24 Nov 2026, 09:00"))
        try await app.set("Why, if you like", to: "I am away.")
        try await app.back()
        #expect(app.frame.title == "Discard what you typed?")
        try await app.press("Discard")
        #expect(app.frame.text.contains("Requested") && app.frame.presented == nil)
        try await app.press("Decline")
        try await app.set("Why, if you like", to: "I am away all week.")
        try await app.press(.identifier("cancellation.confirm"))
        #expect(app.frame.presented == nil && !app.frame.text.contains("Cancelled"))
        #expect(app.frame.text.contains("Declined") && app.frame.text.contains("I am away all week."))

        let patient = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.text.contains("Cancelled or declined by the clinic"))
        #expect(patient.frame.text.contains("Declined"))
        try await patient.press(.identifier("home.visit.\(visit.id)"))
        #expect(patient.frame.text.contains("Declined because") && patient.frame.text.contains("I am away all week."))
        #expect(patient.frame.element("Take out of calendar") == nil, "it never was in one")
    }

    @Test(arguments: Keeping.allCases)
    func `a practitioner cancels for a patient who has called, and both read that it was so`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let link = RootParameters(link: "/appointments/\(try await clinic.booked().id)")
        let doctor = await clinic.doctorApp(link, session: try await clinic.signIn("karl", as: .practitioner))
        try await doctor.press("Cancel visit")
        try await doctor.set("Reason", to: "The patient feels better")
        try await doctor.press("Cancel this visit")
        #expect(doctor.frame.text.contains("This visit was cancelled at the patient’s wish."))
        #expect(doctor.frame.text.contains("The patient feels better"))

        let patient = await clinic.patientApp(link, session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.text.contains("This visit was cancelled at your wish."))
        #expect(patient.frame.text.contains("I feel better") && !patient.frame.text.contains("The clinic cancelled"))
    }

    @Test(arguments: Keeping.allCases)
    func `a request outside of the hours is said to be, and one within them is not`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let outside = try await clinic.requested()
        let within = try await clinic.kept.bo.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")))
        let schedule = try #require(try await clinic.kept.ines.availability.availability().first?.schedule)
        var change = AvailabilityChange(of: schedule)
        change.plan.closedDates.insert(CalendarDate(year: 2026, month: 11, day: 24))
        try await clinic.kept.ines.availability.carryOut(change)

        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press(.identifier("home.visit.\(within.id)"))
        #expect(app.frame.element("Confirm") != nil && !app.frame.text.contains("outside of your hours"))
        try await app.back()
        let question = "The request of Ana María Fernández (Tomorrow, 09:00–09:20) is outside of your hours."
        try await app.perform("Confirm", on: .identifier("home.visit.\(outside.id)"))
        #expect(app.frame.title.hasPrefix(question))
        try await app.press("Leave it as it is")
        try await app.press("Appointments")
        for shown in ["Requested", "Week"] {
            try await app.set(.identifier("appointments.filter"), to: shown)
            try await app.perform("Confirm", on: .identifier("appointments.visit.\(outside.id)"))
            #expect(app.frame.title.hasPrefix(question), "\(shown)")
            try await app.press("Leave it as it is")
        }
        try await app.perform("Confirm", on: .identifier("appointments.visit.\(within.id)"))
        let row = "appointments.visit.\(within.id)"
        #expect(await app.waits { $0.element(identifier: row)?.label.contains("Booked") == true })
        try await app.back()
        try await app.press(.identifier("home.visit.\(outside.id)"))
        #expect(app.frame.text.contains("This time is outside of your hours."))
        try await app.press("Confirm")
        #expect(app.frame.text.contains("Booked") && app.frame.text.contains("This time is outside of your hours."))

        let patient = await clinic.patientApp(
            RootParameters(link: "/appointments/\(outside.id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(patient.frame.path.last == "Appointment" && !patient.frame.text.contains("outside of your hours"))
    }

    @Test(arguments: Keeping.allCases)
    func `a request is answered from Home`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let confirmed = try await clinic.requested()
        let declined = try await clinic.kept.bo.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")))
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.text.contains("Requests to confirm (2)"))
        try await app.perform("Confirm", on: .identifier("home.visit.\(confirmed.id)"))
        #expect(await app.waits { !$0.text.contains("Ana María Fernández") })
        try await app.perform("Decline", on: .identifier("home.visit.\(declined.id)"))
        #expect(app.frame.presented == .sheet)
        #expect(app.frame.text.contains("Decline the request of Bo Lindqvist for "))
        try await app.set("Why, if you like", to: "I am away.")
        try await app.press(.identifier("cancellation.confirm"))
        #expect(app.frame.path == ["Home", "Appointment"] && app.frame.text.contains("I am away."))
        try await app.back()
        #expect(await app.waits { $0.text.contains("No open requests") })
        let appointments = clinic.kept.ines.appointments
        #expect(try await appointments.appointment(confirmed.id, access: .refresh).appointment.status == .booked)
        #expect(try await appointments.appointment(declined.id, access: .refresh).appointment.isDeclined)
    }

    @Test func `a request is answered from the list of requests as from Home`() async throws {
        let clinic = try await SceneClinic()
        let confirmed = try await clinic.requested()
        let declined = try await clinic.kept.bo.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")))
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments"), session: try await clinic.signIn("ines", as: .practitioner))
        try await app.set(.identifier("appointments.filter"), to: "Requested")
        try await app.perform("Confirm", on: .identifier("appointments.visit.\(confirmed.id)"))
        #expect(await app.waits { $0.element(identifier: "appointments.visit.\(confirmed.id)") == nil })
        try await app.perform("Decline", on: .identifier("appointments.visit.\(declined.id)"))
        #expect(app.frame.presented == .sheet)
        try await app.press("Not now")
        #expect(app.frame.path == ["Home", "Appointments", "Appointment"])
        try await app.back()
        try await app.perform("Decline", on: .identifier("appointments.visit.\(declined.id)"))
        try await app.press(.identifier("cancellation.confirm"))
        let appointments = clinic.kept.ines.appointments
        #expect(try await appointments.appointment(confirmed.id, access: .refresh).appointment.status == .booked)
        #expect(try await appointments.appointment(declined.id, access: .refresh).appointment.isDeclined)
        #expect(app.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `today's visits are taken further from Home, where one that is late is said to be so`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let late = try await clinic.booked(at: "2026-11-24T08:00:00Z").id
        let missed = try await clinic.booked(at: "2026-11-24T07:00:00Z").id
        let far = try await clinic.booked(at: "2026-11-24T10:00:00Z").id
        clinic.clock.now = try Date("2026-11-24T08:17:00Z")
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner))
        #expect(app.frame.text.contains("Late, 09:00–09:30: Ana María Fernández"))
        #expect(app.frame.text.contains("Ana María Fernández has not come, 08:00–08:30"))
        #expect(app.frame.text.contains("Next, 11:00–11:30: Ana María Fernández"))
        try await app.perform("Mark as arrived", on: .identifier("home.visit.\(far)"))
        #expect(app.frame.title.hasPrefix("This visit is at another time: "))
        try await app.press("Leave it as it is")
        try await app.perform("Mark as missed", on: .identifier("home.suggestion.\(missed)"))
        #expect(app.frame.title.hasPrefix("Mark the visit of Ana María Fernández "))
        try await app.press("Mark as missed")
        try await app.perform("Check in", on: .identifier("home.suggestion.\(late)"))
        #expect(await app.waits { $0.text.contains("Ana María Fernández is waiting") })
        let appointments = clinic.kept.karl.appointments
        #expect(try await appointments.appointment(late, access: .refresh).appointment.status == .checkedIn)
        #expect(try await appointments.appointment(missed, access: .refresh).appointment.status == .noshow)
        #expect(try await appointments.appointment(far, access: .refresh).appointment.status == .booked)
        #expect(app.host.warnings.isEmpty)
    }

    @Test func `who comes at another time is not checked in without a question`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T06:00:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Mark as arrived")
        #expect(
            app.frame.title
                == "This visit is at another time: Today, 09:00–09:30, in 2 h 0 min. Go on? It cannot be taken back.")
        try await app.press("Leave it as it is")
        #expect(app.frame.text.contains("Booked"))
        clinic.clock.now = try Date("2026-11-24T07:30:00Z")
        try await app.refresh()
        try await app.press("Check in")
        #expect(app.frame.text.contains("Checked in"))
    }

    @Test func `who has arrived is not asked about the time again`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T06:00:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Mark as arrived")
        try await app.press("Mark as arrived")
        #expect(app.frame.text.contains("Arrived") && app.frame.presented == nil)
        try await app.press("Check in: ready to be seen")
        try await app.press("Start visit")
        #expect(app.frame.text.contains("In progress") && app.frame.presented == nil)
    }

    @Test func `a missed visit is marked, and the mark taken back`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T09:00:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(visit.id)"),
            session: try await clinic.signIn("karl", as: .practitioner))
        let named = "the visit of Ana María Fernández (Today, 09:00–09:30)"
        try await app.press("Mark as missed")
        #expect(app.frame.title == "Mark \(named) as missed?")
        try await app.press("Mark as missed")
        #expect(app.frame.text.contains("Missed"))
        try await app.press("Was not missed")
        #expect(app.frame.text.contains("Booked"))
        try await app.press("Entered in error")
        #expect(app.frame.title == "Mark \(named) as entered in error? That ends it for good.")
    }

    @Test func `the calendar goes by day and by week`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        _ = try await clinic.booked(at: "2026-12-01T08:00:00Z")
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press(.identifier("home.appointments"))
        #expect(app.frame.text.contains("Mon 23 Nov 2026"))
        #expect(!app.frame.text.contains("Ana María Fernández"))
        try await app.press("Later")
        #expect(app.frame.text.contains("Tue 24 Nov 2026"))
        #expect(app.frame.text.contains("Ana María Fernández"))
        try await app.set("Show", to: "Week")
        #expect(app.frame.text.contains("Mon 23 Nov 2026 – Sun 29 Nov 2026"))
        try await app.press("Later")
        #expect(app.frame.text.contains("Mon 30 Nov 2026 – Sun 6 Dec 2026"))
        #expect(app.frame.text.contains("Tue 1 Dec 2026"))
        try await app.press("Today")
        #expect(app.frame.text.contains("Mon 23 Nov 2026"))
        try await app.set("Show", to: "Booked")
        #expect(app.frame.text.contains("Tue 1 Dec 2026"))
    }

    @Test func `the calendar begins as its user last chose to see it, and only theirs`() async throws {
        let clinic = try await SceneClinic()
        let kept = KeptChoices()
        let karl = try await clinic.signIn("karl", as: .practitioner)
        let app = await clinic.doctorApp(session: karl, choices: kept.keeper)
        try await app.press(.identifier("home.appointments"))
        try await app.set("Show", to: "Week")
        let again = await clinic.doctorApp(session: karl, choices: kept.keeper)
        try await again.press(.identifier("home.appointments"))
        #expect(again.frame.text.contains("Mon 23 Nov 2026 – Sun 29 Nov 2026"))
        // A day that a link names is not chosen.
        let link = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=day"), session: karl, choices: kept.keeper)
        #expect(!link.frame.text.contains("Sun 29 Nov 2026"))
        for choice in ["Past", "Requested", "Cancelled", "Day", "Upcoming", "Week"] {
            try await again.set("Show", to: choice)
            try await again.back()
            try await again.press(.identifier("home.appointments"))
            #expect(again.frame.element("Show")?.value == choice)
        }
        #expect(again.frame.text.contains("Mon 23 Nov 2026 – Sun 29 Nov 2026"))
        let ines = await clinic.doctorApp(
            session: try await clinic.signIn("ines", as: .practitioner), choices: kept.keeper)
        try await ines.press(.identifier("home.appointments"))
        #expect(!ines.frame.text.contains("Sun 29 Nov 2026"))
    }

    @Test func `a choice that cannot be kept holds as long as one is there, and says so`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner)) { _ in
            ChoiceKeeper(load: { _ in "rubbish" }, save: { _, _ in throw ClinicError.busy })
        }
        try await app.press(.identifier("home.appointments"))
        try await app.set("Show", to: "Week")
        #expect(app.frame.presented == .alert)
        try await app.press("OK")
        #expect(app.frame.text.contains("Mon 23 Nov 2026 – Sun 29 Nov 2026"))
    }

    @Test func `what is to be done stands before all else on Home`() async throws {
        let clinic = try await SceneClinic()
        let earlier = try await clinic.booked(at: "2026-11-24T08:00:00Z").id
        let now = try await clinic.booked(at: "2026-11-25T08:00:00Z").id
        _ = try await clinic.booked(at: "2026-11-25T10:00:00Z")
        clinic.clock.now = try Date("2026-11-24T08:00:00Z")
        let karl = clinic.kept.karl.appointments
        for action in [AppointmentAction.arrive, .start] { _ = try await karl.perform(action, on: earlier) }
        clinic.clock.now = try Date("2026-11-25T07:55:00Z")
        _ = try await karl.perform(.arrive, on: now)
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner))
        func line(_ text: String) throws -> Int {
            try #require(app.frame.lines.firstIndex { $0.contains(text) }, "\(text)")
        }
        let lines = try [
            "Not finished and signed yet", "To do now", "Ana María Fernández has arrived",
            "Next, 11:00–11:30: Ana María Fernández", "Appointments", "No open requests", "Today: arrived",
        ].map(line)
        #expect(lines == lines.sorted())
        #expect(app.frame.element(identifier: "home.results")?.value == "none waiting")
        #expect(app.frame.element(identifier: "home.messages")?.value == "none unread")
        clinic.clock.now = try Date("2026-11-25T10:31:00Z")
        _ = try await karl.perform(.checkIn, on: now)
        #expect(await app.waits { $0.text.contains("Ana María Fernández is waiting") })
        #expect(app.frame.text.contains("Ana María Fernández has not come, 11:00–11:30"))
        // Rows of visits that go on lead to where these are written down.
        try await app.press(.identifier("home.visit.\(earlier)"))
        #expect(app.frame.path == ["Home", "Visit"])
    }

    @Test func `of much that is to be done Home shows the first, and all when asked, and its links stay in sight`()
        async throws
    {
        let clinic = try await SceneClinic()
        for time in ["07:00", "07:30", "08:00", "08:30", "09:00", "09:30"] {
            _ = try await clinic.booked(at: "2026-11-24T\(time):00Z")
        }
        clinic.clock.now = try Date("2026-11-24T10:01:00Z")
        let app = await clinic.doctorApp(
            session: try await clinic.signIn("karl", as: .practitioner), rows: 24, style: .screen)
        func toDos() -> Int { app.frame.lines.filter { $0.contains("Ana María Fernández has not come, ") }.count }
        #expect(toDos() == 5)
        #expect(app.frame.text.contains("Appointments") && app.frame.text.contains("Messages"))
        try await app.press("All 6 to-dos")
        #expect(toDos() == 6)
        try await app.press("Fewer to-dos")
        #expect(toDos() == 5)
    }

    @Test func `a follow-up is booked for a patient of theirs who is found by name or birth date`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested()
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press(.identifier("home.book"))
        try await app.press("Book the first free time")
        #expect(app.frame.title == "For whom?")
        try await app.press("OK")
        try await app.set("Patient", to: "lind")
        try await app.press("Find patient")
        #expect(app.frame.element(identifier: "timeSlots.patient.bo") != nil)
        #expect(!app.frame.text.contains("Similar names"))
        try await app.set("Patient", to: "lindqist")
        try await app.press("Find patient")
        #expect(app.frame.text.contains("Similar names"))
        try await app.set("Patient", to: "29 Feb 1984")
        try await app.press("Find patient")
        #expect(app.frame.element(identifier: "timeSlots.patient.ana") != nil)
        try await app.set("Patient", to: "lindqist")
        try await app.press("Find patient")
        try await app.press(.identifier("timeSlots.patient.bo"))
        try await app.press("Book the first free time")
        try await app.press("Book this time")
        #expect(app.frame.path == ["Home", "Appointment"])
        #expect(app.frame.text.contains("Bo Lindqvist"))
        #expect(app.frame.text.contains("Booked"))
    }

    @Test func `where no time is free it is said until when there are any, and what the screen can help with`()
        async throws
    {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/time-slots?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner))
        let notOpen = "Times are open until Mon 7 Dec 2026. Choose an earlier day."
        try await app.set("From", to: "15 mar 2027")
        #expect(app.frame.text.contains(notOpen))
        try await app.press("Book the first free time")
        #expect(app.frame.text.contains("No free time") && app.frame.text.contains(notOpen))
        try await app.press("OK")
        try await app.set("From", to: "2026-11-28")
        try await app.set("Days", to: "1 day")
        #expect(app.frame.text.contains("No free times in these days. Look at more days."))
        #expect(!app.frame.text.contains("another practitioner"))
        try await app.set("From", to: "2026-12-05")
        #expect(!app.frame.text.contains("Times are open until"))
        try await app.set("Days", to: "7 days")
        #expect(app.frame.text.contains("08:00–08:20"))
        try await app.set("Time of day", to: "Evenings (from 17:00)")
        try await app.press("Book the first free time")
        #expect(app.frame.text.contains("Nothing is open at this time of day. Choose another."))
    }

    @Test func `an empty field finds all patients, as far as they are asked for`() async throws {
        let clinic = try await SceneClinic()
        try await clinic.kept.keeper.write { records in
            for number in 1001...1060 {
                try records.store(
                    Patient(
                        id: Patient.ID("n\(number)"), names: [HumanName(text: "Number \(number)")],
                        generalPractitioners: ["ines"]))
            }
        }
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner), rows: 300)
        try await app.press(.identifier("home.book"))
        try await app.press("Find patient")
        #expect(app.frame.element(identifier: "timeSlots.patient.n1030") != nil)
        #expect(app.frame.element(identifier: "timeSlots.patient.n1060") == nil)
        #expect(app.frame.text.contains("More of your patients match than are listed"))
        try await app.press(.identifier("timeSlots.morePatients"))
        #expect(app.frame.element(identifier: "timeSlots.patient.n1060") != nil)
        #expect(app.frame.element(identifier: "timeSlots.morePatients") == nil)
        #expect(!app.frame.text.contains("More of your patients match"))
    }

    @Test func `a taken time is overbooked with a reason only`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let app = await clinic.doctorApp(
            RootParameters(link: "/time-slots?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press("Show taken times")
        #expect(app.frame.text.contains("Taken: Ana María Fernández"))
        let slot = try #require(visit.appointment.slot)
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        #expect(app.frame.element("Book this time")?.isEnabled == false)
        #expect(app.frame.text.contains("Say why it is overbooked, then book it."))
        try await app.set("Overbooking reason", to: "Urgent")
        #expect(!app.frame.text.contains("Say why it is overbooked"))
        try await app.press("Book this time")
        #expect(app.frame.text.contains("Urgent"))
    }

    @Test func `a time at which the patient is elsewhere is not offered, and says so among those that are taken`()
        async throws
    {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-25T08:00:00Z")
        _ = try await clinic.requested(at: "2026-11-24T08:00:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/time-slots?patient=ana"),
            session: try await clinic.signIn("karl", as: .practitioner))
        let row = "timeSlots.slot.\(try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z"))"
        let next = "timeSlots.slot.\(try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:30:00Z"))"
        #expect(app.frame.element(identifier: row) == nil && app.frame.element(identifier: next) != nil)
        try await app.press("Show taken times")
        #expect(app.frame.text.contains("The patient has another visit"))
        #expect(app.frame.element(identifier: row)?.role != .button)
        #expect(app.frame.element(identifier: next)?.role == .button)
    }

    @Test func `a visit that was moved away from today is not called cancelled on Home`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked(at: "2026-11-24T08:00:00Z").id
        _ = try await clinic.kept.karl.appointments.reschedule(
            visit, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T08:00:00Z"))
        clinic.clock.now = try Date("2026-11-24T07:00:00Z")
        let app = await clinic.doctorApp(session: try await clinic.signIn("karl", as: .practitioner))
        #expect(app.frame.text.contains("Today: moved to another time"))
        #expect(app.frame.text.contains("Moved to Thu 26 Nov 2026, 09:00"))
        #expect(!app.frame.text.lowercased().contains("cancelled"))
    }

    @Test func `a time that is blocked says what for, and cannot be taken`() async throws {
        let clinic = try await SceneClinic()
        let schedule = try #require(try await clinic.kept.karl.availability.availability().first?.schedule)
        var change = AvailabilityChange(of: schedule)
        let start = try Date("2026-11-24T08:00:00Z")
        change.plan.blocks = [.init(period: DateInterval(start: start, duration: 1800), reason: "Conference")]
        try await clinic.kept.karl.availability.carryOut(change)
        _ = try await clinic.booked(at: "2026-11-24T09:00:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/time-slots?patient=ana"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Show taken times")
        #expect(app.frame.text.contains("Blocked: Conference"))
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        #expect(app.frame.element(identifier: "timeSlots.slot.\(slot)")?.role != .button)
    }

    @Test func `a request that was not answered in time stands on Home until it is declined`() async throws {
        let clinic = try await SceneClinic()
        let id = try await clinic.requested().id
        clinic.clock.now = try Date("2026-11-24T08:20:00Z")
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.text.contains("No open requests") && app.frame.text.contains("Not answered in time"))
        try await app.press(.identifier("home.visit.\(id)"))
        #expect(app.frame.text.contains("Nobody answered before this time was over."))
        #expect(app.frame.element("Book another time") == nil && app.frame.element("Reschedule") != nil)
        try await app.press("Decline")
        try await app.press("Decline")
        try await app.back()
        #expect(await app.waits { !$0.text.contains("Not answered") })
    }

    @Test func `what a patient books shows in the practitioner's open Home`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(session: try await clinic.signIn("ines", as: .practitioner))
        #expect(app.frame.text.contains("No open requests"))
        let before = app.transcript
        _ = try await clinic.requested()
        #expect(await app.waits { $0.text.contains("Ana María Fernández") })
        #expect(!app.transcript.dropFirst(before.count).contains("progress"))
    }
}

/// What users chose, in memory.
private final class KeptChoices: Sendable {
    private let choices = Mutex<[String: String]>([:])

    var keeper: @Sendable (Session) -> ChoiceKeeper {
        { session in
            ChoiceKeeper(
                load: { choice in self.choices.withLock { $0["\(session.userName) \(choice)"] } },
                save: { value, choice in self.choices.withLock { $0["\(session.userName) \(choice)"] = value } })
        }
    }
}
