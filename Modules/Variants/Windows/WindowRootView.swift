import SharedScenes
import SwiftUI
import UIKit
import ViperKit

/// SignIn while nobody is signed in, else a window of UIKit's, whose navigation controller begins with Home.
package struct WindowRootView<Presenter: RootPresentable, SignIn: View, Lock: View>: View {
    @StateObject private var presenter: Presenter
    @State private var didAppear = false
    private let signIn: (any SignInDelegate) -> SignIn
    private let lock: (Presenter.Scope, any LockDelegate) -> Lock
    private let window: @MainActor (Presenter.Scope, Presenter) -> UIWindow

    /// - Parameter home: makes the navigation controller, and lets the coordinator lead it.
    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        @ViewBuilder signIn: @escaping (any SignInDelegate) -> SignIn,
        home:
            @escaping @MainActor (Presenter.Scope, any HomeDelegate, NavigationStackCoordinator) ->
            UINavigationController,
        @ViewBuilder lock: @escaping (Presenter.Scope, any LockDelegate) -> Lock
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.signIn = signIn
        self.lock = lock
        window = { scope, presenter in
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = home(scope, presenter, presenter.coordinator)
            return window
        }
    }

    package var body: some View {
        Group {
            if let scope = presenter.scope {
                HomeWindow(window: window(scope, presenter))
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
        .onFirstAppear(didAppear: $didAppear) {
            presenter.didLoad()
        }
    }
}

/// Keeps the window for as long as somebody is signed in.
private struct HomeWindow: View {
    @StateObject private var kept: KeptWindow

    init(window: @escaping @autoclosure () -> UIWindow) {
        _kept = StateObject(wrappedValue: KeptWindow(window()))
    }

    var body: some View {
        UIWindowView(kept.window)
    }
}

@MainActor
private final class KeptWindow: ObservableObject {
    let window: UIWindow

    init(_ window: UIWindow) {
        self.window = window
    }
}
