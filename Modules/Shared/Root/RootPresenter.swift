import ClinicModel
import Combine
import Foundation
import ViperKit

@MainActor
package final class RootPresenter<Interactor: RootInteractive>: RootPresentable {
    /// Who is in, and whether the screen is locked.
    private enum State {
        /// `lost` names whose path is still there, because their session ended while they were in.
        case outside(lost: String?)
        case inside(Interactor.Scope, userName: String, isLocked: Bool)
    }

    @Published package var alertParameters: AlertParameters?
    @Published private var state = State.outside(lost: nil)
    package let coordinator: NavigationStackCoordinator
    package let lockClock: any Clock<Duration>

    private let interactor: Interactor
    private let idleTime: Duration?
    private var parameters: RootParameters
    private let tasks = SceneTasks()
    private let sessionTasks = SceneTasks()
    private var navigation: AnyCancellable?

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

    package var scope: Interactor.Scope? {
        if case .inside(let scope, _, _) = state { scope } else { nil }
    }

    package var isLocked: Bool {
        if case .inside(_, _, let isLocked) = state { isLocked } else { false }
    }

    package var lockDelay: Duration? { scope == nil || isLocked ? nil : idleTime }

    package func didLoad() {
        navigation = coordinator.events.sink { [weak self] _ in self?.keepPath() }
        if let session = interactor.session { didSignIn(session) }
    }

    package func didSignIn(_ session: Session) {
        do {
            let scope = try interactor.scope(for: session)
            if case .outside(let lost?) = state, lost != session.userName { leaveEverything() }
            state = .inside(scope, userName: session.userName, isLocked: false)
            watchSession(in: scope)
            goToBeginning(in: scope, as: session.userName)
        } catch {
            alertParameters = AlertParameters(error: error)
        }
    }

    /// A link that comes while nobody is in is for who comes in first.
    package func didOpen(_ url: URL) {
        if let scope { open(url.absoluteString, in: scope) } else { parameters.link = url.absoluteString }
    }

    package func didSignOut() {
        sessionTasks.cancelAll()
        state = .outside(lost: nil)
        leaveEverything()
    }

    package func didBecomeIdle() { lock(true) }

    package func didUnlock() { lock(false) }

    package func didLoseSession() {
        guard case .inside(let scope, let userName, _) = state else { return }
        sessionTasks.cancelAll()
        state = .outside(lost: userName)
        tasks.start("end", for: self) { [interactor] in
            try await interactor.sessionState(in: scope)
        } then: { presenter, result in
            // Who has just signed out here needs no word of it.
            guard case .outside(lost: .some) = presenter.state else { return }
            // Where the reason cannot be asked for, that it has ended is known all the same.
            if case .success(let state) = result {
                presenter.alertParameters = RootWords.sessionEnded(state)
            } else {
                presenter.alertParameters = RootWords.sessionEnded(.ended)
            }
        }
    }

    /// A session that is ended elsewhere leaves nothing on the screen.
    private func watchSession(in scope: Interactor.Scope) {
        sessionTasks.observe(interactor.changes(in: scope), for: self) { presenter, _ in
            presenter.checkSession(of: scope)
        }
    }

    private func checkSession(of scope: Interactor.Scope) {
        sessionTasks.start("check", for: self) { [interactor] in
            try await interactor.checkSession(of: scope)
        } then: { presenter, result in
            // What else keeps it from being checked, the scenes say.
            if case .failure(ClinicError.signedOut) = result { presenter.didLoseSession() }
        }
    }

    private var userName: String? {
        if case .inside(_, let userName, _) = state { userName } else { nil }
    }

    private func lock(_ isLocked: Bool) {
        guard case .inside(let scope, let userName, _) = state else { return }
        state = .inside(scope, userName: userName, isLocked: isLocked)
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
            try await interactor.link(text, in: scope)
        } then: { presenter, result in
            switch result {
            case .success(let link):
                presenter.coordinator.dismiss()
                presenter.coordinator.replacePath(link.path)
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
