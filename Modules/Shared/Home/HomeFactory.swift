import SwiftUI

/// Makes the scene that one lands on.
@MainActor
package enum HomeFactory {
    package static func mock(delegate: (any HomeDelegate)? = nil) -> some View {
        HomeView(presenter: HomePresenter(interactor: HomeMockInteractor(), delegate: delegate))
            .modifier(HomeRouter(destinations: MockDestinations()))
    }
}
