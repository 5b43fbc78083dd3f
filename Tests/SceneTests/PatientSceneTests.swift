import ClinicModel
import Foundation
import PatientScenes
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

@MainActor
@Suite struct PatientSceneTests {
    @Test(arguments: Keeping.allCases)
    func `a patient requests a visit, books another, moves it and cancels it`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let app = await clinic.patientApp()
        try await app.signIn("ana")
        #expect(app.frame.path == ["Home"])
        #expect(app.frame.text.contains("No visit is agreed"))

        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Ines Okafor")
        let request = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(request)"))
        #expect(app.frame.presented == .sheet)
        try await app.set("Reason", to: "Cough")
        try await app.press("Request this time")
        #expect(app.frame.path == ["Home", "Appointment"])
        #expect(app.frame.text.contains("Requested"))
        #expect(app.frame.text.contains("Cough"))
        try await app.back()
        #expect(app.frame.text.contains("Waiting for confirmation"))
        #expect(app.frame.text.contains("Tomorrow, 09:00–09:20"))
        #expect(app.frame.text.contains("1 requested, none confirmed yet"))
        #expect(!app.frame.text.contains("No visit is agreed"))

        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        try await app.press("Book this time")
        #expect(app.frame.text.contains("Booked"))
        try await app.back()

        try await app.press(.identifier("home.appointments"))
        #expect(app.frame.text.contains("Dr Karl Weber"))
        try await app.set("Show", to: "Requested")
        #expect(app.frame.text.contains("Dr Ines Okafor"))
        #expect(!app.frame.text.contains("Dr Karl Weber"))
        try await app.set("Show", to: "Upcoming")
        try await app.press("Dr Karl Weber")

        try await app.press("Reschedule")
        let later = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-26T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(later)"))
        try await app.press("Move to this time")
        #expect(app.frame.path == ["Home", "Appointments", "Appointment"])
        #expect(app.frame.text.contains("Thu 26 Nov 2026, 09:00–09:30"))
        try await app.back()
        #expect(app.frame.text.contains("Cancelled or moved"))
        #expect(app.frame.text.contains("Moved to Thu 26 Nov 2026, 09:00"))
        #expect(!app.frame.text.replacing("Cancelled or moved", with: "").contains("Cancelled"))
        let moved = try await clinic.kept.ana.appointments.appointments(.calledOff, access: .refresh)
        try await app.press(.identifier("appointments.visit.\(try #require(moved.first).id)"))
        #expect(app.frame.text.contains("Moved to Thu 26 Nov 2026, 09:00"))
        try await app.press("Moved: show the new visit")
        #expect(app.frame.text.contains("Booked"))

        try await app.press("Cancel visit")
        #expect(!app.frame.text.contains("Deceased"))
        #expect(!app.frame.text.contains("Provider"))
        try await app.set("Reason", to: "I feel better")
        try await app.set("In your own words, if you like", to: "Thank you.")
        try await app.press("Cancel this visit")
        #expect(app.frame.text.contains("Cancelled"))
        #expect(app.frame.text.contains("I feel better: Thank you."))
        let calledOff = try await clinic.kept.ana.appointments.appointments(.calledOff, access: .refresh)
        #expect(
            calledOff.first { $0.appointment.start == ClinicFixture.monday.addingTimeInterval(3 * 86400) }?
                .appointment.cancellationReason == .patientFeelingBetter)
    }

    @Test func `the first available time is found and kept while one confirms`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.press("Book the first free time")
        #expect(app.frame.presented == .sheet)
        #expect(app.frame.text.contains("Held for you until"))
        // Lead time is four hours: nothing is left on Monday.
        #expect(app.frame.text.contains("Tue 24 Nov 2026, 08:00"))
        try await app.back()
        #expect(app.frame.presented == nil)
        let slots = try await clinic.kept.bo.slots.freeSlots(SlotQuery())
        #expect(slots.first?.slot.start == (try Date("2026-11-24T07:00:00Z")))
    }

    @Test func `a time that somebody else took is named, and the nearest free ones are offered`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        // The hold runs out, and somebody else is faster.
        clinic.clock.advance(by: 3600)
        _ = try await clinic.kept.bo.appointments.book(Booking(slot: slot))
        try await app.press("Book this time")
        #expect(app.frame.presented == .alert)
        #expect(app.frame.title == "Somebody else has taken this time.")
        #expect(app.frame.text.contains("In the way: Tue 24 Nov 2026, 09:00–09:30 with Dr Karl Weber."))
        #expect(!app.frame.text.contains("Nearest free times"), "each is a button")
        try await app.press("Tue 24 Nov 2026, 09:30–10:00, Dr Karl Weber")
        #expect(app.frame.presented == .sheet)
        try await app.press("Book this time")
        #expect(app.frame.text.contains("Tue 24 Nov 2026, 09:30–10:00"))
    }

    @Test func `what was typed goes along to another time, and going back asks before it loses it`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.press("Book the first free time")
        try await app.set("Reason", to: "A long story")
        try await app.press("Choose another time")
        #expect(app.frame.presented == nil && app.frame.element("Reason")?.value == "A long story")
        try await app.press("Book the first free time")
        #expect(app.frame.element(identifier: "booking.reason")?.value == "A long story")
        try await app.back()
        try await app.back()
        #expect(app.frame.title == "Discard what you typed?")
        try await app.press("Keep writing")
        #expect(app.frame.path == ["Home", "Book a visit"])
        try await app.back()
        try await app.press("Discard")
        #expect(app.frame.path == ["Home"])
    }

    @Test func `a request stands among what is to come, and is counted on Home`() async throws {
        let clinic = try await SceneClinic()
        let booked = try await clinic.booked(at: "2026-11-25T08:00:00Z")
        let requested = try await clinic.requested()
        let later = try await clinic.kept.ana.appointments.reschedule(
            requested.id, to: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-26T08:00:00Z"))
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.element(identifier: "home.appointments")?.value == "2 to come")
        try await app.press(.identifier("home.appointments"))
        let rows = app.frame.elements.compactMap(\.identifier).filter { $0.hasPrefix("appointments.visit.") }
        #expect(rows == [booked, later, requested].map { "appointments.visit.\($0.id)" })
        #expect(app.text("appointments.visit.\(later.id)")?.contains("Requested") == true)
    }

    @Test func `what is looked for is found by its reason, and in the other lists`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let app = await clinic.patientApp(
            RootParameters(link: "caduceus://appointments?show=past"),
            session: try await clinic.signIn("ana", as: .patient))
        try await app.find("cough")
        #expect(app.frame.text.contains("No visit with “cough”"))
        try await app.press("Upcoming: 1 found")
        #expect(app.frame.element("Show")?.value == "Upcoming")
        #expect(app.frame.element(identifier: "appointments.visit.\(visit.id)") != nil)
        try await app.find("sneeze")
        #expect(app.frame.element(identifier: "appointments.elsewhere.past") == nil)
    }

    @Test func `times are found by the part of the day, and where there are none it says so`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.set("Time of day", to: "Mornings (until 12:00)")
        #expect(app.frame.text.contains("08:00–08:20"))
        try await app.set("Time of day", to: "Evenings (from 17:00)")
        #expect(app.frame.text.contains("No free times in the evening in these days."))
        try await app.press("Book the first free time")
        #expect(app.frame.text.contains("Nothing is open at this time of day."))
        try await app.press("OK")
        try await app.set("Time of day", to: "Any")
        try await app.set("From", to: "2026-12-08")
        #expect(app.frame.text.contains("Times are open until Mon 7 Dec 2026. Choose an earlier day."))
        try await app.set("From", to: "2026-11-28")
        try await app.set("Days", to: "1 day")
        #expect(app.frame.text.contains("No free times in these days. Look at more days."))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        #expect(app.frame.text.contains("or at another"))
    }

    @Test func `the rows of the search stay in their places where a practitioner has one service alone`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        func place() -> Int? { app.frame.text.split(separator: "\n").firstIndex { $0.hasPrefix("From:") } }
        let before = try #require(place())
        #expect(app.frame.element("Service")?.value == "Any")
        try await app.set("Practitioner", to: "Dr Karl Weber")
        #expect(app.frame.element("Service")?.value == "Dermatology")
        #expect(place() == before)
    }

    @Test func `the times that one chose to look at are there again, unless something else says which`() async throws {
        let clinic = try await SceneClinic()
        let session = try await clinic.signIn("ana", as: .patient)
        let app = await clinic.patientApp(session: session)
        func value(_ name: String) -> String? { app.frame.element(identifier: "timeSlots.\(name)")?.value }
        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        try await app.set("Time of day", to: "Mornings (until 12:00)")
        try await app.set("Days", to: "7 days")
        try await app.back()
        try await app.press(.identifier("home.book"))
        #expect(value("practitioner") == "Dr Karl Weber" && value("partOfDay") == "Mornings (until 12:00)")
        #expect(value("days") == "7 days")
        try await app.back()

        app.coordinator.push(TimeSlotsParameters(practitioner: "ines"))
        await app.host.settle()
        #expect(value("practitioner") == "Dr Ines Okafor" && value("partOfDay") == "Any")
        try await app.back()
        try await app.press(.identifier("home.book"))
        #expect(value("practitioner") == "Dr Karl Weber")

        let again = await clinic.patientApp(session: session)
        try await again.press(.identifier("home.book"))
        #expect(again.frame.element(identifier: "timeSlots.partOfDay")?.value == "Any", "another run begins anew")
    }

    @Test func `a visit is moved from its own day on, and both times are said`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked(at: "2026-11-26T08:00:00Z")
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Reschedule")
        #expect(!app.frame.text.contains("Tomorrow") && app.frame.text.contains("Thu 26 Nov 2026"))
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-27T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        #expect(app.frame.element("Old time")?.value?.hasPrefix("Thu 26 Nov 2026") == true)
        #expect(app.frame.element("New time")?.value?.hasPrefix("Fri 27 Nov 2026") == true)
        try await app.press("Move to this time")
        #expect(app.frame.text.contains("You moved this visit from Thu 26 Nov 2026, 09:00."))
        let upcoming = try await clinic.kept.karl.appointments.appointments(.upcoming, access: .refresh)
        let moved = try #require(upcoming.first?.id)
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(moved)"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(doctor.frame.text.contains("The patient moved this visit from Thu 26 Nov 2026, 09:00."))
    }

    @Test(arguments: Keeping.allCases)
    func `what the clinic has moved stands on Home with both times until one has looked at it`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.booked(at: "2026-11-26T08:00:00Z").id
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        let moved = try await clinic.kept.karl.appointments.reschedule(
            visit, to: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-27T08:00:00Z")
        ).id
        #expect(await app.waits { $0.text.contains("Moved by the clinic from Thu 26 Nov 2026, 09:00") })
        #expect(app.frame.text.contains("Fri 27 Nov 2026, 09:00–09:30"))
        #expect(!app.frame.text.contains("Confirmed by the clinic") && !app.frame.text.contains("Cancelled"))
        let rows = app.frame.elements.filter { $0.identifier == "home.visit.\(moved)" }
        try await app.press(.ref(try #require(rows.first?.ref)))
        #expect(app.frame.text.contains("The clinic moved this visit from Thu 26 Nov 2026, 09:00."))
        try await app.back()
        #expect(await app.waits { !$0.text.contains("Moved by the clinic") })
        #expect(app.frame.element(identifier: "home.visit.\(moved)") != nil, "it is the next visit")
    }

    @Test func `a patient checks in on the day, from what Home suggests`() async throws {
        let clinic = try await SceneClinic()
        _ = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T07:30:00Z")
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Check in with Dr Karl Weber")
        try await app.press("Check in")
        #expect(app.frame.text.contains("Checked in"))
    }

    @Test func `a visit that goes on stands on Home and among what is to come`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T07:50:00Z")
        for action in [AppointmentAction.checkIn, .start] {
            _ = try await clinic.kept.karl.appointments.perform(action, on: visit.id)
        }
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("In progress now"))
        try await app.press("Appointments")
        #expect(app.frame.text.contains("In progress"))
        try await app.set("Show", to: "Past")
        #expect(!app.frame.text.contains("In progress"))
    }

    @Test func `after the cutoff a visit can no longer be cancelled, and who is there is told nothing of it`()
        async
        throws
    {
        var karl = ClinicFixture.karl
        karl.telecom = [
            ContactPoint(system: .phone, value: "+41 00 000 00 01", use: .home),
            ContactPoint(system: .phone, value: "+41 00 000 00 02", use: .work),
        ]
        let clinic = try await SceneClinic(adding: [.practitioner(karl)])
        let visit = try await clinic.booked()
        clinic.clock.now = try Date("2026-11-24T07:00:00Z")
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.path == ["Home", "Appointments", "Appointment"])
        #expect(app.frame.element("Cancel visit") == nil)
        #expect(app.frame.element("Check in") != nil)
        #expect(app.frame.text.contains("too late to cancel or move this visit here"))
        #expect(app.frame.element("Telephone")?.value == "+41 00 000 00 02", "not the one at home")
        try await app.press("Check in")
        #expect(app.frame.text.contains("Checked in") && !app.frame.text.contains("too late"))
        clinic.clock.now = try Date("2026-11-26T07:00:00Z")
        try await app.refresh()
        #expect(!app.frame.text.contains("too late"))
    }

    @Test func `a visit is added to another calendar, and the alert says where the file is`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.booked()
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        try await app.press("Add to calendar")
        #expect(app.frame.title == "Calendar file written")
        #expect(app.frame.text.contains("/calendars/1.ics"))
        #expect(await clinic.files.visits == [visit.id])
    }

    @Test func `what the practitioner confirms shows in the patient's open screen`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let app = await clinic.patientApp(
            RootParameters(link: "/appointments/\(visit.id)"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Requested"))
        #expect(app.frame.text.contains("The practitioner has to confirm this time."))
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit.id)
        #expect(await app.waits { $0.text.contains("Booked") })
        #expect(!app.frame.text.contains("has to confirm"))
    }

    @Test(arguments: Keeping.allCases)
    func `what the clinic has confirmed stands on Home until one has looked at it`(_ keeping: Keeping) async throws {
        let clinic = try await SceneClinic(keeping)
        let visit = try await clinic.requested()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(!app.frame.text.contains("Confirmed by the clinic"))
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit.id)
        #expect(await app.waits { $0.text.contains("Confirmed by the clinic") })
        let rows = app.frame.elements.filter { $0.identifier == "home.visit.\(visit.id)" }
        #expect(rows.count == 2, "there, and as the next visit")
        try await app.press(.ref(try #require(rows.first?.ref)))
        #expect(app.frame.path == ["Home", "Appointment"])
        try await app.back()
        #expect(await app.waits { !$0.text.contains("Confirmed by the clinic") })
        #expect(app.frame.element(identifier: "home.visit.\(visit.id)") != nil)
    }

    @Test(arguments: Keeping.allCases)
    func `what the clinic has booked is said to be booked by it, on Home and with the visit`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let app = await clinic.patientApp(session: try await clinic.signIn("bo", as: .patient))
        let visit = try await clinic.kept.ines.appointments.book(
            Booking(
                slot: ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-24T08:00:00Z"), patient: "bo"))
        #expect(visit.bookedBy == nil, "who has booked it is told to the patient")
        #expect(await app.waits { $0.text.contains("Booked for you by the clinic") })
        #expect(!app.frame.text.contains("Confirmed by the clinic"))
        let rows = app.frame.elements.filter { $0.identifier == "home.visit.\(visit.id)" }
        try await app.press(.ref(try #require(rows.first?.ref)))
        #expect(app.frame.text.contains("The clinic booked this visit for you."))
    }

    @Test func `what the clinic has confirmed stands on Home however often the record was opened since`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit.id)
        try await clinic.kept.noteOpenings(of: "ana", by: "Practitioner/ines", count: 300)
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Confirmed by the clinic"))
    }

    @Test(arguments: Keeping.allCases)
    func `what the clinic cancels or declines stands on Home until one has looked, or its time is over`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let booked = try await clinic.booked(at: "2026-11-24T09:00:00Z").id
        let asked = try await clinic.requested().id
        clinic.clock.now = try Date("2026-11-24T07:00:00Z")
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(!app.frame.text.contains("Cancelled or declined by the clinic"))
        _ = try await clinic.kept.karl.appointments.cancel(booked, reason: .provider)
        #expect(await app.waits { $0.text.contains("Cancelled or declined by the clinic") })
        #expect(app.frame.text.contains("Today, 10:00–10:30"))
        _ = try await clinic.kept.ines.appointments.perform(.decline, on: asked)
        #expect(await app.waits { $0.text.contains("Cancelled or declined by the clinic (2)") })
        let lines = app.frame.text.split(separator: "\n")
        let cancelled = try #require(lines.firstIndex { $0.contains("Cancelled or declined by the clinic") })
        let messages = try #require(lines.firstIndex { $0.contains("Messages") })
        #expect(cancelled < messages, "it stands before all else")
        try await app.press(.identifier("home.visit.\(booked)"))
        #expect(app.frame.path == ["Home", "Appointment"] && app.frame.text.contains("Cancelled because"))
        #expect(!app.frame.text.contains("Declined because"), "it had been accepted")
        try await app.back()
        #expect(await app.waits { $0.element(identifier: "home.visit.\(booked)") == nil })
        #expect(app.frame.text.contains("Cancelled or declined by the clinic"), "of the other one")
        clinic.clock.now = try Date("2026-11-24T08:20:00Z")
        try await app.refresh()
        #expect(!app.frame.text.contains("Cancelled or declined by the clinic"))
        #expect(app.host.warnings.isEmpty)
    }

    @Test(arguments: Keeping.allCases)
    func `a cancelled visit says who cancelled it, and leads to other times of the same`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let session = try await clinic.signIn("ana", as: .patient)
        let own = try await clinic.booked(at: "2026-11-24T09:00:00Z").id
        let clinics = try await clinic.booked(at: "2026-11-26T08:00:00Z").id
        let declined = try await clinic.requested().id
        _ = try await clinic.kept.ana.appointments.cancel(own, reason: .other, text: "Rain")
        _ = try await clinic.kept.karl.appointments.cancel(clinics, reason: .other, text: "Snow")
        _ = try await clinic.kept.ines.appointments.perform(.decline, on: declined)

        let refused = await clinic.patientApp(RootParameters(link: "/appointments/\(declined)"), session: session)
        #expect(!refused.frame.text.contains("cancelled this visit"))
        #expect(refused.frame.element("Book another time") != nil)
        let other = await clinic.patientApp(RootParameters(link: "/appointments/\(clinics)"), session: session)
        #expect(other.frame.text.contains("The clinic cancelled this visit."))
        let app = await clinic.patientApp(RootParameters(link: "/appointments/\(own)"), session: session)
        #expect(app.frame.text.contains("You cancelled this visit."))
        try await app.press("Book again")
        #expect(app.frame.path.last == "Book a visit")
        #expect(app.frame.element("Practitioner")?.value == "Dr Karl Weber")
        let doctor = await clinic.doctorApp(
            RootParameters(link: "/appointments/\(own)"), session: try await clinic.signIn("karl", as: .practitioner))
        #expect(doctor.frame.text.contains("The patient cancelled this visit."))
        #expect(doctor.frame.element("Book again") == nil)
    }

    @Test(arguments: Keeping.allCases)
    func `a request that nobody answers says so when its time is over, and leads to other times`(
        _ keeping: Keeping
    ) async throws {
        let clinic = try await SceneClinic(keeping)
        let id = try await clinic.requested().id
        clinic.clock.now = try Date("2026-11-24T08:20:00Z")
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("Not answered in time") && !app.frame.text.contains("Waiting for confirmation"))
        try await app.press(.identifier("home.appointments"))
        try await app.set("Show", to: "Past")
        #expect(app.frame.text.contains("Not answered") && !app.frame.text.contains("No past visits"))
        try await app.press(.identifier("appointments.visit.\(id)"))
        #expect(app.frame.text.contains("Nobody answered before this time was over."))
        try await app.press("Book another time")
        #expect(app.frame.element("Practitioner")?.value == "Dr Ines Okafor")
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        try await app.press("Request this time")
        #expect(app.frame.text.contains("Requested") && app.host.warnings.isEmpty)
    }

    @Test func `empty lists say so`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(
            RootParameters(link: "caduceus://appointments"), session: try await clinic.signIn("ana", as: .patient))
        #expect(app.frame.text.contains("No upcoming visits"))
        try await app.set("Show", to: "Past")
        #expect(app.frame.text.contains("No past visits"))
    }
}
