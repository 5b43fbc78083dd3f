import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class RootPresenter<Interactor: RootInteractive>: RootPresentable {
    @Published package private(set) var scope: Interactor.Scope?
    @Published package private(set) var isLocked = false
    @Published package var alertParameters: AlertParameters?
    package let coordinator: NavigationStackCoordinator
    package let lockClock: any Clock<Duration>

    private let interactor: Interactor
    private let idleTime: Duration?
    private var parameters: RootParameters
    private let tasks = SceneTasks()
    private var userName: String?
    private var navigation: AnyCancellable?
    /// Whose path is still there, because their session ended behind a lock.
    private var lostUserName: String?

    package init(
        interactor: Interactor, parameters: RootParameters, coordinator: NavigationStackCoordinator,
        lockClock: any Clock<Duration> = ContinuousClock()
    ) {
        self.interactor = interactor
        self.parameters = parameters
        self.coordinator = coordinator
        self.lockClock = lockClock
        idleTime = parameters.lockDelay
    }

    package var lockDelay: Duration? { scope == nil || isLocked ? nil : idleTime }

    package func didLoad() {
        navigation = coordinator.events.sink { [weak self] _ in self?.keepPath() }
        if let session = interactor.session { didSignIn(session) }
    }

    package func didSignIn(_ session: Session) {
        do {
            let scope = try interactor.scope(for: session)
            if let lostUserName, lostUserName != session.userName { leaveEverything() }
            lostUserName = nil
            self.scope = scope
            userName = session.userName
            goToBeginning(in: scope, as: session.userName)
        } catch {
            alertParameters = AlertParameters(error: error)
        }
    }

    package func didSignOut() {
        userName = nil
        scope = nil
        isLocked = false
        leaveEverything()
    }

    package func didBecomeIdle() {
        if scope != nil { isLocked = true }
    }

    package func didUnlock() {
        isLocked = false
    }

    package func didLoseSession() {
        lostUserName = userName
        userName = nil
        scope = nil
        isLocked = false
        alertParameters = AlertParameters(error: ClinicError.signedOut)
    }

    private func leaveEverything() {
        coordinator.dismiss()
        coordinator.popToRoot()
    }

    /// A link and a last path are for who comes in first.
    private func goToBeginning(in scope: Interactor.Scope, as userName: String) {
        let parameters = parameters
        self.parameters = RootParameters()
        if let link = parameters.link {
            open(link, in: scope)
        } else if parameters.resumes {
            resume(as: userName)
        }
    }

    private func open(_ text: String, in scope: Interactor.Scope) {
        tasks.start(for: self) { [interactor] in
            let link = try DeepLink(text)
            try await interactor.check(link, in: scope)
            return link
        } then: { presenter, result in
            switch result {
            case .success(let link): presenter.coordinator.replacePath(link.path)
            case .failure(let error): presenter.alertParameters = AlertParameters(error: error)
            }
        }
    }

    private func resume(as userName: String) {
        do {
            guard let data = try interactor.lastPath(of: userName) else { return }
            coordinator.restore(try JSONDecoder().decode(NavigationStackCoordinator.Snapshot.self, from: data))
        } catch {
            alertParameters = RootWords.beginsAtHome(because: error)
        }
    }

    private func keepPath() {
        guard let userName, let snapshot = coordinator.snapshot else { return }
        do {
            try interactor.keep(JSONEncoder().encode(snapshot), of: userName)
        } catch {
            // Once it has failed, it is not tried at every step.
            navigation = nil
            alertParameters = RootWords.pathIsNotKept(because: error)
        }
    }
}
