import ClinicModel
import SharedScenes
import ViperKit

/// Asks what an app's own Interactor asks, and hands on what it returns.
@MainActor
final class HomeInteractor: HomeInteractorInput {
    weak var output: (any HomeInteractorOutput)?

    private let home: any HomeInteractive
    private let tasks = SceneTasks()

    init(home: any HomeInteractive) {
        self.home = home
    }

    func fetchHome(announcing: Bool) {
        tasks.start("fetch", for: self) { [home] in
            try await home.fetchHome()
        } then: { interactor, result in
            switch result {
            case .success(let home): interactor.output?.received(home)
            case .failure(let error): interactor.output?.failedToFetch(error, announcing: announcing)
            }
        }
    }

    func observeChanges() {
        tasks.observe(home.changes(), for: self) { interactor, _ in
            interactor.fetchHome(announcing: false)
        }
    }

    func perform(_ action: AppointmentAction, on id: Appointment.ID) {
        tasks.start(for: self) { [home] in
            try await home.perform(action, on: id)
        } then: { interactor, result in
            switch result {
            case .success: interactor.output?.performed()
            case .failure(let error): interactor.output?.failedToPerform(error)
            }
        }
    }

    func signOut() {
        tasks.start(for: self) { [home] in
            try await home.signOut()
        } then: { interactor, result in
            switch result {
            case .success: interactor.output?.signedOut()
            case .failure(let error): interactor.output?.failedToSignOut(error)
            }
        }
    }
}
