import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Availability, which only the doctor's app has. Karl's slots are of 30 minutes, from 8 to 12 on weekdays.
@MainActor
@Suite struct DoctorAvailabilityTests {
    private let tuesday = CalendarDate(year: 2026, month: 11, day: 24)

    private func free(_ clinic: SceneClinic) async throws -> Int {
        let day = DateInterval.days(1, from: tuesday, in: ClinicFixture.zone.timeZone)
        return try await clinic.kept.bo.slots.freeSlots(SlotQuery(practitioner: "karl", period: day)).count
    }

    @Test func `Availability shows with its mock the plan, what is unlike it and what stands outside`() async throws {
        let journey = await SceneJourney(rows: 80) { AvailabilityFactory.mock() }
        let text = journey.frame.text
        #expect(text.contains("Monday") && text.contains("08:00–12:00") && text.contains("Closed"))
        #expect(text.contains("Fri 25 Dec 2026") && text.contains("Meeting"))
        #expect(text.contains("20 min, then 5 min free") && text.contains("After your word"))
        try await journey.press("Change the plan")
        #expect(journey.frame.element("Monday")?.value == "08:00–12:00")
        #expect(journey.frame.element("See what it changes")?.isEnabled == false)
        try await journey.set("Monday", to: "8-12, 13:30-17")
        try await journey.press("See what it changes")
        #expect(journey.frame.title == "Change the plan?")
        #expect(journey.frame.text.contains("Times that close: 1.") && journey.frame.text.contains("Sam Sample, "))
        try await journey.press("Change the plan")
        #expect(journey.frame.presented == nil)
        try await journey.press(.identifier("availability.visit.1"))
        #expect(journey.frame.path.last == "Appointment")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a day off is looked at, carried out, and its visit stays listed`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked()
        let app = await clinic.doctorApp()
        try await app.signIn("karl")
        try await app.press("Appointments")
        try await app.press("Availability")
        #expect(app.frame.path == ["Home", "Appointments", "Availability"])
        try await app.press("Change the plan")
        try await app.set("First day", to: "someday")
        try await app.press("Add these days")
        #expect(
            app.frame.title
                == "“someday” is no day: write it such as 2026-12-24, 24 Dec 2026, 24.12., tomorrow or +7.")
        try await app.press("OK")
        #expect(app.frame.element("First day")?.isFocused == true)
        try await app.set("First day", to: "tomorrow")
        try await app.press("Add these days")
        try await app.press("See what it changes")
        #expect(app.frame.text.contains("Times that close: 7."))
        #expect(try await free(clinic) == 7, "nothing has changed yet")
        try await app.press("Cancel")
        #expect(try await free(clinic) == 7)
        try await app.press("See what it changes")
        try await app.press("Change the plan")
        #expect(app.frame.presented == nil)
        #expect(try await free(clinic) == 0)
        #expect(
            await app.waits { $0.text.contains("Visits outside of the plan") && $0.text.contains("Tue 24 Nov 2026") })
        let after = try await clinic.kept.ana.appointments.appointment(visit.id, access: .refresh)
        #expect(after.appointment == visit.appointment)
        try await app.press(.identifier("availability.visit.\(visit.id)"))
        #expect(app.frame.path.last == "Appointment")
        try await app.back()
        try await app.press("Change the plan")
        try await app.press(.identifier("availability.exception.2026-11-24"))
        try await app.press("See what it changes")
        try await app.press("Change the plan")
        #expect(try await free(clinic) == 7)
    }

    @Test func `a holiday of several days is typed at once, in one line or two fields, and taken back at once`()
        async throws
    {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Change the plan")
        try await app.press("Add these days")
        #expect(app.frame.title == "Enter a date.")
        try await app.press("OK")
        try await app.set("First day", to: "21.12.2026 - 3.1.2027")
        try await app.press("Add these days")
        #expect(app.frame.text.contains("Take back: Mon 21 Dec 2026 – Sun 3 Jan 2027, Closed"))
        #expect(app.frame.element("First day")?.isFocused == true, "the next ones are typed there")
        #expect(app.frame.element("First day")?.value == "")
        try await app.set("First day", to: "2026-12-03")
        try await app.set("Last day, if there are several", to: "2026-12-01")
        try await app.press("Add these days")
        #expect(app.frame.title == "Tue 1 Dec 2026 is before Thu 3 Dec 2026.")
        try await app.press("OK")
        #expect(app.frame.element("Last day, if there are several")?.isFocused == true)
        try await app.set("Last day, if there are several", to: "4.12.2026")
        try await app.set("Hours; empty if closed", to: "10.30 to 11.30")
        try await app.press("Add these days")
        #expect(app.frame.text.contains("Take back: Thu 3 Dec 2026 – Fri 4 Dec 2026, 10:30–11:30"))
        try await app.press(.identifier("availability.exception.2026-12-03"))
        #expect(!app.frame.text.contains("Thu 3 Dec 2026"))
        try await app.press("See what it changes")
        try await app.press("Change the plan")
        #expect(await app.waits { $0.text.contains("Mon 21 Dec 2026 – Sun 3 Jan 2027") })
        let plan = try #require(try await clinic.kept.karl.availability.availability().first?.schedule.plan)
        #expect(plan.closedDates.count == 14 && plan.datedHours.isEmpty)
    }

    @Test func `a block and other rules are carried out, and bad ones stay to be corrected`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Change the plan")
        try await app.set("Wednesday", to: "8 past 12")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Wed: “8 past 12” is no time: write it such as 08:00-12:00.")
        try await app.press("OK")
        try await app.set("Wednesday", to: "12-8")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Wed: the hours from 12:00 to 08:00 end before they begin.")
        try await app.press("OK")
        #expect(app.frame.element("Wednesday")?.value == "12-8")
        #expect(app.frame.element("Wednesday")?.isFocused == true)
        try await app.set("Wednesday", to: "")
        try await app.set("First day", to: "24 Dec")
        try await app.set("Hours; empty if closed", to: "12-8")
        try await app.press("Add these days")
        #expect(app.frame.title == "Thu 24 Dec 2026: the hours from 12:00 to 08:00 end before they begin.")
        try await app.press("OK")
        #expect(app.frame.element("Hours; empty if closed")?.isFocused == true)
        try await app.set("First day", to: "")
        try await app.set("Hours; empty if closed", to: "")
        try await app.set("Day", to: "2026-11-20")
        try await app.set("From and until", to: "09:00-10:00")
        try await app.press("Add this block")
        #expect(app.frame.title == "Fri 20 Nov 2026 is past: a plan is changed from today on.")
        try await app.press("OK")
        try await app.set("Day", to: "24 Nov")
        try await app.set("What for", to: "Meeting")
        try await app.press("See what it changes")
        #expect(app.frame.title.contains("is not in the plan yet"))
        try await app.press("OK")
        try await app.press("Add this block")
        #expect(app.frame.text.contains("Take back: Tue 24 Nov 2026, 09:00–10:00, Meeting"))
        #expect(app.frame.element("Day")?.isFocused == true, "the next one is typed there")
        try await app.set("Days ahead", to: "30")
        try await app.press("See what it changes")
        try await app.press("Change the plan")
        #expect(try await free(clinic) == 6)
        #expect(await app.waits { $0.text.contains("Meeting") && $0.text.contains("30 days ahead") })
        let plan = try #require(try await clinic.kept.karl.availability.availability().first?.schedule.plan)
        #expect(plan.openings(onWeekday: 3).isEmpty && plan.openings(onWeekday: 4).text == "08:00–12:00")
    }

    @Test func `a time is blocked from the calendar, in a form of its own`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner))
        #expect(app.frame.text.contains("◷ Availability") && app.frame.text.contains("⊘ Block time"))
        try await app.press(.identifier("appointments.blockTime"))
        #expect(app.frame.title == "Block time" && app.frame.presented == .sheet)
        #expect(app.frame.element(identifier: "availability.weekday.1") == nil)
        #expect(app.frame.element("See what it changes")?.isEnabled == false)
        try await app.set("Day", to: "2026-11-20")
        try await app.set("From and until", to: "9-10")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Fri 20 Nov 2026 is past: a plan is changed from today on.")
        try await app.press("OK")
        #expect(app.frame.element("Day")?.isFocused == true && app.frame.element("From and until")?.value == "9-10")
        try await app.set("Day", to: "tomorrow")
        try await app.set("What for", to: "Meeting")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Block Tue 24 Nov 2026, 09:00–10:00?")
        #expect(app.frame.text.contains("Times that close: 2."))
        #expect(try await free(clinic) == 8, "nothing has changed yet")
        try await app.press("Change the plan")
        #expect(app.frame.presented == nil && app.frame.path == ["Home", "Appointments", "Availability"])
        #expect(try await free(clinic) == 6)
        #expect(await app.waits { $0.text.contains("Tue 24 Nov 2026, 09:00–10:00") && $0.text.contains("Meeting") })
    }

    @Test func `a block where nothing is open says so`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press(.identifier("appointments.blockTime"))
        try await app.set("Day", to: "tomorrow")
        try await app.set("From and until", to: "14-15")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Block Tue 24 Nov 2026, 14:00–15:00?")
        #expect(app.frame.text.contains("No open time lies there."))
    }

    @Test func `several days are blocked as a whole, under a name`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press(.identifier("appointments.blockTime"))
        try await app.set("Day", to: "24-26 November")
        try await app.set("What for", to: "Conference")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Block Tue 24 Nov 2026 – Thu 26 Nov 2026?")
        try await app.press("Change the plan")
        #expect(try await free(clinic) == 0)
        #expect(
            await app.waits {
                $0.text.contains("Tue 24 Nov 2026 – Thu 26 Nov 2026") && $0.text.contains("Conference")
            })
        let plan = try #require(try await clinic.kept.karl.availability.availability().first?.schedule.plan)
        #expect(plan.blocks.count == 1 && plan.closedDates.isEmpty)
    }

    @Test func `a time of several days is blocked on each`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press(.identifier("appointments.blockTime"))
        try await app.set("Day", to: "24.–26.11.")
        try await app.set("From and until", to: "9-10")
        try await app.press("See what it changes")
        #expect(app.frame.title == "Block Tue 24 Nov 2026 – Thu 26 Nov 2026, 09:00–10:00?")
        #expect(app.frame.text.contains("Times that close: 6."))
        try await app.press("Change the plan")
        #expect(try await free(clinic) == 6)
    }

    @Test func `hours that cannot be read are led to, however far up they are`() async throws {
        let journey = await SceneJourney(columns: 80, rows: 14, style: .screen) { AvailabilityFactory.mock() }
        try await journey.press("Change the plan")
        try await journey.set("Monday", to: "8 to late")
        while journey.frame.hasMore { try await journey.host.more() }
        #expect(journey.frame.element("Monday") == nil, "it is out of view")
        try await journey.press("See what it changes")
        try await journey.press("OK")
        #expect(journey.frame.element("Monday")?.isFocused == true)
    }

    @Test func `who gives up a block is back in the calendar, or in Availability`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press(.identifier("appointments.blockTime"))
        try await app.key("escape")
        #expect(app.frame.presented == nil && app.frame.path == ["Home", "Appointments"])
        try await app.press(.identifier("appointments.blockTime"))
        try await app.set("What for", to: "Meeting")
        try await app.press("Cancel")
        try await app.press("Discard")
        #expect(app.frame.path == ["Home", "Appointments"])
        try await app.press(.identifier("appointments.availability"))
        try await app.press("Block time")
        try await app.press("Cancel")
        #expect(app.frame.path == ["Home", "Appointments", "Availability"])
    }

    @Test func `the head of Availability leads to a block, and to the plan as before`() async throws {
        let journey = await SceneJourney(rows: 80) { AvailabilityFactory.mock() }
        try await journey.press("Block time")
        #expect(journey.frame.presented == .sheet && journey.frame.element("Monday") == nil)
        try await journey.set("What for", to: "Meeting")
        try await journey.press("Cancel")
        #expect(journey.frame.title == "Discard what you changed?")
        try await journey.press("Discard")
        try await journey.press("Change the plan")
        #expect(journey.frame.element("Monday")?.value == "08:00–12:00")
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `giving up asks before it loses what was changed, and the patient's app has no such scene`() async throws
    {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Change the plan")
        try await app.press("Cancel")
        #expect(app.frame.presented == nil)
        try await app.press("Change the plan")
        try await app.set("Monday", to: "9-10")
        try await app.press("Cancel")
        try await app.press("Go on")
        #expect(app.frame.element("Monday")?.value == "9-10")
        try await app.press("Cancel")
        try await app.press("Discard")
        #expect(app.frame.presented == nil)
        let other = await clinic.patientApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("ana", as: .patient))
        #expect(other.frame.title == "“/availability” leads nowhere in this app.")
    }

    @Test func `the form is left from anywhere in it`() async throws {
        let journey = await SceneJourney(rows: 14, style: .screen) { AvailabilityFactory.mock() }
        while journey.frame.element("Change the plan") == nil { try await journey.host.more() }
        try await journey.press("Change the plan")
        #expect(journey.frame.element("Add this block") == nil, "the form is longer than the screen")
        #expect(journey.frame.element("See what it changes") != nil)
        #expect(journey.frame.text.contains("Nothing is changed yet."))
        try await journey.back()
        #expect(journey.frame.presented == nil)
    }

    @Test func `rules for the days to come are changed without a warning`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Change the plan")
        try await app.set("Hours before, to cancel", to: "4")
        try await app.press("See what it changes")
        #expect(app.frame.text.contains("are open already stay as they are."))
        try await app.press("Change the plan")
        #expect(await app.waits { $0.text.contains("4 h before") })
    }

    @Test(arguments: [40, 80])
    func `a narrow screen says all that a wide one does`(_ columns: Int) async {
        let narrow = await SceneJourney(columns: columns, rows: 200) { AvailabilityFactory.mock() }.frame
        let wide = await SceneJourney(columns: 400, rows: 200) { AvailabilityFactory.mock() }.frame
        let words = Set(narrow.text.split(whereSeparator: \.isWhitespace))
        #expect(wide.text.split(whereSeparator: \.isWhitespace).filter { !words.contains($0) } == [])
    }

    @Test func `many visits that stand outside are counted where not all are named`() async throws {
        let clinic = try await SceneClinic()
        for half in 0..<8 {
            let start = try Date("2026-11-24T07:00:00Z") + Double(half) * 1800
            _ = try await clinic.kept.ana.appointments.book(
                Booking(slot: .planned(at: start, on: ClinicFixture.immediate.id)))
        }
        let app = await clinic.doctorApp(
            RootParameters(link: "/availability"), session: try await clinic.signIn("karl", as: .practitioner))
        try await app.press("Change the plan")
        try await app.set("First day", to: "2026-11-24")
        try await app.press("Add these days")
        try await app.press("See what it changes")
        #expect(app.frame.text.contains("and 2 more). All of them"))
    }
}
