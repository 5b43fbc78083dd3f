import ClinicModel
import SharedScenes
import SwiftUI

/// What a third app, a reception's, would show on Home.
struct StubHome: HomeInteractive {
    func fetchHome() async throws -> HomeEntity {
        HomeEntity(
            name: "Reception", suggestions: [], sections: [.init(.today(.arrived), [])], upcomingCount: 0,
            unreadCount: 0, resultCount: 0, medication: MedicationOverview())
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {}

    func signOut() async throws {}

    func changes() -> AsyncStream<Void> { AsyncStream { $0.finish() } }
}

/// What it would call that.
struct ReceptionWords: HomeWords {
    let appointments: LocalizedStringResource = "All calendars"
    let booking: LocalizedStringResource = "Walk-in"

    func title(of topic: HomeEntity.Topic) -> LocalizedStringResource { "Waiting room" }
    func nothing(of topic: HomeEntity.Topic) -> LocalizedStringResource { "Empty" }
}
