import SwiftUI
import ViperKit

/// SignIn while nobody is signed in, else a stack that begins with Home.
package struct RootView<Presenter: RootPresentable, SignIn: View, Home: View>: View {
    @StateObject private var presenter: Presenter
    @State private var didAppear = false
    private let signIn: (any SignInDelegate) -> SignIn
    private let home: (Presenter.Scope, any HomeDelegate) -> Home

    package init(
        presenter: @escaping @autoclosure () -> Presenter,
        @ViewBuilder signIn: @escaping (any SignInDelegate) -> SignIn,
        @ViewBuilder home: @escaping (Presenter.Scope, any HomeDelegate) -> Home
    ) {
        _presenter = StateObject(wrappedValue: presenter())
        self.signIn = signIn
        self.home = home
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
        .onFirstAppear(didAppear: $didAppear) {
            presenter.didLoad()
        }
    }
}
