import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperKit
import ViperTesting

/// Booking by itself, and what it leaves behind.
@MainActor
@Suite struct BookingTests {
    private let delegate = BookingLog()

    @Test func `a time that somebody else has is told of at once, with what is free instead`() async throws {
        let clinic = try await SceneClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        _ = try await clinic.kept.bo.slots.hold(slot)
        let journey = try await journey(BookingParameters(slot: slot, reason: "Cough"), clinic.ana())
        #expect(delegate.events == ["slotHeld, Cough"])
        #expect(journey.frame.presented == nil)
    }

    @Test func `a time that cannot be kept says why, and there is no more to do`() async throws {
        let clinic = try await SceneClinic()
        let journey = try await journey(BookingParameters(slot: "nowhere"), clinic.ana())
        #expect(journey.frame.title == "There is no slot nowhere.")
        try await journey.press("OK")
        #expect(delegate.events == ["left"])
    }

    @Test func `a long reason is read whole, and the return key goes on to the booking`() async throws {
        let journey = await SceneJourney(columns: 40, rows: 30, style: .screen) { BookingFactory.mock() }
        let reason = "I would like to talk about my tablets for the blood pressure, of which I feel sick."
        try await journey.set("Reason", to: reason)
        #expect(journey.frame.text.contains("I would like") && journey.frame.text.contains("sick."))
        try await journey.key("enter")
        #expect(journey.frame.element(identifier: "booking.book")?.isFocused == true)
        #expect(journey.frame.element("Reason")?.value == reason)
    }

    @Test func `a time that is given up is free when the list is told so`() async throws {
        let clinic = try await SceneClinic()
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        let journey = try await journey(BookingParameters(slot: slot), clinic.ana())
        await #expect(throws: ClinicError.self) { try await clinic.kept.bo.slots.hold(slot) }
        try await journey.press("Choose another time")
        #expect(delegate.events == ["left"])
        _ = try await clinic.kept.bo.slots.hold(slot)
    }

    @Test func `going back gives a time up as its button does`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        #expect(app.frame.presented == .sheet)
        try await app.back()
        #expect(app.frame.presented == nil)
        _ = try await clinic.kept.bo.slots.hold(slot)
    }

    @Test func `a time that is kept and cannot be booked is free to others at once`() async throws {
        let clinic = try await SceneClinic()
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:00:00Z")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        _ = try await clinic.requested()
        try await app.set("Reason", to: "Rash")
        try await app.press("Book this time")
        #expect(app.frame.title == "You have another visit at this time.")
        #expect(app.frame.path == ["Home", "Book a visit"])
        _ = try await clinic.kept.bo.slots.hold(slot)
        try await app.press("Choose another time")
        try await app.press("Book the first free time")
        #expect(app.frame.element("Reason")?.value == "Rash")
    }

    @Test func `a refusal leads to the reason that it is for`() async throws {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let long = String(repeating: "a", count: 2001)
        let slot = try #require(visit.appointment.slot)
        let app = await clinic.doctorApp(
            RootParameters(link: "/time-slots?patient=bo"), session: try await clinic.signIn("ines", as: .practitioner))
        try await app.press("Show taken times")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        for (wrong, other) in [("overbookingReason", "reason"), ("reason", "overbookingReason")] {
            try await app.set(.identifier("booking.\(wrong)"), to: long)
            try await app.set(.identifier("booking.\(other)"), to: "Urgent")
            try await app.press("Book this time")
            #expect(app.frame.title == "The reason is longer than 2000 characters.")
            try await app.press("OK")
            #expect(app.frame.element(identifier: "booking.\(wrong)")?.isFocused == true, "\(wrong)")
        }
    }

    @Test func `another visit of the same patient on that day is said before one confirms`() async throws {
        let clinic = try await SceneClinic()
        let own = try await clinic.booked(at: "2026-11-24T08:00:00Z").id
        _ = try await clinic.kept.bo.appointments.book(
            Booking(slot: ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T08:30:00Z")))
        _ = try await clinic.booked(at: "2026-11-25T08:00:00Z")
        let slot = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T10:00:00Z")
        let parameters = BookingParameters(slot: slot, patient: "ana")
        let warning = "Another visit on this day: 09:00–09:30, Dr Karl Weber"

        let booking = try await journey(parameters, clinic.karl())
        #expect(booking.frame.text.contains(warning))
        #expect(!booking.frame.text.contains("09:30–10:00") && !booking.frame.text.contains("Wed 25"))
        #expect(booking.frame.element("Book this time")?.isEnabled == true)

        let moving = try await journey(
            BookingParameters(slot: slot, patient: "ana", rescheduling: own), clinic.karl())
        #expect(moving.frame.element("Move to this time") != nil && !moving.frame.text.contains("Another visit"))

        let later = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-24T10:30:00Z")
        let patient = try await journey(BookingParameters(slot: later), clinic.ana())
        #expect(patient.frame.text.contains(warning))
    }

    @Test func `a time by other clocks than the practice's says where they hang`() async throws {
        let zone = try #require(Zone("America/New_York"))
        let clinic = try await SceneClinic(
            .memory,
            adding: [
                .practitioner(Practitioner(id: "zoe", names: [HumanName(family: "York", given: ["Zoe"])])),
                .schedule(
                    Schedule(
                        id: "zoe-far", practitioner: "zoe", zone: zone, policy: SchedulePolicy(horizon: 14 * 86400),
                        plan: WeeklyPlan(hours: [.init(weekday: 2, opens: WallTime(8), closes: WallTime(9))]))),
            ])
        let app = await clinic.patientApp(session: try await clinic.signIn("ana", as: .patient))
        try await app.press(.identifier("home.book"))
        try await app.set("Practitioner", to: "Dr Karl Weber")
        #expect(app.frame.text.contains("08:00–08:30"))
        #expect(!app.frame.text.contains("(Berlin)"))
        try await app.set("Practitioner", to: "Zoe York")
        #expect(app.frame.text.contains("08:00–08:20 (New York)"))

        let slot = Slot.ID.planned(at: try Date("2026-11-24T13:00:00Z"), on: "zoe-far")
        try await app.press(.identifier("timeSlots.slot.\(slot)"))
        #expect(app.frame.text.contains("Tue 24 Nov 2026, 08:00–08:20 (New York)"))
        #expect(app.frame.text.contains("Held for you until") && app.frame.text.contains("03:05 (New York)"))
        let other = try await clinic.kept.ana.appointments.book(Booking(slot: slot))
        try await app.press("Book this time")
        #expect(app.frame.title == "Somebody else has taken this time.")
        #expect(app.frame.text.contains("In the way: Tue 24 Nov 2026, 08:00–08:20 (New York) with Zoe"))
        #expect(app.frame.text.contains("Tue 24 Nov 2026, 08:20–08:40 (New York), Zoe York"))
        try await app.press("Choose another time")
        try await app.back()
        #expect(app.frame.text.contains("Tomorrow, 08:00–08:20 (New York)"), "on Home")
        try await app.press(.identifier("home.appointments"))
        #expect(app.frame.text.contains("08:00–08:20 (New York)"))
        try await app.press(.identifier("appointments.visit.\(other.id)"))
        #expect(app.frame.text.contains("Tue 24 Nov 2026, 08:00–08:20 (New York)"))
    }

    @Test func `a visit that is moved says that the new time has to be confirmed, and again where it was`()
        async throws
    {
        let clinic = try await SceneClinic()
        let visit = try await clinic.requested()
        let slot = try ClinicFixture.slot(of: ClinicFixture.confirming, at: "2026-11-25T08:00:00Z")
        let parameters = BookingParameters(slot: slot, rescheduling: visit.id)
        let requested = try await journey(parameters, clinic.ana())
        #expect(requested.frame.text.contains("The clinic has to confirm the new time."))
        try await requested.press("Choose another time")
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit.id)
        let confirmed = try await journey(parameters, clinic.ana())
        #expect(confirmed.frame.text.contains("The clinic has to confirm the new time again."))
        try await confirmed.press("Choose another time")
        let own = try await journey(BookingParameters(slot: slot), clinic.ana())
        #expect(own.frame.text.contains("The clinic has to confirm this time."))
        try await own.press("Choose another time")
        let immediate = try ClinicFixture.slot(of: ClinicFixture.immediate, at: "2026-11-25T08:00:00Z")
        let atOnce = try await journey(BookingParameters(slot: immediate), clinic.ana())
        #expect(!atOnce.frame.text.contains("has to confirm"))
    }

    @Test func `an answer that comes after the scene is gone reaches nobody`() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        var presenter: BookingPresenter<SlowBooking>? = BookingPresenter(
            interactor: SlowBooking(gate: gate.stream), parameters: .mock, delegate: delegate)
        weak let gone = presenter
        presenter?.didLoad()
        #expect(presenter?.progressViewParameters != nil)
        presenter = nil
        #expect(gone == nil)
        gate.continuation.finish()
        for _ in 0..<100 { await Task.yield() }
        #expect(delegate.events == [])
    }

    private func journey(_ parameters: BookingParameters, _ scope: AudienceScope<some Audience>) async -> SceneJourney {
        await SceneJourney {
            BookingFactory.make(parameters: parameters, scope: scope, delegate: delegate)
        }
    }
}

@MainActor
private final class BookingLog: BookingDelegate {
    private(set) var events: [String] = []

    func didBook(_ visit: AppointmentDetails) { events.append("booked") }
    func didFailToBook(_ conflict: Conflict, reason: String) { events.append("\(conflict.kind.rawValue), \(reason)") }
    func didLeaveBooking(reason: String) { events.append("left\(reason)") }
}

private struct SlowBooking: BookingInteractive {
    let gate: AsyncStream<Void>

    func fetchBooking(_ parameters: BookingParameters) async throws -> BookingEntity {
        for await _ in gate {}
        throw ClinicError.busy
    }

    func hold(_ id: Slot.ID) async throws -> Hold { throw ClinicError.busy }
    func release(_ id: Slot.ID) async throws {}
    func book(
        _ parameters: BookingParameters, reason: String?, overbookingReason: String?
    ) async throws -> AppointmentDetails { throw ClinicError.busy }
}
