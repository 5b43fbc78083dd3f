import ClinicModel
import DoctorScenes
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct DoctorCalendarTests {
    private func karl(
        _ clinic: SceneClinic, at link: String, columns: Int = 160, style: SceneHost.Style = .screen
    ) async throws -> SceneJourney {
        await clinic.doctorApp(
            RootParameters(link: link), session: try await clinic.signIn("karl", as: .practitioner), columns: columns,
            style: style)
    }

    @Test(arguments: [(160, 7), (120, 7), (80, 4), (60, 3), (30, 1)])
    func `a week has as many days side by side as there is room for`(_ columns: Int, _ days: Int) async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week&date=2026-11-26", columns: columns)
        let headings = try #require(app.frame.lines.first { $0.contains("Mon 23 Nov") && !$0.contains("–") })
        #expect(headings.matches(of: /\d+ Nov/).count == days)
        #expect(headings.contains("2026") == (days == 1))
    }

    @Test(arguments: [(60, true, true), (46, false, true), (36, false, false)])
    func `of the controls, only those go below one another that have no room side by side`(
        _ columns: Int, _ choosesInLine: Bool, _ stepsInLine: Bool
    ) async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week", columns: columns)
        let days = "Mon 23 Nov 2026 – Sun 29 Nov 2026"
        #expect(app.frame.lines.contains { $0.contains("Show") && $0.contains(days) } == choosesInLine)
        #expect(app.frame.lines.contains { $0.contains("Earlier") && $0.contains("Go to") } == stepsInLine)
        #expect(app.frame.lines.contains { $0.contains("Earlier") && $0.contains("Today") && $0.contains("Later") })
    }

    @Test func `a visit stands at its time with its state, and leads to it`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        let app = try await karl(clinic, at: "/appointments?show=week")
        let row = try #require(app.frame.lines.firstIndex { $0.contains("Ana María") })
        #expect(app.frame.lines[row - 1].contains("09:00 ○ Booked"))
        #expect(
            app.frame.element(identifier: "appointments.visit.\(visit.id)")?.label
                == "09:00–09:30, Ana María Fernández, Dermatology, Booked")
        try await app.press(.identifier("appointments.visit.\(visit.id)"))
        #expect(app.frame.path == ["Home", "Appointments", "Appointment"])
    }

    @Test(arguments: ["day&date=2026-11-24", "week", "booked"])
    func `a visit offers in the calendar and on a list what it offers on Home`(_ shown: String) async throws {
        let clinic = try await SceneClinic()
        let late = try await clinic.booked(at: "2026-11-24T08:00:00Z").id
        let far = try await clinic.booked(at: "2026-11-24T10:00:00Z").id
        clinic.clock.now = try Date("2026-11-24T08:17:00Z")
        let app = try await karl(clinic, at: "/appointments?show=\(shown)")
        try await app.perform("Mark as arrived", on: .identifier("appointments.visit.\(far)"))
        #expect(app.frame.title.hasPrefix("This visit is at another time: "))
        try await app.press("Leave it as it is")
        try await app.perform("Mark as missed", on: .identifier("appointments.visit.\(late)"))
        #expect(app.frame.title.hasPrefix("Mark the visit of Ana María Fernández "))
        try await app.press("Leave it as it is")
        try await app.perform("Check in", on: .identifier("appointments.visit.\(late)"))
        let appointments = clinic.kept.karl.appointments
        let row = "appointments.visit.\(late)"
        #expect(await app.waits { $0.element(identifier: row)?.label.contains("Booked") != true })
        #expect(try await appointments.appointment(late, access: .refresh).appointment.status == .checkedIn)
        #expect(try await appointments.appointment(far, access: .refresh).appointment.status == .booked)
        #expect(app.host.warnings.isEmpty)
    }

    @Test func `a visit that goes on says so, and one that was moved does not look like one that takes place`()
        async throws
    {
        let clinic = try await SceneClinic()
        let moved = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        _ = try await clinic.kept.ana.appointments.reschedule(
            moved.id, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T10:30:00Z"))
        let visit = try await clinic.booked(at: "2026-11-24T09:00:00Z")
        clinic.clock.now = try Date("2026-11-24T08:55:00Z")
        for action in [AppointmentAction.arrive, .start] {
            _ = try await clinic.kept.karl.appointments.perform(action, on: visit.id)
        }
        let day = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24", columns: 100)
        #expect(day.frame.text.contains("▶ In progress") && !day.frame.text.contains("Finished"))
        #expect(
            day.frame.element(identifier: "appointments.visit.\(visit.id)")?.label.hasSuffix("In progress") == true)
        let week = try await karl(clinic, at: "/appointments?show=week", columns: 120)
        #expect(week.frame.element(identifier: "appointments.visit.\(moved.id)")?.label.contains("Moved to") == true)
        #expect(week.frame.lines.contains { $0.contains("09:00 →") })
        #expect(week.frame.lines.contains { $0.contains("10:00 ▶") })
        for shown in ["fulfilled", "in-progress"] {
            let list = try await karl(clinic, at: "/appointments?show=\(shown)", style: .plain)
            let row = list.frame.element(identifier: "appointments.visit.\(visit.id)")
            #expect(row?.label.contains("In progress") == true, "\(shown)")
        }
    }

    @Test func `days that have no room are named, and the arrows reach each of them`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week", columns: 80)
        #expect(app.frame.text.contains("Fri 27 Nov – Sun 29 Nov"))
        while app.frame.focusedEntry == nil { try await app.key("tab") }
        for day in 24...26 {
            try await app.key("right")
            #expect(try app.frame.isFocused(on: "2026-11-\(day)"), "\(day)")
        }
        try await app.key("right")
        #expect(try app.frame.isFocused(on: "2026-11-27"))
        #expect(app.frame.lines.contains { $0.contains("Fri 27 Nov  ") } && !app.frame.text.contains("Mon 23 Nov  "))
        try await app.key("left")
        #expect(try app.frame.isFocused(on: "2026-11-26"))
        try await app.key("right")
        try await app.key("right")
        #expect(await app.waits { $0.text.contains("Mon 30 Nov 2026 – Sun 6 Dec 2026") })
        #expect(try app.frame.isFocused(on: "2026-11-30"))
    }

    @Test func `a week that has room for one column is a list of all its days, which begins with today`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        func open(rows: Int) async throws -> SceneJourney {
            await clinic.doctorApp(
                RootParameters(link: "/appointments?show=week"),
                session: try await clinic.signIn("karl", as: .practitioner), columns: 40, rows: rows, style: .screen)
        }
        let app = try await open(rows: 60)
        let visit = try #require(app.frame.lines.first { $0.contains("09:00 Ana") })
        #expect(visit.contains("○ Booked"))
        for day in 23...29 {
            #expect(app.frame.lines.contains { $0.contains("\(day) Nov 2026") && !$0.contains("–") }, "\(day)")
        }
        try await app.press(.identifier("appointments.day.2026-11-24"))
        #expect(await app.waits { $0.text.contains("08:00 + Free") && !$0.text.contains("Wed 25 Nov") })
        clinic.clock.now = try Date("2026-11-27T08:00:00Z")
        let later = try await open(rows: 24)
        #expect(later.frame.text.contains("Fri 27 Nov 2026 · Today"))
    }

    @Test func `a calendar that has no room for all hours begins with the present`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T07:00:00Z")
        clinic.clock.now = try Date("2026-11-24T10:40:00Z")
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner), columns: 80, rows: 20, style: .screen)
        #expect(app.frame.text.contains("11:40") && !app.frame.lines.contains { $0.hasPrefix("08:00") })
    }

    @Test func `an arrow leads from a day to the next one that has something`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24")
        while app.frame.focusedEntry == nil { try await app.key("tab") }
        try await app.key("right")
        #expect(await app.waits { $0.text.contains("Wed 25 Nov 2026") })
        #expect(try app.frame.isFocused(on: "2026-11-25"))
        try await app.key("left")
        #expect(await app.waits { $0.text.contains("Tue 24 Nov 2026") })
    }

    @Test func `signs are explained where there is no room for words`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.requested(at: "2026-11-24T08:00:00Z")
        for (columns, isExplained) in [(80, true), (120, true)] {
            let week = await clinic.doctorApp(
                RootParameters(link: "/appointments?show=week"),
                session: try await clinic.signIn("ines", as: .practitioner), columns: columns, style: .screen)
            #expect(
                week.frame.lines.contains { $0.trimmingCharacters(in: .whitespaces) == "? Requested" } == isExplained)
        }
        let day = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=day&date=2026-11-24"),
            session: try await clinic.signIn("ines", as: .practitioner), columns: 120, style: .screen)
        #expect(!day.frame.lines.contains { $0.trimmingCharacters(in: .whitespaces) == "? Requested" })
    }

    @Test func `two blocks of one time are two`() {
        let hour = DateInterval(start: ClinicFixture.monday, duration: 3600)
        let entries = ["Meeting", "Holiday", nil].map { CalendarEntry(.blocked($0), hour, zone: .utc) }
        #expect(Set(entries.map(\.id)).count == 3)
    }

    @Test func `visits that overlap stand side by side`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested(at: "2026-11-24T08:00:00Z")
        _ = try await clinic.kept.ines.appointments.book(
            Booking(slot: try #require(visit.appointment.slot), patient: "bo", overbookingReason: "Urgent"))
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=day&date=2026-11-24"),
            session: try await clinic.signIn("ines", as: .practitioner), columns: 120, style: .screen)
        let row = try #require(app.frame.lines.first { $0.contains("Ana María Fernández") })
        #expect(row.contains("? Requested"))
        #expect(row.contains("Bo Lindqvist"))
        #expect(row.contains("○ Booked"))
    }

    @Test func `in a narrow column visits that overlap stand below one another, and the rest is counted`() async throws
    {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested(at: "2026-11-24T08:00:00Z")
        let slot = try #require(visit.appointment.slot)
        func book(_ patient: Patient.ID) async throws {
            _ = try await clinic.kept.ines.appointments.book(
                Booking(slot: slot, patient: patient, overbookingReason: "Urgent"))
        }
        try await book("bo")
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("ines", as: .practitioner),
            columns: 120, style: .screen)
        let row = try #require(app.frame.lines.firstIndex { $0.contains("09:00 ? Ana M") })
        let other = try #require(app.frame.lines.firstIndex { $0.contains("09:00 Bo Lind") })
        #expect(abs(row - other) == 1)
        try await clinic.kept.keeper.write {
            try $0.store(Patient(id: "di", names: [HumanName(text: "Di")], generalPractitioners: ["ines"]))
        }
        try await book("di")
        #expect(await app.waits { $0.text.contains("+2 more") })
        try await app.press("+2 more")
        #expect(app.frame.text.contains("Bo Lindqvist") && app.frame.text.contains("09:00 Di"))
        #expect(app.frame.element("Show")?.value == "Day")
    }

    @Test func `the names of a week's days stay while one scrolls`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.doctorApp(
            RootParameters(link: "/appointments?show=week"),
            session: try await clinic.signIn("karl", as: .practitioner),
            columns: 120, rows: 16, style: .screen)
        #expect(!app.frame.text.contains("11:30 + Free"))
        while !app.frame.text.contains("11:30 + Free") { try await app.host.more() }
        #expect(app.frame.text.contains("Mon 23 Nov  ") && app.frame.text.contains("Thu 26 Nov"))
    }

    @Test func `a free time leads to its booking, once it is known for whom`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        let app = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:30:00Z")
        try await app.press(.identifier("appointments.free.\(slot)"))
        #expect(app.frame.element("The time that you chose")?.value?.contains("09:30–10:00") == true)
        try await app.set("Patient", to: "fern")
        try await app.press("Find patient")
        try await app.press(.identifier("timeSlots.patient.ana"))
        #expect(app.frame.text.contains("09:30–10:00") && app.frame.title == "Time of the visit")
        try await app.press("Book this time")
        #expect(app.frame.path == ["Home", "Appointments", "Appointment"])
        #expect(try await clinic.kept.karl.slots.slot(slot).slot.status == .busy)
    }

    @Test func `what a patient books shows at once, and the free time is gone`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        #expect(app.frame.element(identifier: "appointments.free.\(slot)") != nil)
        let visit = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        #expect(await app.waits { $0.element(identifier: "appointments.visit.\(visit.id)") != nil })
        #expect(app.frame.element(identifier: "appointments.free.\(slot)") == nil)
    }

    @Test func `blocks and closed days are said`() async throws {
        let clinic = try await SceneClinic()
        let schedule = try #require(try await clinic.kept.karl.availability.availability().first?.schedule)
        var change = AvailabilityChange(of: schedule)
        change.plan.blocks = [
            .init(
                period: DateInterval(
                    start: try Date("2026-11-24T08:00:00Z"), end: try Date("2026-11-24T09:00:00Z")),
                reason: "Meeting")
        ]
        change.plan.setException([], on: CalendarDate(year: 2026, month: 11, day: 25))
        try await clinic.kept.karl.availability.carryOut(change)
        let app = try await karl(clinic, at: "/appointments?show=week")
        let row = try #require(app.frame.lines.firstIndex { $0.contains("│09:00 ⊘ Meeting") })
        let place = app.frame.lines[row].prefix { $0 != "│" }.count
        #expect(app.frame.lines[row + 1].dropFirst(place).first == "│", "it is seen how long it is")
        let legend = try #require(app.frame.lines.first { $0.contains("⊘ Blocked") }, "it says what the sign means")
        #expect(!legend.hasPrefix(" "), "signs stand below one another")
        #expect(app.frame.text.contains("Closed"))
        let list = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24", style: .plain)
        #expect(list.frame.text.contains("09:00–10:00, Blocked, Meeting"))
    }

    @Test func `a visit keeps its state where a block overlaps it`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        let schedule = try #require(try await clinic.kept.karl.availability.availability().first?.schedule)
        var change = AvailabilityChange(of: schedule)
        change.plan.blocks = [
            .init(
                period: DateInterval(
                    start: try Date("2026-11-24T08:00:00Z"), end: try Date("2026-11-24T09:00:00Z")),
                reason: "Meeting")
        ]
        try await clinic.kept.karl.availability.carryOut(change)
        let app = try await karl(clinic, at: "/appointments?show=week")
        let row = try #require(app.frame.lines.firstIndex { $0.contains("Ana María") })
        #expect(app.frame.lines[row - 1].contains("09:00 ○ Booked"))
        #expect(app.frame.lines[row + 1].contains("09:00 ⊘ Meeting"))
    }

    @Test func `the search in the calendar says beforehand that it looks among the visits shown`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week")
        #expect(app.frame.text.contains("Search the visits shown"))
    }

    @Test func `now is marked on today's side`() async throws {
        let clinic = try await SceneClinic()
        clinic.clock.now = try Date("2026-11-23T09:10:00Z")
        let app = try await karl(clinic, at: "/appointments?show=day")
        #expect(app.frame.text.contains("▶ 10:10"))
        let other = try await karl(clinic, at: "/appointments?show=day&date=2026-11-24")
        #expect(!other.frame.text.contains("▶"))
    }

    @Test func `a date is gone to, and the list by state stays within reach`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week")
        try await app.set("Go to", to: "2026-12-02")
        #expect(app.frame.text.contains("Mon 30 Nov 2026 – Sun 6 Dec 2026"))
        try await app.set("Show", to: "Booked")
        #expect(app.frame.text.contains("No visits: booked"))
    }

    @Test func `read in order it is a list by day, not a grid`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked(at: "2026-11-24T08:00:00Z")
        let app = try await karl(clinic, at: "/appointments?show=week", columns: 160, style: .plain)
        let lines = app.frame.lines
        let day = try #require(lines.firstIndex { $0.hasPrefix("Tue 24 Nov 2026") })
        #expect(lines[day + 1].contains("08:00–08:30, Free"))
        #expect(!lines[day].contains("Wed"))
        #expect(app.frame.lines.filter { $0.contains("Nov 2026") }.allSatisfy { $0.count < 60 })
    }

    @Test func `both days on which clocks are set have their times at their places`() throws {
        let zone = ClinicFixture.zone
        func entry(_ start: String, _ end: String) throws -> CalendarEntry {
            CalendarEntry(
                .blocked(nil), DateInterval(start: try Date(start), end: try Date(end)), zone: zone)
        }
        // At two it is three: the hour between does not exist.
        #expect(try entry("2026-03-29T00:30:00Z", "2026-03-29T01:00:00Z").wallMinutes == 90..<180)
        #expect(try entry("2026-03-29T01:00:00Z", "2026-03-29T01:30:00Z").wallMinutes == 180..<210)
        // At three it is two again: the same times come twice.
        #expect(try entry("2026-10-25T00:30:00Z", "2026-10-25T01:00:00Z").wallMinutes == 150..<180)
        #expect(try entry("2026-10-25T01:30:00Z", "2026-10-25T02:00:00Z").wallMinutes == 150..<180)
        #expect(
            CalendarDay(
                date: CalendarDate(year: 2026, month: 10, day: 25), zone: zone, now: .now, isOpen: true, entries: []
            ).hours == 25)
    }

    @Test func `the days on which clocks are set are said, each with the times of its own`() async throws {
        let clinic = try await SceneClinic()
        let app = try await karl(clinic, at: "/appointments?show=week&date=2027-03-28", style: .plain)
        #expect(app.frame.text.contains("Sun 28 Mar 2027"))
        #expect(app.frame.text.contains("Clocks change"))
    }
}

extension Frame {
    /// The identifier of the calendar's free time that has the focus.
    fileprivate var focusedEntry: String? {
        elements.first { $0.isFocused }?.identifier.flatMap { $0.hasPrefix("appointments.free.") ? $0 : nil }
    }

    /// Whether a free time of a day of Karl's has the focus.
    fileprivate func isFocused(on day: String) throws -> Bool {
        let times = ["07:00", "07:30", "08:00", "08:30", "09:00", "09:30", "10:00", "10:30"]
        return try times.contains { time in
            let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "\(day)T\(time):00Z")
            return focusedEntry == "appointments.free.\(slot)"
        }
    }
}
