import SwiftUI

/// Makes the scene in which a practitioner notes what a patient must not be given.
@MainActor
package enum AllergiesFactory {
    package static func mock(parameters: AllergiesParameters = .mock) -> some View {
        AllergiesView(
            presenter: AllergiesPresenter(interactor: AllergiesMockInteractor(), parameters: parameters)
        )
        .modifier(AllergiesRouter(destinations: AllergiesMockDestinations()))
    }
}
