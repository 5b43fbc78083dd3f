import SwiftUI

extension AllergiesFactory {
    package static func doctor(parameters: AllergiesParameters, destinations: DoctorDestinations) -> some View {
        AllergiesView(
            presenter: AllergiesPresenter(
                interactor: DoctorAllergiesInteractor(scope: destinations.scope), parameters: parameters)
        )
        .modifier(AllergiesRouter(destinations: destinations))
    }
}
