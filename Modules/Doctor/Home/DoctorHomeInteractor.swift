import ClinicModel
import SharedScenes

package struct DoctorHomeInteractor: ScopedHomeInteractive {
    private static let statesOfToday: [Appointment.Status] = [
        .checkedIn, .arrived, .booked, .fulfilled, .noshow, .cancelled,
    ]

    package let scope: DoctorScope

    package init(scope: DoctorScope) {
        self.scope = scope
    }

    package func fetchHome() async throws -> HomeEntity {
        let overview = try await scope.gateways.overview.overview()
        let today = Self.statesOfToday.map { HomeEntity.Section(.today($0), visits(overview.today(in: $0))) }
            .filter { !$0.visits.isEmpty }
        return HomeEntity(
            name: overview.name,
            suggestions: visits(overview.today(in: .checkedIn)).map { .init(.start, $0) },
            sections: [.init(.requests, visits(overview.requests))]
                + (today.isEmpty ? [.init(.today(nil), [])] : today),
            upcomingCount: overview.upcomingCount)
    }

    private func visits(_ summaries: [AppointmentSummary]) -> [Visit] {
        summaries.map { Visit($0, seenBy: .practitioner) }
    }
}
