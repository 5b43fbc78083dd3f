import ClinicModel
import SharedScenes

/// What a third app, a reception's, would show on Home.
struct StubHome: HomeInteractive {
    func fetchHome() async throws -> HomeEntity {
        HomeEntity(
            name: "Reception", suggestions: [],
            sections: [.init(title: "Waiting room", visits: [], emptyText: "Empty")],
            appointmentsTitle: "All calendars", upcomingCount: 0, bookingTitle: "Walk-in")
    }

    func signOut() async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}
