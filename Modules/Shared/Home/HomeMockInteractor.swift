import ClinicModel

struct HomeMockInteractor: HomeInteractive {
    func fetchHome() async throws -> HomeEntity {
        HomeEntity(
            name: "Sam Sample",
            suggestions: [.init(.checkIn, SampleClinic.visits[0])],
            sections: [
                .init(.next, [SampleClinic.visits[0]]),
                .init(.requests, [SampleClinic.visits[1]], actions: [.confirm, .decline]),
                .init(.today(nil), []),
            ],
            upcomingCount: 2, unreadCount: 1, resultCount: 1,
            medication: MedicationOverview(activeCount: 2, dueCount: 1, refillCount: 0))
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}

    func signOut() async throws {}

    func changes() -> AsyncStream<Void> { SampleClinic.noChanges() }
}
