import SharedScenes

/// Asks what an app's own Interactor asks.
final class HomeInteractor: HomeInteractorInterface {
    private let home: any HomeInteractive

    init(home: any HomeInteractive) {
        self.home = home
    }

    func fetchHome() async throws -> HomeEntity { try await home.fetchHome() }
    func signOut() async throws { try await home.signOut() }
    func changes() -> AsyncStream<Void> { home.changes() }
}
