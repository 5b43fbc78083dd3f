import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import VariantCatalogue

/// One script through every form of Home: whoever looks at the screen cannot tell them apart.
@MainActor
@Suite struct JourneyTests {
    @Test(arguments: Variant.all, App.allCases)
    func `a form shows what the apps' own Home shows, at every step`(_ variant: Variant, _ app: App) async throws {
        let expected = try await Self.expected(app).value
        let frames = try await Self.frames(of: variant, app)
        #expect(frames.map(\.step) == expected.map(\.step))
        for (frame, expected) in zip(frames, expected) {
            #expect(frame.picture == expected.picture, "after \(frame.step)")
        }
    }

    @Test func `the script goes through all that Home does`() async throws {
        let steps = try await Self.expected(.patient).value
        #expect(
            steps.map { "\($0.step): \($0.place)" } == [
                "open: alert", "press OK: Home", "refresh: Home", "see a request: Home",
                "press home.appointments: Home › Appointments", "back: Home",
                "press home.book: Home › Book a visit", "back: Home",
                "press home.messages: Home › Messages", "back: Home",
                "press home.results: Home › Record", "back: Home",
                "press home.prescriptions: Home › My medication", "back: Home",
                "press home.account: Home › Account", "back: Home",
                "press home.visit: Home › Appointment", "press appointment.cancel: sheet",
                "press cancellation.keep: Home › Appointment", "back: Home",
                "fail unasked: Home", "refresh: alert", "press OK: Home", "refresh: Home",
                "press home.signOut: dialog", "press Cancel: Home", "press home.signOut: dialog",
                "press Sign out: Sign in",
            ])
    }

    @Test(arguments: Variant.all)
    func `a request is confirmed or declined from its row`(_ variant: Variant) async throws {
        let clinic = try await VariantClinic(.doctor)
        let (confirmed, declined) = try await (clinic.request().id, clinic.request(at: "2026-11-25T08:00:00Z").id)
        let host = await clinic.show(variant)
        try await host.perform("Confirm", on: .identifier("home.visit.\(confirmed)"))
        #expect(await comes { host.frame.element(identifier: "home.visit.\(confirmed)") == nil })
        try await host.perform("Decline", on: .identifier("home.visit.\(declined)"))
        #expect(await comes { host.frame.presented == .sheet })
        #expect(host.frame.text.contains("Decline the request of Ana"))
        try await host.press("Not now")
        try await host.back()
        #expect(host.frame.element(identifier: "home.visit.\(declined)") != nil)
        try await host.perform("Decline", on: .identifier("home.visit.\(declined)"))
        #expect(await comes { host.frame.presented == .sheet })
        try await host.press(.identifier("cancellation.confirm"))
        #expect(await comes { host.frame.presented == nil && host.frame.text.contains("Declined") })
        try await host.back()
        #expect(await comes { host.frame.element(identifier: "home.visit.\(declined)") == nil })
        let ana = clinic.kept.ana.appointments
        #expect(try await ana.appointment(confirmed, access: .refresh).appointment.status == .booked)
        #expect(try await ana.appointment(declined, access: .refresh).appointment.isDeclined)
    }

    @Test(arguments: Variant.all)
    func `who is expected is marked as arrived from the row that says so`(_ variant: Variant) async throws {
        let clinic = try await VariantClinic(.doctor)
        let id = try await clinic.request().id
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: id)
        let visit = try await clinic.kept.ines.appointments.appointment(id, access: .refresh)
        clinic.clock.now = try #require(visit.appointment.start) - 600
        let host = await clinic.show(variant)
        try await host.perform("Mark as arrived", on: .identifier("home.suggestion.\(id)"))
        #expect(await comes { host.frame.text.contains("has arrived") })
    }

    @Test(arguments: Variant.all)
    func `what cannot be done from a row says why`(_ variant: Variant) async throws {
        let clinic = try await VariantClinic(.doctor)
        let id = try await clinic.request().id
        let host = await clinic.show(variant)
        clinic.clock.now = try Date("2026-11-24T09:00:00Z")
        try await host.perform("Confirm", on: .identifier("home.visit.\(id)"))
        #expect(await comes { host.frame.presented == .alert })
        try await host.press("OK")
        #expect(await comes { host.frame.text.contains("No open requests") })
    }

    @Test(arguments: Variant.all, App.allCases)
    func `what nobody has answered and what goes on stand as in the apps' own Home`(
        _ variant: Variant, _ app: App
    ) async throws {
        let clinic = try await VariantClinic(app)
        try await clinic.request(at: "2026-11-24T07:00:00Z")
        let visit = try await clinic.request(at: "2026-11-24T08:20:00Z").id
        _ = try await clinic.kept.ines.appointments.perform(.confirm, on: visit)
        clinic.clock.now = try Date("2026-11-24T08:20:00Z")
        for action in [AppointmentAction.arrive, .checkIn, .start] {
            _ = try await clinic.kept.ines.appointments.perform(action, on: visit)
        }
        let host = await clinic.show(variant)
        let expected = await clinic.show(.swiftui)
        #expect(host.frame.picture == expected.frame.picture)
        let titles = ["Not answered in time"] + (app == .doctor ? ["In progress now"] : [])
        for title in titles { #expect(host.frame.text.contains(title)) }
    }

    @Test(arguments: Variant.all)
    func `of much that is to be done a form shows the first, and all when asked`(_ variant: Variant) async throws {
        let clinic = try await VariantClinic(.doctor)
        for time in ["07:00", "07:20", "07:40", "08:00", "08:20", "08:40"] {
            let id = try await clinic.request(at: "2026-11-24T\(time):00Z").id
            _ = try await clinic.kept.ines.appointments.perform(.confirm, on: id)
        }
        clinic.clock.now = try Date("2026-11-24T10:01:00Z")
        let host = await clinic.show(variant)
        let expected = await clinic.show(.swiftui)
        func toDos() -> Int {
            host.frame.elements.filter { $0.identifier?.hasPrefix("home.suggestion.") == true }.count
        }
        #expect(host.frame.picture == expected.frame.picture)
        #expect(toDos() == 5)
        try await host.press(.identifier("home.toDos"))
        #expect(toDos() == 6 && host.frame.text.contains("Fewer to-dos"))
        try await host.press(.identifier("home.toDos"))
        #expect(toDos() == 5 && host.frame.text.contains("All 6 to-dos"))
    }

    @Test(arguments: Variant.all)
    func `a visit that was finished without a signature is to be done as in the apps' own Home`(
        _ variant: Variant
    ) async throws {
        let clinic = try await VariantClinic(.doctor)
        let visit = try await clinic.request(at: "2026-11-24T08:20:00Z").id
        let ines = clinic.kept.ines.appointments
        _ = try await ines.perform(.confirm, on: visit)
        clinic.clock.now = try Date("2026-11-24T08:20:00Z")
        for action in [AppointmentAction.arrive, .checkIn, .start, .finish] {
            _ = try await ines.perform(action, on: visit)
        }
        let host = await clinic.show(variant)
        let expected = await clinic.show(.swiftui)
        #expect(host.frame.picture == expected.frame.picture)
        #expect(host.frame.text.contains("Finished without a note: Ana"))
        try await host.press(.identifier("home.suggestion.\(visit)"))
        #expect(await comes { host.frame.path.count == 2 })
    }

    @Test(arguments: Variant.all, App.allCases)
    func `a deep link leads past the form`(_ variant: Variant, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        let visit = try await clinic.request()
        let host = await clinic.show(variant, link: "/appointments/\(visit.id)")
        #expect(host.frame.path == ["Home", "Appointments", "Appointment"])
        #expect(host.frame.text.contains("Requested"))
        try await host.back()
        try await host.back()
        #expect(host.frame.element(identifier: "home.visit.\(visit.id)") != nil)
    }

    @Test(arguments: Variant.all, App.allCases)
    func `all of a form fits a narrow screen`(_ variant: Variant, _ app: App) async throws {
        let clinic = try await VariantClinic(app)
        try await clinic.request()
        let host = await clinic.show(variant)
        host.resize(columns: 32, rows: 24)
        #expect(host.frame.lines.allSatisfy { $0.count <= 32 })
        #expect(host.warnings.isEmpty)
    }

    private struct Step: Sendable {
        let step: String
        let place: String
        let picture: String
    }

    /// What the apps' own Home shows; walked through once for all forms.
    private static func expected(_ app: App) -> Task<[Step], any Error> {
        app == .patient ? patient : doctor
    }

    private static let patient = Task { try await frames(of: .swiftui, .patient) }
    private static let doctor = Task { try await frames(of: .swiftui, .doctor) }

    private static func frames(of variant: Variant, _ app: App) async throws -> [Step] {
        let clinic = try await VariantClinic(app)
        clinic.door.refuse(with: .busy)
        let host = await clinic.show(variant)
        var id = ""
        var steps: [Step] = []
        func note(_ step: String) {
            let frame = host.frame
            let place = frame.presented?.rawValue ?? frame.path.joined(separator: " › ")
            let picture = id.isEmpty ? frame.picture : frame.picture.replacing(id, with: "<id>")
            steps.append(Step(step: step, place: place, picture: picture))
        }
        func press(_ identifier: String, _ id: String = "") async throws {
            try await host.press(.identifier(identifier + id))
            note("press \(identifier)")
        }
        func back() async throws {
            try await host.back()
            note("back")
        }
        func refresh() async throws {
            try await host.refresh()
            note("refresh")
        }

        note("open")
        try await host.press("OK")
        note("press OK")
        clinic.door.refuse(with: nil)
        try await refresh()
        let visit = try await clinic.request()
        id = visit.id.rawValue
        _ = await comes { host.frame.element(identifier: "home.visit.\(id)") != nil }
        note("see a request")
        try await press("home.appointments")
        try await back()
        if app == .doctor {
            try await press("home.patients")
            try await back()
        }
        try await press("home.book")
        try await back()
        try await press("home.messages")
        try await back()
        try await press("home.results")
        try await back()
        try await press("home.prescriptions")
        try await back()
        try await press("home.account")
        try await back()
        try await press("home.visit", ".\(id)")
        try await press(app == .patient ? "appointment.cancel" : "appointment.decline")
        try await press("cancellation.keep")
        clinic.door.refuse(with: .busy)
        try await back()
        note("fail unasked")
        try await refresh()
        try await host.press("OK")
        note("press OK")
        clinic.door.refuse(with: nil)
        try await refresh()
        for answer in ["Cancel", "Sign out"] {
            try await press("home.signOut")
            try await host.press(.label(answer))
            note("press \(answer)")
        }
        return steps
    }
}
