import SwiftUI
import ViperKit

/// SignIn while nobody is signed in, else a stack that begins with Home; before that Lock, when nobody is here.
package struct RootView<Presenter: RootPresentable, SignIn: View, Home: View, Lock: View>: View {
    @StateObject private var presenter: Presenter
    private let signIn: (any SignInDelegate) -> SignIn
    private let home: @MainActor (Presenter.Scope, any HomeDelegate) -> Home
    private let lock: (Presenter.Scope, any LockDelegate) -> Lock

    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        @ViewBuilder signIn: @escaping (any SignInDelegate) -> SignIn,
        @ViewBuilder home: @escaping @MainActor (Presenter.Scope, any HomeDelegate) -> Home,
        @ViewBuilder lock: @escaping (Presenter.Scope, any LockDelegate) -> Lock
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.signIn = signIn
        self.home = home
        self.lock = lock
    }

    package var body: some View {
        Group {
            if let scope = presenter.scope {
                CoordinatingNavigationStack(coordinator: presenter.coordinator) {
                    home(scope, presenter)
                }
            } else {
                NavigationStack {
                    signIn(presenter)
                }
            }
        }
        .alert(parameters: $presenter.alertParameters)
        .locked(presenter.isLocked) {
            NavigationStack {
                if let scope = presenter.scope { lock(scope, presenter) }
            }
        }
        .onIdle(after: presenter.lockDelay, clock: presenter.lockClock) { presenter.didBecomeIdle() }
        .onOpenURL { presenter.didOpen($0) }
        .onFirstAppear { presenter.didLoad() }
    }
}
