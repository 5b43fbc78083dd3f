import ClinicModel
import SharedScenes

/// Asks what an app's own Interactor asks.
struct HomeInteractor: HomeInteractorInterface {
    let home: any HomeInteractive

    func fetchHome() async throws -> HomeEntity { try await home.fetchHome() }
    func perform(_ action: AppointmentAction, on id: Appointment.ID) async throws {
        try await home.perform(action, on: id)
    }
    func signOut() async throws { try await home.signOut() }
    func changes() -> AsyncStream<Void> { home.changes() }
}
