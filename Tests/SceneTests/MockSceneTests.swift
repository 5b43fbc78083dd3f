import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import Testing
import ViperKit
import ViperTesting

/// Each scene by itself, with its mock.
@MainActor
@Suite struct MockSceneTests {
    @Test func `Home leads to all the others`() async throws {
        let journey = await SceneJourney { HomeFactory.mock() }
        try await journey.press("Appointments")
        try await journey.back()
        try await journey.press("Check in with Dr. Ada Sample")
        try await journey.back()
        try await journey.press("Book a visit")
        try await journey.back()
        try await journey.press("Messages")
        try await journey.back()
        try await journey.press("Account")
        #expect(
            journey.transcript == """
                progress
                title Home
                > press Appointments
                push AppointmentsParameters
                progress
                title Appointments
                > back
                pop
                title Home
                > press Check in with Dr. Ada Sample
                push AppointmentParameters
                progress
                title Appointment
                > back
                pop
                title Home
                > press Book a visit
                push TimeSlotsParameters
                progress
                title Book a visit
                > back
                pop
                title Home
                > press Messages
                push ConversationsParameters
                progress
                title Messages
                > back
                pop
                title Home
                > press Account
                push AccountParameters
                progress
                title Account
                """)
        #expect(journey.host.warnings.isEmpty)
    }

    @Test func `Appointments are found by name`() async throws {
        let journey = await SceneJourney { AppointmentsFactory.mock() }
        try await journey.host.find(text: "thu 26")
        #expect(journey.frame.element(identifier: "appointments.visit.1") == nil)
        #expect(journey.frame.element(identifier: "appointments.visit.2") != nil)
        try await journey.host.find(text: "nobody")
        #expect(journey.frame.text.contains("No visit with “nobody”"))
    }

    @Test func `an Appointment offers what its entity says`() async throws {
        let journey = await SceneJourney { AppointmentFactory.mock() }
        try await journey.press("Check in")
        #expect(journey.frame.text.contains("Checked in"))
        #expect(journey.frame.element("Check in") == nil)
    }

    @Test func `an Appointment that is not there says so and goes back`() async throws {
        let journey = await SceneJourney { HomeFactory.mock() }
        journey.coordinator.push(AppointmentParameters(id: "404"))
        await journey.host.settle()
        #expect(journey.frame.title == "There is no appointment 404.")
        try await journey.press("OK")
        #expect(journey.frame.path == ["Home"])
    }

    @Test func `TimeSlots lists a day's times below the day`() async throws {
        let journey = await SceneJourney { TimeSlotsFactory.mock() }
        #expect(journey.frame.text.contains("Tomorrow\n"))
        #expect(journey.frame.text.contains(/Times from (Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w+ \d+ on/))
        try await journey.press("Show taken times")
        #expect(journey.frame.text.contains("Taken"))
    }

    @Test func `a date picker has the order of other dates where English is of no region`() async throws {
        func from(_ language: String) async throws -> String {
            let scene = await SceneJourney {
                TimeSlotsFactory.mock().environment(\.locale, Locale(identifier: language))
            }
            return try #require(scene.frame.lines.first { $0.contains("From: ") })
        }
        #expect(try await from("en").contains(/\d+ Nov 2026/))
        #expect(try await from("en_US").contains(/Nov \d+, 2026/))
    }

    @Test(arguments: [40, 80])
    func `every preview says on a narrow screen all that it says on a wide one`(_ columns: Int) async {
        let previews: [AnyView] = [
            AnyView(SignInFactory.mock()), AnyView(LockFactory.mock()), AnyView(HomeFactory.mock()),
            AnyView(AppointmentsFactory.mock()), AnyView(AppointmentFactory.mock()), AnyView(TimeSlotsFactory.mock()),
            AnyView(BookingFactory.mock()), AnyView(ConversationsFactory.mock()), AnyView(ConversationFactory.mock()),
            AnyView(ResultsFactory.mock()), AnyView(DocumentFactory.mock()),
            AnyView(AccountFactory.mock()), AnyView(PrescriptionsFactory.mock()),
        ]
        for preview in previews {
            let narrow = await SceneJourney(columns: columns, rows: 200) { preview }.frame
            let wide = await SceneJourney(columns: 400, rows: 200) { preview }.frame
            #expect(narrow.lines.count > 4)
            let words = Set(narrow.text.split(whereSeparator: \.isWhitespace))
            let lost = wide.text.split(whereSeparator: \.isWhitespace).filter { !words.contains($0) }
            #expect(lost == [])
        }
    }

    @Test func `a failure says what failed and what to do, once`() async throws {
        let journey = await SceneJourney {
            HomeView(presenter: HomePresenter(interactor: BusyInteractor(), delegate: nil))
        }
        #expect(journey.frame.title == "The clinic’s database is busy.")
        #expect(journey.frame.text.contains("Try again in a moment."))
        try await journey.press("OK")
        #expect(journey.frame.presented == nil)
        #expect(journey.frame.text.contains("The clinic’s database is busy."))
    }

    @Test func `loading shows progress until it is done`() async throws {
        let gate = AsyncStream.makeStream(of: Void.self)
        let presenter = HomePresenter(interactor: SlowInteractor(gate: gate.stream), delegate: nil)
        presenter.didLoad()
        #expect(presenter.progressViewParameters != nil)
        #expect(presenter.home.value == nil)
        gate.continuation.finish()
        while presenter.home.value == nil { await Task.yield() }
        #expect(presenter.progressViewParameters == nil)
    }
}

private let emptyHome = HomeEntity(
    name: "", suggestions: [], sections: [], upcomingCount: 0, unreadCount: 0, resultCount: 0,
    medication: MedicationOverview())

private struct BusyInteractor: HomeInteractive {
    func fetchHome() async throws -> HomeEntity { throw ClinicError.busy }
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}
    func signOut() async throws {}
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

private struct SlowInteractor: HomeInteractive {
    let gate: AsyncStream<Void>

    func fetchHome() async throws -> HomeEntity {
        for await _ in gate {}
        return emptyHome
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}
    func signOut() async throws {}
    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
