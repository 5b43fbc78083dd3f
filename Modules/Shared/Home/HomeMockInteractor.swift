import ClinicModel

struct HomeMockInteractor: HomeInteractive {
    func fetchHome() async throws -> HomeEntity {
        HomeEntity(
            name: "Sam Sample",
            suggestions: [.init(title: "Check in with Dr. Ada Sample", appointment: "1")],
            sections: [
                .init(title: "Next visit", visits: [SampleClinic.visits[0]]),
                .init(title: "Requests", visits: [SampleClinic.visits[1]]),
                .init(title: "Today", visits: [], emptyText: "Nothing today"),
            ],
            appointmentsTitle: "Appointments", upcomingCount: 2, bookingTitle: "Book a visit")
    }

    func signOut() async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
