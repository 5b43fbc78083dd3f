import ClinicModel
import Foundation
import SharedScenes
import SwiftUI
import TestSupport
import Testing
import ViperTesting

/// A list of more visits than a screen asks for at once.
@MainActor
@Suite struct LongListTests {
    private struct Practice: AppointmentsInteractive {
        let filters: [AppointmentsFilter] = [.past]
        let chosen: AppointmentsFilter? = nil
        var delay = Duration.zero

        func fetchAppointments(
            _ filter: AppointmentsFilter, on date: CalendarDate?, limit: Int?, access: Access
        ) async throws -> AppointmentsEntity {
            try await Task.sleep(for: delay)
            let all = (0..<250).map { Visit(Self.summary($0), seenBy: .practitioner) }
            let shown = limit.map { Array(all.prefix($0)) } ?? all
            return AppointmentsEntity(
                filter: filter, date: nil, zone: .utc, visits: shown, hasMore: shown.count < all.count)
        }

        func keep(_ filter: AppointmentsFilter) throws {}

        func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}

        func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }

        private static func summary(_ number: Int) -> AppointmentSummary {
            let start = ClinicFixture.monday - Double(number) * 86400
            return AppointmentSummary(
                appointment: Appointment(
                    id: Appointment.ID("visit-\(number)"), status: .fulfilled, start: start, end: start + 1200,
                    participants: []),
                patientName: "Patient \(number)", practitionerName: "Ines Ibarra", zone: .utc)
        }
    }

    private func open() async -> SceneJourney {
        // As high as all of it: what is not on the screen is not in the frame.
        await SceneJourney(columns: 80, rows: 2000) {
            AppointmentsView(presenter: AppointmentsPresenter(interactor: Practice(), parameters: .mock))
        }
    }

    private func count(_ journey: SceneJourney) -> Int {
        journey.frame.text.matches(of: /Patient \d+/).count
    }

    @Test func `the list goes on as far as is asked for`() async throws {
        let journey = await open()
        #expect(count(journey) == 100)
        try await journey.press(.identifier("appointments.more"))
        #expect(count(journey) == 200)
        try await journey.press(.identifier("appointments.more"))
        #expect(count(journey) == 250)
        #expect(!journey.frame.text.contains("Show more"))
    }

    @Test func `who is looked for is found among all`() async throws {
        let journey = await open()
        #expect(!journey.frame.text.contains("Patient 249"))
        try await journey.find("249")
        #expect(count(journey) == 1 && journey.frame.text.contains("Patient 249"))
        #expect(!journey.frame.text.contains("Show more"))
    }

    @Test func `who is looked for before the first have come is found among all, too`() async throws {
        let presenter = AppointmentsPresenter(interactor: Practice(delay: .milliseconds(50)), parameters: .mock)
        presenter.didLoad()
        presenter.searchText = "249"
        for _ in 0..<100 where presenter.sections.isEmpty || presenter.hasMore {
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(presenter.sections.flatMap(\.visits).map(\.counterpart) == ["Patient 249"])
    }
}
